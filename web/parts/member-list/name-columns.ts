/** The content of a column of a list of members: the whole name, or a half of it. */
export type NameRole = 'name' | 'first' | 'last';

/** The role of each column, in their order; null for a column that is not read. */
export type NameColumns = readonly (NameRole | null)[];

/** Headings as clubs write them in Danish, Swedish, German and English. */
const HEADINGS: Readonly<Record<NameRole, readonly string[]>> = {
  name: [
    ...['navn', 'fulde navn', 'fuldt navn', 'medlem', 'medlemsnavn', 'medlemmets navn'],
    ...['namn', 'fullständigt namn', 'medlemsnamn', 'name', 'vollständiger name', 'mitglied'],
    ...['mitgliedsname', 'full name', 'member', 'member name', 'display name'],
  ],
  first: [
    ...['fornavn', 'fornavne', 'fornavn(e)', 'förnamn', 'tilltalsnamn', 'vorname', 'vornamen'],
    ...['first name', 'firstname', 'given name', 'forename'],
  ],
  last: [
    ...['efternavn', 'efternavne', 'efternavn(e)', 'slægtsnavn', 'efternamn', 'nachname'],
    ...['familienname', 'zuname', 'last name', 'lastname', 'surname', 'family name'],
  ],
};

/** Letters with the signs of a name, and neither digits nor an address of mail. */
const NAME = /^\p{L}[\p{L}\p{M}\s.'’´()-]*$/u;

export function looksLikeName(cell: string): boolean {
  return NAME.test(cell);
}

/** The columns by their headings; null where the row is no row of headings. */
export function columnsByHeadings(headings: readonly string[]): NameColumns | null {
  const plain = headings.map((heading) => heading.toLowerCase().normalize('NFC').trim());
  const found = (role: NameRole) => plain.findIndex((heading) => HEADINGS[role].includes(heading));
  const [name, first, last] = [found('name'), found('first'), found('last')];
  if (name < 0 && first < 0 && last < 0) return null;
  // "Name" beside "Vorname" is the family name; beside both halves it is what they make together.
  const isFamily = name >= 0 && first >= 0 && last < 0;
  const isHalved = first >= 0 && (last >= 0 || isFamily);
  return plain.map((_, at) => {
    if (isHalved || name < 0) {
      if (at === first) return 'first';
      return at === (isFamily ? name : last) ? 'last' : null;
    }
    return at === name ? 'name' : null;
  });
}

/**
 * The columns by what is in their cells: the first column of whole names, else the first two of single
 * words, else the first column of names at all.
 */
export function columnsByContent(rows: readonly (readonly string[])[]): NameColumns {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
  );
  const most = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length * 2 > cells.length;
  const isWhole = (cell: string) => looksLikeName(cell) && /\s/.test(cell);
  const whole = columns.findIndex((cells) => most(cells, isWhole));
  const named = columns.flatMap((cells, at) => (most(cells, looksLikeName) ? [at] : []));
  const [first, last] = named;
  const isHalved = first !== undefined && last === first + 1 && whole !== first;
  return columns.map((_, at) => {
    if (isHalved) return at === first ? 'first' : at === last ? 'last' : null;
    return at === (whole >= 0 ? whole : first) ? 'name' : null;
  });
}

/** The columns with another role for one of them; a whole name replaces its halves, and they it. */
export function withNameRole(columns: NameColumns, at: number, role: NameRole | null): NameColumns {
  const drops = (other: NameRole | null) =>
    role !== null && (other === role || role === 'name' || other === 'name');
  return columns.map((other, place) => (place === at ? role : drops(other) ? null : other));
}
