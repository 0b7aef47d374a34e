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

/** The parts of an emoji that are not seen themselves: its style, and what joins it to another one. */
const IN_EMOJI =
  /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Extended_Pictographic}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;

/** Breaks of lines and tabs, which are drawn as blanks. */
const BREAKS = /[\t\n\r\p{Zl}\p{Zp}]/gu;

/** Whether all of a name can be seen, emoji and breaks of lines among it. */
export function isSeenWithEmoji(name: string): boolean {
  return isSeen(name.replaceAll(IN_EMOJI, '').replaceAll(BREAKS, ' '));
}
