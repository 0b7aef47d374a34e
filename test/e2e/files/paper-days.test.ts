import type { FineRegisterPage } from '../../../src/audit/fine-register/view.js';
import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { YearAccounts } from '../../../src/cash-book/years/year-accounts.view.js';
import { accountsPaper } from '../../../src/papers/accounts/accounts-paper.js';
import { drawPaper } from '../../../src/papers/drawing/draw-paper.js';
import type { Frame } from '../../../src/papers/frame.js';
import type { Paper } from '../../../src/papers/paper.js';
import { registerPaper } from '../../../src/papers/register/register-paper.js';
import { statementPaper } from '../../../src/papers/statement/statement-paper.js';
import { LANGUAGES } from '../../../src/people/languages.js';
import { fillClub } from '../../support/access/access-club.js';
import { read, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { paperFrame, tablesOf } from '../../support/files/paper.js';
import { linesOfPdf, withPoppler } from '../../support/files/poppler.js';

/** Days on papers: each in one line, in every language and every month. */

const LONG = 'Maximiliane von und zu Hohenfels-Württemberg';
/** Enough to read that every column would like to have more room. */
const MUCH = 'Donaudampfschifffahrtsgesellschaft und was sonst noch dazu zu sagen wäre';
const DAYS = Array.from({ length: 12 }, (_, month) => {
  return `2026-${String(month + 1).padStart(2, '0')}-28`;
});

interface Told {
  readonly accounts: YearAccounts;
  readonly voucher: VoucherPage['vouchers'][number];
  readonly fine: FineRegisterPage['fines'][number];
}

/** The papers whose tables have a column of days, with a line of each month. */
const PAPERS: Readonly<Record<string, (frame: Frame, told: Told) => Paper>> = {
  register: (frame, { fine }) => {
    const of = { key: '', member: null, state: null, code: null, period: null };
    const said = { ...fine, note: MUCH, state: 'overturned' } as const;
    const fines = DAYS.map((day) => ({ ...said, recordedAt: `${day}T12:00:00.000Z` }));
    return registerPaper(frame, of, { fines, totals: { fines: 12, standing: 12, points: 99 } });
  },
  statement: (frame) => {
    const line = {
      label: '2026-1000',
      kind: 'money-received',
      text: MUCH,
      dues: null,
      evening: null,
      parties: [],
      out: 0,
    } as const;
    const lines = DAYS.map((day, event) => ({ ...line, event, day, in: 123_456_789 }));
    return statementPaper(frame, 'anna', lines, { from: null, to: null });
  },
  accounts: (frame, { accounts, voucher }) =>
    accountsPaper(frame, {
      accounts,
      vouchers: DAYS.map((day) => ({ ...voucher, day, text: MUCH, receipt: '2026-1000' })),
      accountName: () => LONG,
      duesName: () => LONG,
    }),
};

withPoppler('a day', () => {
  let served: ServedApp;
  let told: Told;
  let names: ReadonlyMap<string, string>;

  beforeAll(async () => {
    served = await serveTestApp();
    const { club, members, ids } = await fillClub(served.base);
    const get = <T>(path: string) => read<T>(served.base, `/v1/clubs/${club}/${path}`);
    const accounts = await get<YearAccounts>(`years/${ids['firstDay'] ?? ''}/accounts`);
    const { vouchers } = await get<VoucherPage>('vouchers?limit=200');
    const { fines } = await get<FineRegisterPage>('fines');
    const [voucher] = vouchers.filter(({ lines }) => lines.length === 1);
    const [fine] = fines;
    if (voucher === undefined || fine === undefined) throw new Error('the club has too little');
    told = { accounts, voucher, fine };
    names = new Map([...members, 'anna'].map((member) => [member, LONG]));
  });
  afterAll(() => served.close());

  test.each(
    LANGUAGES.flatMap((language) => Object.keys(PAPERS).map((name) => [name, language] as const)),
  )('of the %s is in one line (%s)', async (name, language) => {
    const frame = paperFrame(names, language);
    const paper = PAPERS[name]?.(frame, told);
    if (paper === undefined) throw new Error(`there is no paper ${name}`);
    const table = tablesOf(paper).find(({ columns }) => columns.some(({ isTime }) => isTime));
    const at = table?.columns.findIndex(({ isTime }) => isTime) ?? -1;
    const days = table?.rows.map(({ cells }) => cells[at] ?? '').filter((day) => day !== '') ?? [];
    expect(days).toEqual(DAYS.map((day) => frame.words.vocabulary.day(day)));
    const lines = linesOfPdf(await drawPaper(paper));
    for (const day of days) {
      expect([day, lines.some((line) => line.includes(day))]).toEqual([day, true]);
    }
  });
});
