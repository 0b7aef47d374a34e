/** A fact where there is something to say; nothing where there is not. */
export function labelled(
  name: string,
  what: string | null,
): readonly (readonly [name: string, what: string])[] {
  return what === null || what === '' ? [] : [[name, what]];
}
