/**
 * The text of a bank's file: UTF-16 by its byte order mark or its zero bytes, else UTF-8, and
 * Windows-1252 where it is no UTF-8.
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
    return decode('windows-1252', bytes);
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
