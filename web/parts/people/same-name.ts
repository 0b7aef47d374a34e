/** A name as it is compared: capitals and spaces make no other person. */
export function comparedName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}

/** Whether two names are the same but for capitals and spaces. */
export function isSameName(one: string, other: string): boolean {
  return comparedName(one) === comparedName(other);
}
