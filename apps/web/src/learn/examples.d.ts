// The types of the modules that vite/technique_examples.ts and vite/lesson_texts.ts make of docs/techniques.
declare module 'virtual:technique-examples' {
  const examples: Record<string, string[]>;
  export default examples;
}
declare module 'virtual:lessons/*' {
  const lessons: import('./lesson_texts').Lessons;
  export default lessons;
}
