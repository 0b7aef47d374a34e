/** The content of a column of a list of members: the whole name or a half of it, and what they have or owe. */
export const LIST_ROLES = ['name', 'first', 'last', 'balance', 'debt'] as const;
export type ListRole = (typeof LIST_ROLES)[number];

/** The role of each column, in their order; null for a column that is not read. */
export type ListColumns = readonly (ListRole | null)[];

/** Headings as clubs write them in Danish, Swedish, German and English. */
const HEADINGS: Readonly<Record<ListRole, readonly string[]>> = {
  name: [
    ...['navn', 'fulde navn', 'fuldt navn', 'medlem', 'medlemsnavn', 'medlemmets navn', 'spiller'],
    ...['namn', 'fullständigt namn', 'medlemsnamn', 'spelare', 'name', 'vollständiger name'],
    ...['mitglied', 'mitgliedsname', 'spieler', 'full name', 'member', 'member name', 'player'],
    ...['display name'],
  ],
  first: [
    ...['fornavn', 'fornavne', 'fornavn(e)', 'förnamn', 'tilltalsnamn', 'vorname', 'vornamen'],
    ...['first name', 'firstname', 'given name', 'forename'],
  ],
  last: [
    ...['efternavn', 'efternavne', 'efternavn(e)', 'slægtsnavn', 'efternamn', 'nachname'],
    ...['familienname', 'zuname', 'last name', 'lastname', 'surname', 'family name'],
  ],
  balance: [
    ...['saldo', 'primosaldo', 'åbningssaldo', 'tilgode', 'til gode', 'tilgodehavende'],
    ...['indestående', 'ingående saldo', 'tillgodo', 'tillgodohavande', 'kontostand', 'guthaben'],
    ...['anfangsbestand', 'balance', 'opening balance', 'credit'],
  ],
  debt: [
    ...['gæld', 'skylder', 'skyldig', 'restance', 'skuld', 'skyldigt', 'schulden', 'schuld'],
    ...['rückstand', 'debt', 'owes', 'owed', 'arrears', 'outstanding'],
  ],
};

/** Letters with the signs within a name, a nickname's quotes too, and neither digits nor an address of mail. */
const NAME = /^\p{L}[\p{L}\p{M}\s.'’´()"“”„»«-]*$/u;

export function looksLikeName(cell: string): boolean {
  return NAME.test(cell);
}

/** The columns by their headings; null where the row is no row of headings. */
export function columnsByHeadings(headings: readonly string[]): ListColumns | null {
  const plain = headings.map((heading) => heading.toLowerCase().normalize('NFC').trim());
  // A sheet writes the currency behind the name of the amount: "Saldo (kr.)", "Saldo kr.".
  const amounts = plain.map((heading) => heading.replace(/\s*(\(.*\)|kr\.?|eur|€)$/, ''));
  const found = (role: ListRole) => plain.findIndex((heading) => HEADINGS[role].includes(heading));
  const [name, first, last] = [found('name'), found('first'), found('last')];
  if (name < 0 && first < 0 && last < 0) return null;
  // "Name" beside "Vorname" is the family name; beside both halves it is what they make together.
  const isFamily = name >= 0 && first >= 0 && last < 0;
  const isHalved = first >= 0 && (last >= 0 || isFamily);
  const amountAt = (['balance', 'debt'] as const)
    .map((role) => ({ role, at: amounts.findIndex((one) => HEADINGS[role].includes(one)) }))
    .find(({ at }) => at >= 0);
  return plain.map((_, at) => {
    if (at === amountAt?.at) return amountAt.role;
    if (isHalved || name < 0) {
      if (at === first) return 'first';
      return at === (isFamily ? name : last) ? 'last' : null;
    }
    return at === name ? 'name' : null;
  });
}

/**
 * The columns by what is in their cells: the first column of whole names, else the first two of single
 * words, else the first column of names at all. A column of numbers can be anything, so that nobody's
 * balance is guessed.
 */
export function columnsByContent(rows: readonly (readonly string[])[]): ListColumns {
  const columns = columnsOf(rows);
  const isWhole = (cell: string) => looksLikeName(cell) && /\s/.test(cell);
  const whole = columns.findIndex((cells) => areMost(cells, isWhole));
  const named = columns.flatMap((cells, at) => (areMost(cells, looksLikeName) ? [at] : []));
  const [first, last] = named;
  const isHalved = first !== undefined && last === first + 1 && whole !== first;
  return columns.map((_, at) => {
    if (isHalved) return at === first ? 'first' : at === last ? 'last' : null;
    return at === (whole >= 0 ? whole : first) ? 'name' : null;
  });
}

/** Whether a column holds addresses of mail, which the club does not keep. */
export function hasMail(rows: readonly (readonly string[])[]): boolean {
  return columnsOf(rows).some((cells) => areMost(cells, (cell) => /^\S+@\S+\.\S+$/.test(cell)));
}

/** The cells of each column that are not empty. */
function columnsOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) =>
    rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
  );
}

function areMost(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length * 2 > cells.length;
}

/** Roles of which a list has one at most. */
const EITHER: Readonly<Record<ListRole, readonly ListRole[]>> = {
  name: ['name', 'first', 'last'],
  first: ['first', 'name'],
  last: ['last', 'name'],
  balance: ['balance', 'debt'],
  debt: ['balance', 'debt'],
};

/** The columns with another role for one of them; a whole name replaces its halves, and they it. */
export function withListRole(columns: ListColumns, at: number, role: ListRole | null): ListColumns {
  const drops = (other: ListRole | null) =>
    role !== null && other !== null && EITHER[role].includes(other);
  return columns.map((other, place) => (place === at ? role : drops(other) ? null : other));
}

/** Whether names can be read by these columns. */
export function haveNames(columns: ListColumns): boolean {
  return columns.some((role) => role === 'name' || role === 'first' || role === 'last');
}
