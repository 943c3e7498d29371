declare module 'virtual:technique-examples' {
  const examples: Record<string, string[]>;
  export default examples;
}
