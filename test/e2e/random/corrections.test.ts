import fc from 'fast-check';
import type pg from 'pg';
import type { LedgerLine, LedgerPage } from '../../../src/reports/ledger-report.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import {
  expectVerified,
  openClub,
  openSession,
  read,
  serveTestApp,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { claimAll } from '../../support/access/access.js';
import { randomOf } from '../../support/tarok/cards.js';
import {
  CLOSE,
  CORRECTING,
  EVENING,
  tourOf,
} from '../../support/corrections/correction-happenings.js';
import { happened, Happens, type Happening } from '../../support/corrections/happening.js';
import { MODES, readSessionLog } from '../../support/corrections/corrections.js';
import { expectFolds } from '../../support/evening/folded-steps.js';
import { eveningPlans } from '../../support/evening/random-evening.js';
import { linesBetween, slowFold, slowState, sumLines } from '../../support/evening/slow-fold.js';
import { BOOKS } from '../../support/tarok/tarok.js';
import { poolOf } from '../../support/database/database.js';

const RATE = 3;
const MEMBERS = 6;
/** The first of them is the tour; more of them in `npm run test:all`. */
const RUNS = { numRuns: Number(process.env['EVENINGS'] ?? 1) };
const COMMANDS = 90;
/** With it the tours of the three books between them see everything that can happen. */
const TOUR_SEED = 47;

/** Events that must have happened in one run or another, or these tests show less than they seem to. */
const WANTED = [
  'hand',
  'hand with a fine',
  'misdeal',
  'fine between hands',
  'join',
  'leave',
  'dealer',
  'close',
  ...MODES.flatMap((mode) => [
    `hand corrected, ${mode}`,
    `hand voided, ${mode}`,
    `a voided hand recorded again, ${mode}`,
    `fine in a hand corrected, ${mode}`,
    `fine in a hand voided, ${mode}`,
    `fine between hands corrected, ${mode}`,
    `fine between hands voided, ${mode}`,
    `several corrected as one, ${mode}`,
    `${mode}, in an open session`,
    `${mode}, after the close`,
    `${mode} with payments`,
    `${mode} refused`,
    `dispute: overturn, ${mode}`,
  ]),
  'a later hand paid otherwise',
  'a later hand dealt by another',
  'undo of a hand',
  'undo of a fine',
  'undo of a seat change',
  'seat change taken back, replay',
  'faulty deck gives the fine back',
  'faulty deck gives the deal back',
  'stale version',
  'repeated key',
  'correction repeated',
  'nonsense',
  'dispute of a hand',
  'dispute of a fine',
  'dispute: answer',
  'dispute: uphold',
  'dispute: withdraw',
  'a disputed fine left alone',
];

describe('random evenings with corrections', () => {
  let served: ServedApp;
  let pool: pg.Pool;

  beforeAll(async () => {
    served = await serveTestApp();
    pool = poolOf(served.database, 1);
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await served.close();
  });

  /** All lines of the session's ledger. */
  const ledger = async ({ path }: Table): Promise<LedgerLine[]> => {
    const lines: LedgerLine[] = [];
    for (let next: string | null = ''; next !== null;) {
      const cursor: string = next === '' ? '' : `&cursor=${next}`;
      const page: LedgerPage = await read(served.base, `${path}/ledger?limit=500${cursor}`);
      lines.push(...page.lines);
      next = page.next;
    }
    return lines;
  };

  /** Every event has posted what the slow fold has more after it than before, line by line. */
  const expectPostings = async (table: Table): Promise<void> => {
    const log = await readSessionLog(pool, table.club, table.session.id);
    const states = slowFold(log.map(({ event }) => event));
    const lines = await ledger(table);
    log.forEach(({ seq, event }, index) => {
      const after = states[index];
      if (after === undefined) throw new Error('no state');
      const posted = sumLines(lines.filter((line) => line.event === seq));
      const told = linesBetween(states[index - 1], after);
      expect({ event, lines: Object.fromEntries([...posted].sort()) }).toEqual({
        event,
        lines: Object.fromEntries([...told].sort()),
      });
    });
  };

  test.each(BOOKS)(
    'under %s agree with the slow fold, in any order of events',
    async (book) => {
      const possible = ({ books }: Happening): boolean => books?.includes(book) ?? true;
      const commands = [...EVENING, CLOSE, ...CORRECTING].filter(possible).flatMap((happening) => {
        const { weight } = happening;
        const drawn = fc.integer().map((seed) => new Happens(happening, seed));
        return Array.from({ length: weight }, () => drawn);
      });
      const evening = fc.asyncProperty(
        eveningPlans(book),
        fc.commands(commands, { maxCommands: COMMANDS, size: 'max' }),
        async ({ players, houseRules }, happenings) => {
          const openedClub = await openClub(served.base, MEMBERS + 1);
          await claimAll(served.base, openedClub);
          const [judge = '', ...members] = openedClub.members.toReversed();
          const opening = { book, players, houseRules, rate: RATE };
          const table = await openSession(served.base, { ...openedClub, members }, opening);
          const rules = await read<TarokRules>(served.base, `${table.path}/rules`);
          const log = await readSessionLog(pool, table.club, table.session.id);
          const events = log.map(({ event }) => event);
          await fc.asyncModelRun(
            () => ({
              model: { log: events, state: slowState(events) },
              real: { base: served.base, pool, table, judge, rules, last: null },
            }),
            happenings,
          );
          await expectPostings(table);
          await expectFolds(served.base, table.path);
          await expectVerified(served.base, openedClub.club);
        },
      );
      const plan = { seed: 0, players: book === 'wolff-1899' ? 3 : 4, houseRules: {} };
      const tour = tourOf(possible, randomOf(TOUR_SEED + BOOKS.indexOf(book)));
      await fc.assert(evening, { ...RUNS, examples: [[plan, tour]], endOnFailure: true });
    },
    120_000,
  );

  test('have seen everything that can happen', () => {
    const missing = WANTED.filter((what) => !happened.has(what));
    expect({ missing, happened: Object.fromEntries(happened) }).toMatchObject({ missing: [] });
  });
});
