const PICTURES =
  /\p{Emoji_Presentation}\p{Emoji_Modifier}?|\p{Extended_Pictographic}\u{fe0f}|\u{200d}|\u{fe0f}/gu;

/** The name of an account without pictures, which the font has not; as it is where it has no more. */
export function nameOnPaper(name: string): string {
  const without = name.replaceAll(PICTURES, ' ').replaceAll(/ {2,}/g, ' ').trim();
  return without === '' ? name : without;
}
