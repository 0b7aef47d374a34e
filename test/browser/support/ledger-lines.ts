import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import { read } from '../../support/api/api.js';
import type { House } from './house.js';
import { linesOf } from './said.js';

/** The kinds that a screen previews: neither the opening, nor an undo, nor money. */
const FORETOLD = ['hand-recorded', 'fine-recorded', 'player-joined', 'session-closed'];

/** The lines of a session's ledger that a screen foretold, as the app says them. */
export async function ledgerLines(house: House, session: string): Promise<readonly string[]> {
  const page = await read<LedgerPage>(house.base, `${session}/ledger?limit=500`);
  expect(page.next).toBeNull();
  const shown = page.lines.filter(({ kind, unit }) => FORETOLD.includes(kind) && unit === 'points');
  const events = [...new Set(shown.map(({ event }) => event))];
  return events.flatMap((event) =>
    linesOf(
      shown
        .filter((line) => line.event === event)
        .map((line) => ({ ...line, points: line.amount, fine: null })),
      house.nameOf,
    ),
  );
}
