declare module 'virtual:technique-examples' {
  const examples: Record<string, string[]>;
  export default examples;
}
declare module 'virtual:lessons/*' {
  const lessons: import('./lesson_texts').Lessons;
  export default lessons;
}
