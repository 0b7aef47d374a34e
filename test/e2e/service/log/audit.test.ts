import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditPage } from '../../../../src/audit/log/view.js';
import type { LedgerLine, LedgerPage } from '../../../../src/reports/ledger-report.js';
import type { ProblemCode } from '../../../../src/problems/kinds.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  read,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { built } from '../../../support/api/lent.js';
import {
  playCorrectedEvening,
  type CorrectedEvening,
} from '../../../support/corrections/corrected-evening.js';

let served: ServedApp;
let evening: CorrectedEvening;
let all: readonly AuditEntry[];

const audit = (query = '') =>
  read<AuditPage>(served.base, `/v1/clubs/${evening.table.club}/audit${query}`);

/** The events that a filter finds, in order. */
const events = async (query: string) => (await audit(query)).entries.map(({ event }) => event);

/** The events of the whole log for which something holds. */
const those = (holds: (entry: AuditEntry) => boolean) =>
  all.filter(holds).map(({ event }) => event);

const entryAt = (event: number) => {
  const entry = all.find((one) => one.event === event);
  if (!entry) throw new Error(`no event ${event}`);
  return entry;
};

beforeAll(async () => {
  served = await serveTestApp();
  evening = await playCorrectedEvening(served.base);
  all = (await audit('?limit=200')).entries;
});
afterAll(() => served.close());

test('the evening is in the books as its events require', () =>
  expectVerified(served.base, evening.table.club));

describe('the whole log', () => {
  test('is listed from its first event to its last, each in a sentence', () => {
    const { session } = evening.table;
    expect(all.map(({ event }) => event)).toEqual(all.map((_, index) => index + 1));
    // Users have signed up by names that nobody else has.
    const told = all.map(({ kind, sentence }) => `${kind}: ${sentence}`);
    expect(told.map((line) => line.replace(/[\da-f-]{36}@/, 'somebody@'))).toEqual([
      'club-opened: The club was opened as Kopperne by owner@example.org, its owner.',
      'member-added: Anna became a member.',
      'member-added: Bent became a member.',
      'member-added: Carl became a member.',
      'member-added: Dorte became a member.',
      'member-added: Erik became a member.',
      'session-opened: An evening after Brix 1996 began with Anna, Bent, Carl and Dorthea.',
      'hand-recorded: Hand 1 was recorded: Anna won the last trick and Bent was fined: Lead out of turn, seen by Dorthea.',
      'fine-recorded: Anna was fined: Other about hand 1.',
      'hand-recorded: Hand 2 was recorded: Bent won the last trick.',
      'player-left: Dorthea left the table.',
      'player-joined: Erik joined the table.',
      'device-added: The tablet Bordet was added.',
      'hand-recorded: Hand 3 was recorded: Carl won the last trick and Bent was fined: Lead out of turn, seen by Carl.',
      'access-given: somebody@example.org is an auditor now and is the member Bent, invited by owner@example.org.',
      "dispute-raised: Bent disputed Bent's fine (Lead out of turn).",
      'access-given: somebody@example.org is an auditor now and is the member Dorthea, invited by owner@example.org.',
      "dispute-answered: Dorthea answered in the dispute about Bent's fine (Lead out of turn).",
      'access-given: somebody@example.org is an auditor now and is the member Anna, invited by owner@example.org.',
      "dispute-proposed: Anna proposed to Erik to find in favour of the dispute about Bent's fine (Lead out of turn).",
      'access-given: somebody@example.org is an auditor now and is the member Erik, invited by owner@example.org.',
      "dispute-overturned: Anna and Erik found in favour of the dispute about Bent's fine (Lead out of turn).",
      'correction-recorded: Hand 1 was corrected. The evening was worked out again. This settled a dispute.',
      'correction-recorded: Hand 3 was corrected. The difference was paid.',
      'hand-recorded: Hand 4 was recorded: Erik won the last trick.',
      'dispute-raised: Bent disputed hand 4.',
      'dispute-proposed: Anna proposed to Dorthea to turn down the dispute about hand 4.',
      'dispute-upheld: Anna and Dorthea turned down the dispute about hand 4.',
      'session-closed: The evening was closed.',
      "correction-recorded: Anna's fine (Other) was lifted. The evening was worked out again.",
      'member-renamed: Dorte was renamed to Dorthea.',
      'member-archived: Dorthea was archived.',
      'club-renamed: The club was renamed from Kopperne to Kopperne af 1959.',
    ]);
    const ofSession = all.filter((entry) => entry.session !== null);
    expect(ofSession.map((entry) => entry.session)).toEqual(ofSession.map(() => session.id));
  });

  test('says who did it, when, and why', () => {
    const { at, anna, annaAtTable, bent, dorte, erik, owner } = evening;
    const who = ({ actor, why }: AuditEntry) => [actor, why];
    expect(who(entryAt(at.hand1))).toEqual([owner, 'In trick 4.']);
    expect(who(entryAt(at.hand2))).toEqual([owner, null]);
    expect(who(entryAt(at.fineAbout1))).toEqual([owner, 'Looked.']);
    expect(who(entryAt(at.hand3))).toEqual([annaAtTable, 'Out of turn.']);
    expect(who(entryAt(at.raised))).toEqual([bent, 'It was my turn to lead.']);
    expect(who(entryAt(at.answered))).toEqual([dorte, 'It was mine.']);
    expect(who(entryAt(at.proposed))).toEqual([anna, 'Bent is right.']);
    expect(who(entryAt(at.overturned - 1))).toEqual([erik, 'Bent is right.']);
    expect(who(entryAt(at.compensated))).toEqual([owner, 'Erik led, not Bent.']);
    const times = all.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((left, right) => left - right));
  });

  test('gives old and new values', () => {
    const { at, fines, hand3 } = evening;
    const { inHand1, about1, inHand3 } = fines;
    const changes = (event: number) => entryAt(event).changes;
    const record = changes(at.hand1)[0]?.now;
    expect(changes(at.hand1)).toEqual([
      {
        what: 'hand',
        hand: 1,
        fine: null,
        was: null,
        now: expect.objectContaining({ fines: expect.anything() as unknown }) as unknown,
      },
      { what: 'fine-state', hand: 1, fine: inHand1, was: null, now: 'recorded' },
    ]);
    expect(changes(at.raised)).toEqual([
      { what: 'dispute-state', hand: 1, fine: inHand1, was: null, now: 'open' },
      { what: 'fine-state', hand: 1, fine: inHand1, was: 'recorded', now: 'disputed' },
    ]);
    expect(changes(at.answered)).toEqual([]);
    expect(changes(at.overturned - 1)).toEqual([
      { what: 'dispute-state', hand: 1, fine: inHand1, was: 'open', now: 'overturned' },
    ]);
    expect(changes(at.overturned)).toEqual([
      { what: 'hand', hand: 1, fine: null, was: record, now: { ...(record as object), fines: [] } },
      { what: 'fine-state', hand: 1, fine: inHand1, was: 'disputed', now: 'overturned' },
    ]);
    const [said, ...states] = changes(at.compensated);
    expect(said).toMatchObject({
      what: 'hand',
      hand: 3,
      was: hand3,
      now: { fines: [{ player: evening.erik }] },
    });
    expect(states).toEqual([
      { what: 'fine-state', hand: 3, fine: inHand3, was: 'recorded', now: 'overturned' },
      {
        what: 'fine-state',
        hand: 3,
        fine: expect.any(String) as unknown,
        was: null,
        now: 'recorded',
      },
    ]);
    expect(changes(at.voidedAfterClose)).toMatchObject([
      { what: 'fine', fine: about1, was: { code: 'other', amount: 20 }, now: null },
      { what: 'fine-state', fine: about1, was: 'recorded', now: 'overturned' },
    ]);
    expect(changes(at.upheldHand)).toEqual([
      { what: 'dispute-state', hand: 4, fine: null, was: 'open', now: 'upheld' },
    ]);
    expect(changes(at.closed)).toMatchObject([
      { what: 'session-status', was: 'open', now: 'closed' },
    ]);
    const last = at.voidedAfterClose;
    expect([last + 1, last + 2, last + 3].map((event) => changes(event))).toMatchObject([
      [{ what: 'name', was: 'Dorte', now: 'Dorthea' }],
      [{ what: 'archived', was: false, now: true }],
      [{ what: 'name', was: 'Kopperne', now: 'Kopperne af 1959' }],
    ]);
  });

  test('has the payments of the ledger', async () => {
    const { lines } = await read<LedgerPage>(served.base, `${evening.table.path}/ledger?limit=500`);
    const told = all.flatMap(({ event, payments }) =>
      payments.map((payment) => ({ event, ...payment })),
    );
    const ledger = lines.map(
      ({ event, from, to, amount, unit, reason, stage, source, hand, fine }) => {
        return { event, from, to, amount, unit, reason, stage, source, hand, fine };
      },
    );
    expect(told).toEqual(ledger);
  });

  test('comes in pages, either way round', async () => {
    for (const order of ['asc', 'desc']) {
      const paged: number[] = [];
      let cursor = '';
      for (let pages = 0; pages < 20; pages++) {
        const page = await audit(`?order=${order}&limit=7${cursor}`);
        expect(page.entries.length).toBeLessThanOrEqual(7);
        paged.push(...page.entries.map(({ event }) => event));
        if (page.next === null) break;
        cursor = `&cursor=${page.next}`;
      }
      const whole = those(() => true);
      expect(paged).toEqual(order === 'asc' ? whole : whole.reverse());
    }
  });
});

describe('events that concern', () => {
  test('a session', async () => {
    const { id } = evening.table.session;
    const own = those(({ session }) => session === id);
    expect(own).toHaveLength(19);
    expect(await events(`?session=${id}`)).toEqual(own);
    expect(await events(`?session=${id.toUpperCase()}&order=desc&limit=3`)).toEqual(
      own.reverse().slice(0, 3),
    );
  });

  test('a hand: also by the replay of another', async () => {
    const { at, table } = evening;
    const of = (hand: number) => events(`?session=${table.session.id}&hand=${hand}`);
    // The fine about hand 1 is voided at last.
    expect(await of(1)).toEqual([
      at.hand1,
      at.fineAbout1,
      at.raised,
      at.answered,
      at.proposed,
      at.overturned - 1,
      at.overturned,
      at.voidedAfterClose,
    ]);
    // Its king pot held what hand 1 was fined, and the fine about hand 1.
    expect(await of(2)).toEqual([at.hand2, at.overturned, at.voidedAfterClose]);
    expect(await of(3)).toEqual([at.hand3, at.compensated]);
    expect(await of(4)).toEqual([at.hand4, at.raisedHand, at.proposedHand, at.upheldHand]);
  });

  test('a fine', async () => {
    const { at, fines, table } = evening;
    const ofFirst = [
      at.hand1,
      at.raised,
      at.answered,
      at.proposed,
      at.overturned - 1,
      at.overturned,
    ];
    expect(await events(`?fine=${fines.inHand1}`)).toEqual(ofFirst);
    expect(await events(`?fine=${fines.inHand1}&session=${table.session.id}&hand=1`)).toEqual(
      ofFirst,
    );
    expect(await events(`?fine=${fines.about1}`)).toEqual([at.fineAbout1, at.voidedAfterClose]);
    expect(await events(`?fine=${fines.inHand3}`)).toEqual([at.hand3, at.compensated]);
    const made = entryAt(at.compensated).changes.at(-1)?.fine ?? '';
    expect(await events(`?fine=${made}`)).toEqual([at.compensated]);
  });

  test('a dispute', async () => {
    const { at, disputes } = evening;
    expect(await events(`?dispute=${disputes.ofFine}`)).toEqual([
      at.raised,
      at.answered,
      at.proposed,
      at.overturned - 1,
      at.overturned,
    ]);
    expect(await events(`?dispute=${disputes.ofHand}`)).toEqual([
      at.raisedHand,
      at.proposedHand,
      at.upheldHand,
    ]);
  });

  test('a member: events that they did, that name them, or that they paid or got', async () => {
    const { table, names } = evening;
    // Bent raised both disputes.
    for (const [index, member] of table.members.entries()) {
      const own = those((entry) => {
        const { actor, payments, changes, sentence } = entry;
        return (
          actor.split(' ').at(-1) === member ||
          entry.member === member ||
          (entry.dispute !== null && member === evening.bent) ||
          payments.some(({ from, to }) => [from, to].includes(member)) ||
          JSON.stringify(changes).includes(member) ||
          sentence.includes(index === 3 ? 'Dorthea' : (names[index] ?? ''))
        );
      });
      expect(await events(`?member=${member}&limit=200`)).toEqual(own);
      expect(await events(`?member=${member}&limit=5&order=desc`)).toEqual(
        [...own].reverse().slice(0, 5),
      );
      const { id } = table.session;
      expect(await events(`?member=${member}&session=${id}`)).toEqual(
        own.filter((event) => entryAt(event).session === id),
      );
    }
    // Erik was not at the table when hand 1 was played.
    expect(await events(`?member=${evening.erik}`)).not.toContain(evening.at.hand1);
  });

  test('in certain kinds, and times', async () => {
    const { at, anna, table } = evening;
    const corrections = [at.overturned, at.compensated, at.voidedAfterClose];
    expect(await events('?kind=correction-recorded')).toEqual(corrections);
    expect(await events('?kind=correction-recorded&limit=1&order=desc')).toEqual([
      at.voidedAfterClose,
    ]);
    const mixed = those(({ kind }) => ['dispute-raised', 'member-added'].includes(kind));
    expect(await events('?kind=dispute-raised,member-added')).toEqual(mixed);
    expect(await events('?kind=dispute-raised&kind=member-added')).toEqual(mixed);
    expect(await events('?kind=hand-recorded,player-left')).toEqual(
      those(({ kind }) => ['hand-recorded', 'player-left'].includes(kind)),
    );
    expect(await events(`?kind=hand-recorded&session=${table.session.id}&member=${anna}`)).toEqual([
      at.hand1,
      at.hand2,
      at.hand3,
      at.hand4,
    ]);
    const { time } = entryAt(at.compensated);
    const from = those((entry) => entry.time >= time);
    const before = those((entry) => entry.time < time);
    expect(await events(`?from=${time}`)).toEqual(from);
    expect(await events(`?to=${time}`)).toEqual(before);
    expect(await events(`?from=${time}&to=${time}`)).toEqual([]);
    expect(await events('?from=2001-01-01&to=2002-01-01')).toEqual([]);
    const offset = encodeURIComponent('+00:00');
    expect(await events(`?from=2001-01-01T00:00${offset}&order=desc`)).toEqual(
      those(() => true).reverse(),
    );
  });

  test('only where all that is asked holds', async () => {
    const { at, fines, carl } = evening;
    expect(await events(`?fine=${fines.inHand1}&kind=correction-recorded`)).toEqual([
      at.overturned,
    ]);
    expect(await events(`?fine=${fines.inHand1}&member=${carl}&kind=dispute-answered`)).toEqual([]);
  });
});

test('events about a member are found at any distance', async () => {
  const { club, members } = await openClub(served.base, 3);
  const [anna = ''] = members;
  const { addMember } = await built('clubs/members/change-member');
  const writer = served.app.get((await built('ledger/write/club-writer')).ClubWriter);
  for (let batch = 0; batch < 13; batch++) {
    await Promise.all(
      Array.from({ length: 100 }, () => {
        const write = { clubId: club, key: randomUUID(), requestHash: 'other' };
        return addMember(writer, write, { name: 'Another' });
      }),
    );
  }
  const path = `/v1/clubs/${club}`;
  const body = { name: 'Anne' };
  expectStatus(await call(served.base, 'PATCH', `${path}/members/${anna}`, { body }), 200);
  const all = [2, 1305];
  for (const [query, found] of [
    ['', all],
    ['&order=desc', [...all].reverse()],
    ['&limit=1', [2]],
    ['&limit=1&cursor=2', [1305]],
    ['&order=desc&limit=1&cursor=1305', [2]],
    ['&order=desc&kind=member-renamed', [1305]],
    ['&kind=hand-recorded', []],
  ] as const) {
    const page = await read<AuditPage>(served.base, `${path}/audit?member=${anna}${query}`);
    expect([query, page.entries.map(({ event }) => event)]).toEqual([query, found]);
  }
});

test('nothing of another club is shown', async () => {
  const other = await openSession(served.base, await openClub(served.base, 3));
  const page = await read<AuditPage>(served.base, `/v1/clubs/${other.club}/audit`);
  expect(page.entries.map(({ event }) => event)).toEqual([1, 2, 3, 4, 5]);
  const answer = await call(
    served.base,
    'GET',
    `/v1/clubs/${other.club}/audit?session=${evening.table.session.id}`,
  );
  expectProblem(answer, 'session-not-found');
});

test.each<[ProblemCode, () => string]>([
  ['validation-failed', () => '?hand=1'],
  ['validation-failed', () => `?session=${evening.table.session.id}&hand=0`],
  ['validation-failed', () => '?kind=hand-recorded,gossip'],
  ['validation-failed', () => '?kind='],
  ['validation-failed', () => '?from=yesterday'],
  ['validation-failed', () => '?to=2026-02-30'],
  ['validation-failed', () => '?from=2026-11-20T18:00'],
  ['validation-failed', () => '?from=2026-11-20&from=2026-11-21'],
  ['validation-failed', () => '?cursor=7.1'],
  ['validation-failed', () => '?limit=201'],
  ['validation-failed', () => '?order=upwards'],
  ['validation-failed', () => '?member=Anna'],
  ['session-not-found', () => `?session=${evening.anna}`],
  ['member-not-found', () => `?member=${evening.table.session.id}`],
  ['fine-not-found', () => `?fine=${evening.anna}`],
  ['dispute-not-found', () => `?dispute=${evening.anna}`],
  ['hand-not-found', () => `?session=${evening.table.session.id}&hand=5`],
])('%s', async (code, query) => {
  const path = `/v1/clubs/${evening.table.club}/audit${query()}`;
  expectProblem(await call(served.base, 'GET', path), code);
});

describe('a line of the ledger leads to', () => {
  let lines: readonly LedgerLine[];
  const of = (holds: (line: LedgerLine) => boolean) => lines.filter(holds);

  beforeAll(async () => {
    ({ lines } = await read<LedgerPage>(served.base, `${evening.table.path}/ledger?limit=500`));
  });

  test('the latest correction of its hand or fine', () => {
    const { at, fines } = evening;
    const ofHand = (hand: number) =>
      new Set(
        of((line) => line.hand === hand && line.fine === null).map((line) => line.correction),
      );
    expect(ofHand(1)).toEqual(new Set([at.overturned]));
    expect(ofHand(2)).toEqual(new Set([null]));
    expect(ofHand(3)).toEqual(new Set([at.compensated]));
    expect(ofHand(4)).toEqual(new Set([null]));
    const ofFine = (id: string) =>
      new Set(of(({ fine }) => fine === id).map((line) => line.correction));
    expect(ofFine(fines.inHand1)).toEqual(new Set([at.overturned]));
    expect(ofFine(fines.about1)).toEqual(new Set([at.voidedAfterClose]));
    expect(ofFine(fines.inHand3)).toEqual(new Set([at.compensated]));
    expect(new Set(of(({ hand }) => hand === null).map(({ correction }) => correction))).toEqual(
      new Set([null]),
    );
  });

  test('why a correction paid it, and for which hand', () => {
    const { at } = evening;
    const reasons = new Map([
      [at.overturned, 'Bent is right.'],
      [at.compensated, 'Erik led, not Bent.'],
      [at.voidedAfterClose, 'She had not looked.'],
    ]);
    expect(lines.map(({ why }) => why)).toEqual(
      lines.map(({ event }) => reasons.get(event) ?? null),
    );
    const followed = of(({ event, hand }) => event === at.overturned && hand === 2);
    expect(followed).toMatchObject([
      {
        reason: 'pot-taken',
        from: evening.bent,
        to: 'king-pot',
        amount: 20,
        why: 'Bent is right.',
      },
    ]);
  });

  test('the rules that it follows from', async () => {
    const { path } = evening.table;
    expect(new Set(of(({ unit }) => unit === 'points').map(({ rule }) => rule))).toEqual(
      new Set([`${path}/rules`]),
    );
    expect(new Set(of(({ unit }) => unit === 'money').map(({ rule }) => rule))).toEqual(
      new Set([path]),
    );
    const [line] = of(({ reason }) => reason === 'pot-taken');
    expect(JSON.stringify(await read(served.base, line?.rule ?? ''))).toContain(line?.source);
    await read(served.base, path);
  });

  test('the same from a statement', async () => {
    const { table, bent } = evening;
    const statement = await read<LedgerPage>(
      served.base,
      `/v1/clubs/${table.club}/members/${bent}/statement?limit=500`,
    );
    expect(statement.lines).toEqual(of(({ from, to }) => [from, to].includes(bent)));
  });
});
