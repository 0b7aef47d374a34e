/** A screen full of a long list. */
export const PAGE = 25;

/** A filter without what is open. */
export function withoutOpen<T extends object>(
  filter: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
