import type { CallerRole } from '../../../../src/people/roles.js';
import { bookFiles } from '../../../../web/parts/files/book-files.js';

/** Which files of the books somebody is offered: those that they may have. */

const clubOf = (...roles: CallerRole[]) => ({ id: 'club', language: 'de', roles });

test.each([
  ['member', []],
  ['device', []],
  ['treasurer', ['journal', 'ledger']],
  ['auditor', ['journal', 'ledger']],
] as const)('a %s is offered %j', (role, titles) => {
  const offered = bookFiles(clubOf(role));
  expect(offered.map(({ title }) => title)).toEqual(titles);
});

test('a period narrows them, and the journal is in the language of the club', () => {
  const [journal, ledger] = bookFiles(clubOf('owner'), { from: '2026-01-01', to: '2026-06-30' });
  expect(journal?.query).toEqual({ from: '2026-01-01', to: '2026-06-30', language: 'de' });
  expect(ledger?.query).toEqual({ from: '2026-01-01', to: '2026-06-30' });
});
