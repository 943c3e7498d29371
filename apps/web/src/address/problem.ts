// A problem of an address: what is wrong with it. The texts are address.KIND.
export interface Problem {
  kind: 'page' | 'character' | 'length' | 'conflict' | 'entries' | 'missing' | 'field' | 'number' | 'step' | 'algorithm' | 'lesson';
  values: Record<string, string | number>;
}
