/** The form of a user name that look-ups compare. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * Characters that are invisible or turn the direction of writing: with them two names would look the
 * same. Formats, controls, separators of lines, private ones, all that Unicode declares as drawn as
 * nothing, and two blanks that it counts as letter and symbol.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** Whether all of a name can be seen. */
export function isSeen(name: string): boolean {
  return !UNSEEN.test(name);
}
