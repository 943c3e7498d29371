import e2e from './vitest.e2e.config';

// Tests of the built page in Firefox.
export default { ...e2e, test: { ...e2e.test, include: ['tests/firefox/**/*.test.ts'], globalSetup: [], testTimeout: 120_000 } };
