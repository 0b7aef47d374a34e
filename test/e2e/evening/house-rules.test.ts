import { randomUUID } from 'node:crypto';
import type { MemberView } from '../../../src/clubs/view.js';
import { RULE_BOOKS } from '../../../src/rules/rule-book.js';
import type { TarokBook, TarokBookId, TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../../support/api/api.js';
import { KoenigrufenEvening, stand } from '../../support/koenigrufen/koenigrufen-evening.js';
import { RUFER, dreier } from '../../support/koenigrufen/koenigrufen-hands.js';
import type { Stand } from '../../support/evening/lettered-evening.js';
import { BOOKS } from '../../support/tarok/tarok.js';

let served: ServedApp;
let openedClub: OpenedClub;

beforeAll(async () => {
  served = await serveTestApp();
  openedClub = await openClub(served.base, 6);
});
afterAll(async () => {
  await served.close();
});

const open = (more: Readonly<Record<string, unknown>>) => {
  const seats = openedClub.members.slice(0, 3);
  const body = { book: 'brix-1996', rate: 10, seats, firstDealer: seats[0], ...more };
  return call(served.base, 'POST', `/v1/clubs/${openedClub.club}/sessions`, { body });
};
const sessions = async () => {
  const path = `/v1/clubs/${openedClub.club}/sessions?limit=100`;
  return (await read<{ sessions: SessionView[] }>(served.base, path)).sessions.length;
};

describe('the rule books', () => {
  test('are listed with every number and its citation', async () => {
    const { ruleBooks } = await read<{ ruleBooks: unknown }>(served.base, '/v1/rule-books');
    expect(ruleBooks).toEqual(JSON.parse(JSON.stringify(Object.values(RULE_BOOKS))));
    for (const book of BOOKS) {
      expect(await read(served.base, `/v1/rule-books/${book}`)).toMatchObject({ id: book });
    }
  });

  test.each([randomUUID(), 'constructor', '__proto__', 'WOLFF-1899', '%00'])(
    '%s is none of them',
    async (id) => {
      const answer = await call(served.base, 'GET', `/v1/rule-books/${id}`);
      expectProblem(answer, 'rule-book-not-found');
    },
  );
});

describe('house rules, at the opening of a session', () => {
  test.each(BOOKS)('%s: without any, the book is played as it reads', async (book) => {
    const { path, session } = await openSession(served.base, openedClub, { book });
    const rules = await read<TarokRules>(served.base, `${path}/rules`);
    const { tariff, fines, readings } = await read<TarokBook>(
      served.base,
      `/v1/rule-books/${book}`,
    );
    expect([rules.book, rules.tariff, rules.fines]).toEqual([book, tariff, fines]);
    const usual = Object.fromEntries(readings.map(({ id, options }) => [id, options[0]?.id]));
    expect(rules.readings).toEqual(usual);
    expect(session.readings).toEqual(usual);
  });

  const everyReading = Object.values(RULE_BOOKS).flatMap(({ id: book, readings }) =>
    readings.flatMap(({ id, options }) =>
      options.map((option) => ({ book, reading: id, option: option.id, sets: option.sets })),
    ),
  );
  test.each(everyReading)(
    '$book: $reading can be $option',
    async ({ book, reading, option, sets }) => {
      const houseRules = { readings: { [reading]: option } };
      const { path, session } = await openSession(served.base, openedClub, { book, houseRules });
      expect(session.readings[reading]).toBe(option);
      const rules = await read<TarokRules>(served.base, `${path}/rules`);
      expect(rules.readings[reading]).toBe(option);
      expect(rules.conventions).toMatchObject(sets);
    },
  );

  test('stakes and fines of the house are pinned, cited as its own, and played by', async () => {
    const houseRules: HouseRules = {
      tariff: { foundation: 7, dealing: 1, lastTrick: 33, pagatWon: 0 },
      fines: { revoke: [0, 1000], 'lead-out-of-turn': 12, other: [1, 2, 3] },
    };
    const { path, session } = await openSession(served.base, openedClub, { houseRules });
    expect(session.pots).toEqual({ king: 21, pagat: 21 });
    const rules = await read<TarokRules>(served.base, `${path}/rules`);
    const ofTheBook = RULE_BOOKS['brix-1996'];
    for (const [row, points] of Object.entries(houseRules.tariff ?? {})) {
      const stake = rules.tariff[row as 'foundation'];
      const { source } = ofTheBook.tariff[row as 'foundation'];
      expect(stake).toEqual({ points, source: `${source}; stake of the house` });
    }
    expect(rules.tariff.kingUltimo).toEqual(ofTheBook.tariff.kingUltimo);
    expect(rules.fines.revoke?.choices.map(({ amount }) => amount)).toEqual([0, 1000]);
    const fine = { player: session.seats[0], code: 'lead-out-of-turn', stage: 'after' };
    const fined = await call<{ amount: number }>(served.base, 'POST', `${path}/fines`, {
      body: fine,
      version: 1,
    });
    expect(expectStatus(fined, 201).body.amount).toBe(12);
    const hand = await call<RecordedHandView>(served.base, 'POST', `${path}/hands`, {
      body: plainHand(session),
      version: 2,
    });
    const paid = expectStatus(hand, 201).body.payments;
    expect(paid.filter(({ reason }) => reason === 'last-trick')).toHaveLength(2);
    expect(paid.every(({ reason, points }) => reason !== 'last-trick' || points === 33)).toBe(true);
    expect(paid.some(({ reason }) => reason === 'pagat-won')).toBe(false);
  });

  const unknown: readonly [string, string, TarokBookId, unknown][] = [
    ['a reading of no book', 'readings.R99', 'brix-1996', { readings: { R99: 'paid' } }],
    ['a reading of another book', 'readings.R2', 'brix-1996', { readings: { R2: 'paid' } }],
    ['an option it does not have', 'readings.R2', 'vlk-1970', { readings: { R2: 'maybe' } }],
    [
      'a reading called constructor',
      'readings.constructor',
      'vlk-1970',
      { readings: { constructor: 'x' } },
    ],
    ['an unknown row', 'tariff.beer', 'brix-1996', { tariff: { beer: 5 } }],
    ['a row called toString', 'tariff.toString', 'brix-1996', { tariff: { toString: 5 } }],
    ['a negative stake', 'tariff.tout', 'brix-1996', { tariff: { tout: -1 } }],
    ['a stake beyond all bounds', 'tariff.tout', 'brix-1996', { tariff: { tout: 100_001 } }],
    ['a chip of nothing', 'tariff.chip', 'brix-1996', { tariff: { chip: 0 } }],
    [
      'rounding where the count is exact',
      'tariff.countUnit',
      'wolff-1899',
      { tariff: { countUnit: 5 } },
    ],
    ['an unknown fine', 'fines.swearing', 'brix-1996', { fines: { swearing: 5 } }],
    ['a fine of another book', 'fines.miscount', 'vlk-1970', { fines: { miscount: 5 } }],
    ['too few amounts', 'fines.other', 'brix-1996', { fines: { other: [5] } }],
    ['one amount for three degrees', 'fines.other', 'brix-1996', { fines: { other: 5 } }],
    ['a negative fine', 'fines.revoke', 'vlk-1970', { fines: { revoke: -40 } }],
  ];
  test.each(unknown)('%s is refused, naming %s', async (_, field, book, houseRules) => {
    const before = await sessions();
    const problem = expectProblem(await open({ book, houseRules }), 'house-rule-unknown');
    expect(problem.field).toBe(`houseRules.${field}`);
    expect(await sessions()).toBe(before);
  });

  test.each([
    ['a list', { houseRules: [] }],
    ['a list of readings', { houseRules: { readings: [] } }],
    ['a number as an option', { houseRules: { readings: { R10: 1 } } }],
    ['half a point', { houseRules: { tariff: { tout: 0.5 } } }],
    ['a text as a stake', { houseRules: { tariff: { tout: '85' } } }],
    ['2^53 as a stake', { houseRules: { tariff: { tout: 2 ** 53 } } }],
    ['a list within a list', { houseRules: { fines: { revoke: [[1]] } } }],
    ['an unknown part', { houseRules: { beer: {} } }],
    ['an unknown book', { book: 'borch-1924' }],
    ['half a rate', { rate: 0.5 }],
    ['a negative rate', { rate: -1 }],
  ])('%s fails validation', async (_, more) => {
    expectProblem(await open(more), 'validation-failed');
  });
});

describe('the seats, at the opening of a session', () => {
  const [a, b, c, d, e, f] = Array.from({ length: 6 }, (_, index) => index);
  test.each([
    ['two players', 'brix-1996', [a, b], a, 'seats'],
    ['five players', 'brix-1996', [a, b, c, d, e], a, 'seats'],
    ['five players', 'wolff-1899', [a, b, c, d, e], a, 'seats'],
    ['six players', 'vlk-1970', [a, b, c, d, e, f], a, 'seats'],
    ['the same player twice', 'brix-1996', [a, b, c, a], a, 'seats[3]'],
    ['a dealer who does not sit there', 'brix-1996', [a, b, c], d, 'firstDealer'],
  ] as const)('%s are refused in %s', async (_, book, seats, dealer, field) => {
    const ids = seats.map((seat) => openedClub.members[seat ?? 0]);
    const answer = await open({ book, seats: ids, firstDealer: openedClub.members[dealer ?? 0] });
    expect(expectProblem(answer, 'seats-refused').field).toBe(field);
  });

  test('a stranger, and a member of another club, are refused', async () => {
    const [first, second] = openedClub.members;
    const other = await openClub(served.base, 1);
    for (const stranger of [randomUUID(), other.members[0], other.club]) {
      const answer = await open({ seats: [first, stranger, second] });
      expect(expectProblem(answer, 'member-not-found').field).toBe('seats[1]');
    }
  });

  test('an archived member is refused until restored, and so is one who joins', async () => {
    const club = await openClub(served.base, 4);
    const [first, second, third, fourth] = club.members;
    const change = (what: string) =>
      call<MemberView>(served.base, 'POST', `/v1/clubs/${club.club}/members/${fourth}/${what}`);
    expect(expectStatus(await change('archive'), 200).body.archivedAt).not.toBeNull();
    const body = {
      book: 'brix-1996',
      rate: 0,
      seats: [first, second, third, fourth],
      firstDealer: first,
    };
    const path = `/v1/clubs/${club.club}/sessions`;
    const refused = expectProblem(
      await call(served.base, 'POST', path, { body }),
      'member-archived',
    );
    expect([refused.field, refused.params]).toEqual(['seats[3]', { member: 'Dorte' }]);
    const table = await openSession(served.base, club);
    const join = { body: { player: fourth }, version: 1 };
    const joining = await call(served.base, 'POST', `${table.path}/join`, join);
    expect(expectProblem(joining, 'member-archived').field).toBe('player');
    expect(expectStatus(await change('restore'), 200).body.archivedAt).toBeNull();
    expectStatus(await call(served.base, 'POST', `${table.path}/join`, join), 200);
  });

  test('nobody can join twice, leave twice, or sit beyond the table', async () => {
    const table = await openSession(served.base, openedClub);
    const [first, , , fourth, fifth] = openedClub.members;
    const send = (what: string, body: unknown, version: number) =>
      call(served.base, 'POST', `${table.path}/${what}`, { body, version });
    for (const [what, body, field] of [
      ['join', { player: first }, 'player'],
      ['join', { player: fourth, seat: 4 }, 'seat'],
      ['leave', { player: fourth }, 'player'],
      ['leave', { player: first }, 'player'],
    ] as const) {
      expect(expectProblem(await send(what, body, 1), 'seats-refused').field).toBe(field);
    }
    expectProblem(await send('join', { player: randomUUID() }, 1), 'member-not-found');
    expectStatus(await send('join', { player: fourth, seat: 0 }, 1), 200);
    expectProblem(await send('join', { player: fifth }, 2), 'seats-refused');
  });

  test('nothing is played in an archived club, and it can be read', async () => {
    const club = await openClub(served.base, 4);
    const table = await openSession(served.base, club);
    const path = `/v1/clubs/${club.club}`;
    expectStatus(await call(served.base, 'POST', `${path}/archive`), 200);
    const sent = { body: plainHand(table.session), version: 1 };
    expectProblem(await call(served.base, 'POST', `${table.path}/hands`, sent), 'club-archived');
    expectProblem(
      await call(served.base, 'POST', `${path}/members`, { body: { name: 'Fie' } }),
      'club-archived',
    );
    expect(await read(served.base, table.path)).toMatchObject({ version: 1 });
    expectStatus(await call(served.base, 'POST', `${path}/restore`), 200);
    expectStatus(await call(served.base, 'POST', `${table.path}/hands`, sent), 201);
  });
});

/** Those of Königrufen: every number was worked out by hand. */
describe('house rules', () => {
  test('a stake of the house is played by, cited as its own, and doubled where the book doubles it', async () => {
    const houseRules = { tariff: { rufer: 5, trull: 3, trischaken: 0, 'valat-declared': 10 } };
    const evening = await KoenigrufenEvening.open(served, { houseRules });
    const said = [{ figure: 'trull', player: 'a' }];
    const made = [{ figure: 'trull', side: 'declarer' }];
    const { payments } = await evening.hand({ ...RUFER, announcements: said, figures: made });
    // 5 + trull declared 2 × 3 = 11
    expect(evening.stand).toEqual(stand(11, -11, 11, -11));
    expect(new Set(payments.map(({ source }) => source))).toEqual(
      new Set([
        'koenigrufen, Budtabell, Rufer; stake of the house',
        'koenigrufen, Figurer, Trull, dekl.; stake of the house',
      ]),
    );
    const free = await evening.hand({
      contract: 'trischaken',
      count: ['a', 'b', 'c'].map((player) => ({ player, blad: 50 })),
    });
    expect(free.payments).toEqual([]);
    // A dreier lost for a declared valat that failed: 4 × 10 to each.
    const failed = { ...dreier('a', '60'), announcements: [{ figure: 'valat', player: 'a' }] };
    const { payments: lost } = await evening.hand(failed);
    const game = lost.filter(({ reason }) => reason === 'dreier');
    expect(evening.words(game)).toEqual(['b', 'c', 'd'].map((one) => `a pays ${one} 40: dreier`));
    await evening.expectSound();
  });

  const TIE = {
    contract: 'trischaken',
    count: [
      { player: 'b', blad: 60 },
      { player: 'c', blad: 60 },
      { player: 'd', blad: 40 },
    ],
  };
  const LATE_FARBEN = { contract: 'farbendreier', declarer: 'a', suitCards: 3 };
  const SOLO_TALON = {
    contract: 'solorufer',
    declarer: 'a',
    kingHolder: 'talon',
    count: [{ player: 'a', points: '40' }],
    figures: [{ figure: 'trull', side: 'declarer' }],
  };
  const OWN_KING = {
    contract: 'rufer',
    kingHolder: 'a',
    figures: [{ figure: 'king-ultimo' }],
    count: [{ player: 'a', points: '40' }],
  };
  const SILENT_VALAT = { contract: 'dreier', declarer: 'a', tricks: [{ player: 'a', tricks: 12 }] };
  const LOST_UHU = {
    contract: 'rufer',
    kingHolder: 'c',
    figures: [
      { figure: 'valat', side: 'declarer' },
      { figure: 'uhu', side: 'declarer', lost: true },
    ],
  };
  const readings: readonly [string, string, object, Stand | string][] = [
    // Silent valat of a dreier: 4 × 4 = 16 from each; by the text 4 × 2 = 8, no more than 4 + 4
    // silent figures, which are then not paid.
    ['K1', 'table', SILENT_VALAT, stand(48, -16, -16, -16)],
    ['K1', 'text', SILENT_VALAT, stand(24, -8, -8, -8)],
    // b and c tie: 1 to each of the three others; between themselves it cancels either way.
    ['K2', 'pay-each-other', TIE, stand(2, -2, -2, 2)],
    ['K2', 'pay-the-others', TIE, stand(2, -2, -2, 2)],
    ['K3', 'as-lost', LATE_FARBEN, stand(-18, 6, 6, 6)],
    ['K3', 'as-lost-single', LATE_FARBEN, stand(-9, 3, 3, 3)],
    // 2 + trull 1 × 2, or × 1.
    ['K4', 'figures-double', SOLO_TALON, stand(12, -4, -4, -4)],
    ['K4', 'figures-single', SOLO_TALON, stand(9, -3, -3, -3)],
    ['K5', 'allowed', OWN_KING, stand(6, -2, -2, -2)],
    ['K5', 'not-allowed', OWN_KING, 'rule-refused figures[0].figure'],
    // Four silent figures less an uhu lost (2) are 2, not more than the 3 that valat adds: 4 is paid.
    ['K6', 'net-of-losses', LOST_UHU, stand(4, -4, 4, -4)],
    // Made only: 4 > 3, so the figures are paid, and the uhu too: 1 + 4 - 2 = 3.
    ['K6', 'made-only', LOST_UHU, stand(3, -3, 3, -3)],
  ];
  test.each(readings)('%s as %s', async (reading, option, hand, expected) => {
    const evening = await KoenigrufenEvening.open(served, {
      houseRules: { readings: { [reading]: option } },
    });
    expect((await evening.session()).readings[reading]).toBe(option);
    if (typeof expected === 'string') {
      expect(await evening.refusedHand(hand)).toBe(expected);
      return;
    }
    await evening.hand(hand);
    expect(evening.stand).toEqual(expected);
    await evening.expectSound();
  });

  const unknown: readonly [string, object, string][] = [
    ['a reading of Tarok', { readings: { R2: 'paid' } }, 'readings.R2'],
    ['an option that it does not have', { readings: { K1: 'maybe' } }, 'readings.K1'],
    ['a row of Tarok', { tariff: { lastTrick: 5 } }, 'tariff.lastTrick'],
    ['a negative stake', { tariff: { rufer: -1 } }, 'tariff.rufer'],
    ['valat × 0', { tariff: { valat: 0 } }, 'tariff.valat'],
    ['valat × 101', { tariff: { 'valat-declared': 101 } }, 'tariff.valat-declared'],
    ['a stake beyond all bounds', { tariff: { rufer: 100_001 } }, 'tariff.rufer'],
    ['a fine', { fines: { other: [1, 2, 3] } }, 'fines.other'],
    ['a row called constructor', { tariff: { constructor: 1 } }, 'tariff.constructor'],
  ];
  test.each(unknown)('%s is refused', async (_, houseRules, field) => {
    const { club, members } = await openClub(served.base, 4);
    const body = {
      book: 'koenigrufen',
      rate: 1,
      seats: members,
      firstDealer: members[0],
      houseRules,
    };
    const refused = await call(served.base, 'POST', `/v1/clubs/${club}/sessions`, { body });
    expect(expectProblem(refused, 'house-rule-unknown').field).toBe(`houseRules.${field}`);
  });
});
