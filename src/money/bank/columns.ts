/** The content of a column of a bank's statement. */
export const COLUMN_ROLES = [
  'day',
  'text',
  'amount',
  'in',
  'out',
  'sign',
  'balance',
  'status',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The role of each column, in their order; null for a column that is not read. */
export type Columns = readonly (ColumnRole | null)[];

/**
 * Headings as banks write them in Danish, German, Swedish and English, the better one first: a bank that
 * writes two days means the day of booking. Several columns can be text.
 */
const HEADINGS: Readonly<Record<ColumnRole, readonly string[]>> = {
  day: [
    ...['bogføringsdato', 'bogføringsdag', 'bogført', 'posteringsdato', 'dato'],
    ...['buchungstag', 'buchungsdatum', 'buchung', 'bokföringsdag', 'bokföringsdatum', 'datum'],
    ...['booking date', 'posting date', 'date', 'transaktionsdag', 'transaktionsdatum'],
    ...['transaction date', 'valørdato', 'rentedato', 'wertstellung', 'valutadatum', 'valutadag'],
    ...['value date', 'valuation date'],
  ],
  text: [
    ...['tekst', 'posteringstekst', 'beskrivelse', 'navn', 'besked', 'meddelelse', 'indbetaler'],
    ...['tekst til modtager', 'supp. tekst til modtager', 'betalingsident', 'modtagernavn'],
    ...['buchungstext', 'verwendungszweck', 'beguenstigter/zahlungspflichtiger'],
    ...['begünstigter/zahlungspflichtiger', 'auftraggeber/empfänger', 'auftraggeber/begünstigter'],
    ...['name zahlungsbeteiligter', 'partnername', 'partner name', 'buchungs-details'],
    ...['buchungsdetails', 'zahlungsreferenz', 'empfänger', 'auftraggeber'],
    ...['begünstigter/auftraggeber', 'zahlungspflichtige*r', 'zahlungsempfänger*in'],
    ...['beskrivning', 'referens', 'meddelande', 'rubrik', 'namn', 'specifikation'],
    ...['ytterligare detaljer', 'beneficiary/payer'],
    ...['text', 'description', 'details', 'booking details', 'payment reference', 'reference'],
    ...['name', 'payee', 'memo', 'message', 'narrative'],
  ],
  amount: ['beløb', 'beløb i dkk', 'betrag', 'umsatz', 'belopp', 'amount'],
  in: [
    ...['ind', 'indbetaling', 'indbetalt', 'indsat', 'kredit', 'haben', 'gutschrift', 'eingang'],
    ...['insättning', 'insättningar', 'insatt', 'in', 'credit', 'paid in', 'money in', 'deposit'],
  ],
  out: [
    ...['ud', 'udbetaling', 'udbetalt', 'hævet', 'debet', 'soll', 'lastschrift', 'ausgang'],
    ...['uttag', 'ut', 'out', 'debit', 'paid out', 'money out', 'withdrawal'],
  ],
  sign: [
    ...[
      'soll/haben',
      's/h',
      'soll/haben-kennzeichen',
      'debet/kredit',
      'debit/credit',
      'd/c',
      'd/k',
    ],
    ...['fortegn', 'vorzeichen', 'tecken', '+/-'],
  ],
  balance: [
    ...['saldo', 'bogført saldo', 'kontostand', 'saldo nach buchung', 'bokfört saldo'],
    ...['balance', 'running balance'],
  ],
  status: ['status', 'buchungsstatus', 'umsatzstatus', 'info', 'row type', 'state'],
};

/** The roles of columns by their headings. */
export function columnsOf(headings: readonly string[]): Columns {
  const names = headings.map(plainHeading);
  const found: (ColumnRole | null)[] = names.map((name) =>
    HEADINGS.text.includes(name) ? 'text' : null,
  );
  for (const role of COLUMN_ROLES) {
    if (role === 'text') continue;
    const best = HEADINGS[role].find((name) => names.includes(name));
    if (best !== undefined) found[names.indexOf(best)] = role;
  }
  // Where there is one signed amount, columns such as debit and credit say something else.
  const isSigned = found.includes('amount');
  return found.map((role) => (isSigned && (role === 'in' || role === 'out') ? null : role));
}

/** `"Betrag (EUR)"` and `Auftraggeber / Begünstigter` as the list has them. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFC')
    .replace(/\(.*\)/, '')
    .replace(/\s*\/\s*/g, '/')
    .trim();
}

/** How many of the necessary columns are there: a day, and an amount or one of its two halves. */
export function necessaryOf(columns: Columns): number {
  const hasAmount = columns.some((role) => role === 'amount' || role === 'in' || role === 'out');
  return Number(columns.includes('day')) + Number(hasAmount);
}

/** Whether lines can be read by these columns. */
export function areComplete(columns: Columns): boolean {
  return necessaryOf(columns) === 2;
}

/**
 * The columns with another role for one of them. Only texts can be several, and a signed amount replaces
 * the two columns of in and out.
 */
export function withRole(columns: Columns, at: number, role: ColumnRole | null): Columns {
  const drops = (other: ColumnRole | null) => {
    if (other === null || role === null || role === 'text') return false;
    if (role === 'amount' && (other === 'in' || other === 'out')) return true;
    if (other === 'amount' && (role === 'in' || role === 'out')) return true;
    return other === role;
  };
  return columns.map((other, place) => (place === at ? role : drops(other) ? null : other));
}
