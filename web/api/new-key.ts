/** A text that no other has: also where the page is not served over https, for the club's own network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for a person whom the service does not know yet: a random UUID (version 4 of RFC 9562). */
export function newPersonId(): string {
  const key = newKey();
  const version = `4${key.slice(13, 16)}`;
  const variant = `a${key.slice(17, 20)}`;
  return [key.slice(0, 8), key.slice(8, 12), version, variant, key.slice(20)].join('-');
}
