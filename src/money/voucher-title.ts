/** The parts of a voucher that name its purpose. */
interface Purpose {
  /** The dues that it charged or waived; null for none. */
  readonly dues: string | null;
  /** May be empty. */
  readonly text: string;
}

/**
 * A voucher in a line: its kind with the name of the dues and its text. Dues whose name begins with the
 * kind, as 'Kontingent 2026' does, need no other word.
 *
 * @param kind in the words of the reader
 */
export function voucherTitle(kind: string, { dues, text }: Purpose): string {
  const isNamed = dues !== null && dues.toLowerCase().startsWith(kind.toLowerCase());
  return [...(isNamed ? [] : [kind]), ...(dues === null ? [] : [dues]), text]
    .filter((part) => part !== '')
    .join(': ');
}
