// The worker that createEngine starts. Bundlers need its place; it exports nothing.
export {};
