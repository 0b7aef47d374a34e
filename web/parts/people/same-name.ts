/** Whether two names are the same but for capitals and spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  return plain(one) === plain(other);
}
