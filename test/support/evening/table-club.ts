import type { LedgerLine } from '../../../src/reports/ledger-report.js';
import { call, expectStatus, read, type ServedApp } from '../api/api.js';
import { CashBook } from '../money/cash-book.js';
import { playClub, type PlayedClub } from '../api/played-club.js';
import { bearer, ownerAt } from '../access/access.js';
import { csvRecords, fetchFile, xlsxSheets, type Cell } from '../files/tables.js';

/** Names that a spreadsheet could mistake for formulas. */
export const NAMES = ['=HYPERLINK("x")', 'Bent; "Kop",\næøå', '-5+Carl', 'Åse 🂡 👩‍👧'];

/** A text as CSV has it. */
export const harmless = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);

/** A club whose members have such names, with its lists as other programs read them. */
export class TableClub {
  private constructor(
    readonly served: ServedApp,
    readonly played: PlayedClub,
    readonly book: CashBook,
  ) {}

  static async open(served: ServedApp): Promise<TableClub> {
    const played = await playClub(served.base);
    const here = `/v1/clubs/${played.club}`;
    for (const [at, member] of played.members.entries()) {
      const body = { name: NAMES[at] };
      expectStatus(await call(served.base, 'PATCH', `${here}/members/${member}`, { body }), 200);
    }
    await call(served.base, 'PATCH', here, { body: { name: 'Ærø: "Tarok"/🂡' } });
    return new TableClub(served, played, await CashBook.of(served, played.club, played.members));
  }

  path(what: string): string {
    return `/v1/clubs/${this.played.club}/${what}`;
  }

  nameOf(id: string): string | null {
    return NAMES[this.played.members.indexOf(id)] ?? null;
  }

  fetch(path: string, as = ownerAt(this.served.base)): Promise<Response> {
    return fetch(this.served.base + path, { headers: bearer(as) });
  }

  /** The rows of a plain file, by the keys of its columns. */
  async plain(path: string, as?: string | null): Promise<Record<string, string>[]> {
    const answer = await this.fetch(`${path}${path.includes('?') ? '&' : '?'}dialect=plain`, as);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
    return csvRecords(Buffer.from(await answer.arrayBuffer()));
  }

  /** All pages of a list. */
  async whole<Page extends { readonly next: string | null }>(path: string): Promise<Page[]> {
    const pages: Page[] = [];
    let at: string | null = path;
    while (at !== null) {
      const page: Page = await read<Page>(this.served.base, at);
      pages.push(page);
      const { next } = page;
      at = next === null ? null : `${path}${path.includes('?') ? '&' : '?'}cursor=${next}`;
    }
    return pages;
  }

  /** A sheet as another reader opens it: its sums are in the rows below those of the table. */
  async opened(
    path: string,
  ): Promise<{ rows: readonly (readonly Cell[])[]; head: readonly Cell[] }> {
    const file = await fetchFile(this.served.base, path);
    expect([file.status, file.type]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const [sheet] = await xlsxSheets(file.bytes);
    const [head = [], ...rows] = sheet?.rows ?? [];
    return { head, rows };
  }
}

/** An amount as a table has it. */
export function told({ amount, unit }: Pick<LedgerLine, 'amount' | 'unit'>): [string, string] {
  return unit === 'money' ? [(amount / 100).toFixed(2), 'DKK'] : [String(amount), 'points'];
}
