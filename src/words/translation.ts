/** The same keys with other words: `export default { … } satisfies Translation<typeof da>`. */
export type Translation<T> = {
  [Key in keyof T]: T[Key] extends string ? string : Translation<T[Key]>;
};
