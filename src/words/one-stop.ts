/**
 * A text in which the full stop of an abbreviation ends the sentence too: '0,00 kr..' is '0,00 kr.'.
 * Three dots and more stay as they are.
 */
export function oneStop(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}
