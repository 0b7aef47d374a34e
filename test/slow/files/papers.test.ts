import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { drawPaper } from '../../../src/papers/drawing/draw-paper.js';
import type { Paper, PaperRow } from '../../../src/papers/paper.js';
import { PapersBeside } from '../../../src/papers/paper-maker.js';
import { createLogger } from '../../../src/platform/logging.js';
import { Beside } from '../../../src/platform/worker/beside.js';
import { connectionOf } from '../../../src/platform/database/writable-server.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import { viewTable } from '../../../src/sessions/view.js';
import { randomOf } from '../../support/tarok/cards.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { sheetOf } from '../../support/files/paper.js';
import { nextHand } from '../../support/evening/random-evening.js';

/** Papers that are large: their pages, and the waits that they cause. */

const WORKER = fileURLToPath(new URL('../../../dist/beside-worker.js', import.meta.url));
const NAMES = new Map([
  ['anna', 'Karen Blixen-Finecke'],
  ['bo', 'Børge Åkesson'],
  ['clara', 'Clara Østergaard'],
  ['dan', 'Karen Jensen'],
  ['eva', 'Maximiliane von und zu Hohenfels'],
]);

/** Thirty hands of five players in which much was declared. */
function fullEvening(seed: number): Paper {
  const rules = resolveRules(ruleBook('vlk-1970')) as TarokRules;
  const seats = [...NAMES.keys()] as PlayerId[];
  const evening = new LoggedEvening(rules, seats, 'anna' as PlayerId, 25);
  const random = randomOf(seed);
  while (evening.state.hands < 30) {
    try {
      const record = nextHand(rules, viewTable(rules, evening.state), random);
      evening.ask({ kind: 'hand', record });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  evening.ask({ kind: 'close' });
  return sheetOf(evening, NAMES);
}

test.each([1, 2, 3, 4, 5, 6])('a full evening of five is on one page (%i)', async (seed) => {
  const pdf = Buffer.from(await drawPaper(fullEvening(seed))).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('two thousand lines are drawn without keeping the service waiting', async () => {
  const paper = fullEvening(1);
  const row = (at: number): PaperRow => ({
    cells: [`${at}. november 2026`, `2026-${at}`, `Aftenen, Brix 1996: +${at} point`, '+1,00'],
  });
  const columns = ['Dato', 'Bilag', 'Hvad'].map((title) => ({ title, share: 1 }));
  const table = {
    kind: 'table',
    title: 'Konto',
    columns: [...columns, { title: 'Beløb', share: 60, isNumber: true }],
    rows: Array.from({ length: 2000 }, (_, at) => row(at + 1)),
  } as const;
  const long: Paper = { ...paper, pages: null, blocks: [table] };
  // Drawing needs no database: nobody is connected to.
  const connection = connectionOf({ urls: ['postgres://127.0.0.1/none'], needsWritable: false });
  const beside = new Beside(
    WORKER,
    { writePool: new pg.Pool() },
    connection,
    createLogger('silent'),
  );
  const maker = new PapersBeside(beside);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  // The thread is there before it is looked at.
  await maker.draw('club', paper);
  delay.enable();
  const start = performance.now();
  const bytes = await maker.draw('club', long);
  const took = performance.now() - start;
  delay.disable();
  await beside.onApplicationShutdown();
  const longest = delay.max / 1e6;
  process.stdout.write(
    `2,000 lines: ${took.toFixed(0)} ms; longest wait ${longest.toFixed(0)} ms\n`,
  );
  expect(Buffer.compare(bytes, await drawPaper(long))).toBe(0);
  expect(longest).toBeLessThan(took / 2);
});
