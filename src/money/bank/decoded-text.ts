/**
 * The text of a file: UTF-16 by its byte order mark or its zero bytes, else UTF-8, and where it is no
 * UTF-8, that of Windows-1252 and Mac Roman which has more letters of our languages within words.
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  // The characters of headings are below 256: one of their two bytes is zero.
  if (first !== 0 && second === 0) return decode('utf-16le', bytes);
  if (first === 0 && second !== 0) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, mac] = [decode('windows-1252', bytes), decode('macintosh', bytes)];
    return lettersIn(mac) > lettersIn(windows) ? mac : windows;
  }
}

/** A sign such as the euro or a dash is a letter in the other encoding, but not within a word. */
const WITHIN_WORDS = /[æøåäöüé](?=\p{L})|(?<=\p{L})[æøåäöüé]|(?<![\p{L}\d])[ÆØÅÄÖÜÉ](?=\p{Ll})/gu;

function lettersIn(text: string): number {
  return text.match(WITHIN_WORDS)?.length ?? 0;
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
