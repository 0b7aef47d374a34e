import { CHANGED } from '../../../../src/events/kind.js';
import type { FineState } from '../../../../src/ledger/projection/tables/tables.js';
import { ROLES } from '../../../../src/people/roles.js';
import { DISPUTE_STATES } from '../../../../src/evening/disputes/dispute-state.js';
import daAudit from '../../../../web/words/da/audit.js';
import daMembers from '../../../../web/words/da/members.js';
import daShell from '../../../../web/words/da/shell.js';
import enAudit from '../../../../web/words/en/audit.js';
import enMembers from '../../../../web/words/en/members.js';
import enShell from '../../../../web/words/en/shell.js';

const FINE_STATES = Object.keys({
  recorded: true,
  disputed: true,
  upheld: true,
  overturned: true,
} satisfies Record<FineState, true>);

describe.each([
  ['da', daAudit, daMembers, daShell],
  ['en', enAudit, enMembers, enShell],
] as const)('the log in %s', (_, audit, members, shell) => {
  test('has a name for everything that can change, and no other', () => {
    expect(Object.keys(audit.values).sort()).toEqual([...CHANGED].sort());
  });

  test.each([
    ['session-status', audit.statuses, ['open', 'closed'], 2],
    ['device-status', audit.devices, ['in-use', 'revoked'], 2],
    ['fine-state', members.fineStates, FINE_STATES, 4],
    ['dispute-state', members.disputeStates, DISPUTE_STATES, 4],
    ['roles', shell.roles, ROLES, 5],
  ])('has a word for every value of %s', (_, words, values, least) => {
    expect(new Set(values).size).toBeGreaterThanOrEqual(least);
    expect([...new Set(values)].filter((value) => !(value in words))).toEqual([]);
  });
});
