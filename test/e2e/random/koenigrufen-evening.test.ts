import { Readable } from 'node:stream';
import fc from 'fast-check';
import { verifyExport } from '../../../src/ledger/export/verify-export.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { PROBLEMS } from '../../../src/problems/kinds.js';
import { CONTRACTS, type PositiveContract } from '../../../src/rules/koenigrufen/contracts.js';
import {
  CONTRACT_IDS,
  FIGURES,
  KONTRAS,
  SIDES,
  type Announcement,
  type FigureRecord,
  type KoenigrufenHandRecord,
  type Kontra,
} from '../../../src/rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { FineLine } from '../../../src/sessions/fines/fine.view.js';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { HandPreview, RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { asOwner } from '../../support/access/access.js';
import {
  call,
  expectVerified,
  openClub,
  openSession,
  read,
  serveTestApp,
  sumOfPoints,
  type Answer,
  type OpenedClub,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { pick, randomOf, shuffled } from '../../support/tarok/cards.js';
import { expectDescribed } from '../../support/api/described.js';

const STEPS = 60;
const EVENINGS = { numRuns: 3 * Number(process.env['EVENINGS'] ?? 1), endOnFailure: true };
const RATE = 7;

type Random = () => number;

/** Kings and matadors, queens, knights, jacks, the rest, in blad: 210 in all. */
const DECK = [13, 10, 7, 4, 1].flatMap((blad, rank) =>
  Array<number>([7, 4, 4, 4, 35][rank] ?? 0).fill(blad),
);

/** Card points of a play in which every trick goes to somebody, the talon to the first six. */
function playOut<T>(
  random: Random,
  takers: readonly T[],
): Map<T, { blad: number; tricks: number }> {
  const deck = [...DECK];
  const taken = new Map(takers.map((taker) => [taker, { blad: 0, tricks: 0 }]));
  for (let trick = 0; trick < 12; trick++) {
    const pile = taken.get(pick(random, takers));
    if (!pile) continue;
    pile.tricks += 1;
    for (let card = trick < 6 ? 5 : 4; card > 0; card--) {
      pile.blad += deck.splice(Math.floor(random() * deck.length), 1)[0] ?? 0;
    }
  }
  return taken;
}

/** Each with this chance. */
const some = <T>(random: Random, chance: number, of: readonly T[]): T[] =>
  of.filter(() => random() < chance);
const when = <T extends object>(random: Random, chance: number, part: () => T): Partial<T> =>
  random() < chance ? part() : {};

function kontra(random: Random): { kontra?: Kontra } {
  return when(random, 0.3, () => ({ kontra: pick(random, KONTRAS) }));
}

function personal(random: Random, others: readonly PlayerId[]) {
  return some(random, 0.3, others).map((player) => ({ player, kontra: pick(random, KONTRAS) }));
}

/** A record of a hand: mostly possible, sometimes not. */
function randomRecord(random: Random, active: readonly PlayerId[]): KoenigrufenHandRecord {
  const contract = pick(random, CONTRACT_IDS);
  if (contract === 'trischaken') {
    const weak = random() < 0.3 ? active.slice(0, 3) : active;
    const piles = playOut(random, weak);
    const count = active.map((player) => ({ player, blad: piles.get(player)?.blad ?? 0 }));
    const tricks = active.map((player) => ({ player, tricks: piles.get(player)?.tricks ?? 0 }));
    return { contract, count: count.slice(0, 3), ...when(random, 0.3, () => ({ tricks })) };
  }
  const [declarer, second] = shuffled(random, active);
  if (declarer === undefined || second === undefined) throw new RangeError('nobody plays');
  if (contract === 'bei') {
    const games = [declarer, second].map((one) => ({
      game: pick(random, ['piccolo', 'bettler'] as const),
      declarer: one,
      personalKontra: personal(
        random,
        active.filter((other) => other !== one),
      ),
    }));
    const tricks = [declarer, second].map((player) => ({
      player,
      tricks: Math.floor(random() * 3),
    }));
    return { contract, games, tricks };
  }
  const played = CONTRACTS[contract];
  if (played.kind === 'positive') return positive(random, played, active, declarer);
  const others = active.filter((one) => one !== declarer);
  return {
    contract,
    declarer,
    personalKontra: personal(random, others),
    tricks: [{ player: declarer, tricks: Math.floor(random() * 4) }],
  };
}

function positive(
  random: Random,
  { id: contract, callsKing, forehandOnly, isFarben, bird }: PositiveContract,
  active: readonly PlayerId[],
  drawn: PlayerId,
): KoenigrufenHandRecord {
  const [forehand = drawn] = active;
  const declarer = forehandOnly ? forehand : drawn;
  const kingHolder = callsKing ? pick(random, [...active, 'talon' as const]) : null;
  const own = active.filter((one) => one === declarer || one === kingHolder);
  const opponents = active.filter((one) => !own.includes(one));
  const sides = { declarer: own, opponents };
  const base = {
    contract,
    declarer,
    ...(callsKing ? { kingHolder, calledKing: 'clubs' as const } : {}),
  };
  if (kingHolder === 'talon' && random() < 0.3) return { ...base, gaveUp: true };
  if (isFarben && random() < 0.2) {
    return { ...base, suitCards: Math.floor(random() * 6) };
  }
  const known = FIGURES.filter((figure) => {
    if (figure === 'king-ultimo') return callsKing && kingHolder !== 'talon';
    return !isFarben || ['grammeln', 'grossgrammeln'].includes(figure);
  }).filter((figure) => figure !== 'valat' && figure !== bird);
  const announcements = some(random, 0.15, known).map((figure): Announcement => {
    const alone = kingHolder !== null && kingHolder !== 'talon' ? kingHolder : declarer;
    const player = figure === 'king-ultimo' ? alone : pick(random, own);
    return { figure, player, ...kontra(random) };
  });
  const counted = ['grammeln', 'grossgrammeln'];
  const figures = some(random, 0.2, known)
    .filter((figure) => !counted.includes(figure))
    .map((figure): FigureRecord => {
      if (figure === 'king-ultimo') return { figure, ...when(random, 0.3, () => ({ lost: true })) };
      const side = pick(random, SIDES);
      const isCard = ['pagat-ultimo', 'uhu', 'kakadu'].includes(figure);
      return {
        figure,
        ...(random() < 0.5 ? { side } : { player: pick(random, sides[side]) }),
        ...(isCard ? when(random, 0.3, () => ({ lost: true })) : {}),
      };
    });
  const piles = playOut(random, random() < 0.5 ? [...SIDES, 'declarer'] : SIDES);
  const pile = piles.get('declarer') ?? { blad: 105, tricks: 6 };
  const silent = random() < 0.08;
  const taker = pick(random, SIDES);
  const points = `${Math.floor(pile.blad / 3)}/${pile.blad % 3}`;
  return {
    ...base,
    ...kontra(random),
    announcements,
    figures: silent ? [{ figure: 'valat', side: taker }] : figures,
    ...(silent ? {} : { count: [{ side: 'declarer', ...(random() < 0.5 ? { points } : pile) }] }),
    ...when(random, 0.1, () => ({ won: random() < 0.5 })),
  };
}

const PARTS = [
  ...['dealer', 'forehand', 'declarer', 'calledKing', 'kingHolder', 'partner', 'gaveUp', 'kontra'],
  ...['kontraBy', 'personalKontra', 'games', 'announcements', 'count', 'figures', 'suitCards'],
  ...['tricks', 'virgins', 'won'],
] as const;

/** The body of a hand: with `game`, checks that hold, parts that say nothing, slips of the pen. */
function randomBody(random: Random, view: TableView): object {
  const active = view.active as readonly PlayerId[];
  const record = randomRecord(random, active) as unknown as { count?: { tricks?: number }[] };
  for (const count of record.count ?? []) delete count.tricks;
  const nothing = Object.fromEntries(some(random, 0.3, PARTS).map((part) => [part, null]));
  const body = {
    ...when(random, 0.3, () => nothing),
    ...record,
    ...when(random, 0.2, () => ({ dealer: view.dealer, forehand: active[0] })),
    game: 'koenigrufen',
  };
  if (random() > 0.05) return body;
  const slip = pick(random, [view.dealer, pick(random, active), null, true, [], 3]);
  return { ...body, [pick(random, PARTS)]: slip };
}

let served: ServedApp;
let openedClub: OpenedClub;
/** The sum of all evenings so far for each member, in money. */
const owed = new Map<string, number>();
const seen = { taken: 0, refused: 0, corrected: 0 };
const kinds = new Set<unknown>();

beforeAll(async () => {
  served = await serveTestApp();
  openedClub = await openClub(served.base, 6);
});
afterAll(() => served.close());

class RandomEvening {
  view: TableView;

  constructor(
    readonly table: Table,
    readonly random: Random,
  ) {
    this.view = table.session;
  }

  async post<T>(what: string, body: unknown, version?: number): Promise<Answer<T>> {
    const sent = { body, ...(version === undefined ? {} : { version }) };
    const path = `${this.table.path}/${what}`;
    const answer = await call<T>(served.base, 'POST', path, sent);
    expectDescribed(served, 'POST', path, answer, body);
    return answer;
  }

  /** Either it goes through and the table sums to zero, or it is refused in words. */
  async write(what: string, body: unknown): Promise<boolean> {
    const { version } = this.view;
    const answer = await this.post<{ session: TableView }>(what, body, version);
    if (answer.status < 300) {
      this.view = answer.body.session;
      expect([this.view.version, this.view.pots]).toEqual([version + 1, null]);
      expect(sumOfPoints(this.view)).toBe(0);
      return true;
    }
    const problem = answer.body as unknown as ProblemBody;
    expect([PROBLEMS[problem.code].status, answer.text]).toEqual([answer.status, answer.text]);
    const known =
      /^(impossible-hand|rule-refused|validation-failed|correction-refused|hand-not-found)$/;
    expect([problem.code, answer.text]).toEqual([expect.stringMatching(known), answer.text]);
    expect(problem.detail).toMatch(/^[A-Z].*[.]$/);
    return false;
  }

  async hand(): Promise<void> {
    const body = randomBody(this.random, this.view);
    const preview = await this.post<HandPreview>('hands/preview', body);
    const before = new Map(this.view.standings.map(({ player, points }) => [player, points]));
    const isTaken = await this.write('hands', body);
    expect([isTaken, preview.text]).toEqual([preview.status === 200, preview.text]);
    seen[isTaken ? 'taken' : 'refused'] += 1;
    if (!isTaken) return;
    const { session, payments, contract } = preview.body;
    kinds.add(contract);
    expect(this.view).toEqual(session);
    for (const { from, to, points } of payments) {
      before.set(from, (before.get(from) ?? NaN) - points);
      before.set(to, (before.get(to) ?? NaN) + points);
    }
    const after = this.view.standings.map(({ player, points }) => [player, points] as const);
    expect(new Map(after)).toEqual(before);
  }

  /** To the others or to the kitty. */
  async fine(): Promise<void> {
    const { seats, kitty } = this.view;
    const to = pick(this.random, ['players', 'kitty']);
    const amount = 1 + Math.floor(this.random() * 9);
    const body = { player: pick(this.random, seats), code: 'other', stage: 'after', amount, to };
    expect(await this.write('fines', body)).toBe(true);
    expect((this.view.kitty ?? 0) - (kitty ?? 0)).toBe(to === 'kitty' ? amount : 0);
  }

  async correctFine(): Promise<void> {
    const path = `${this.table.path}/fines`;
    const { fines } = await read<{ fines: FineLine[] }>(served.base, path);
    const standing = fines.filter(({ state }) => state !== 'overturned');
    if (standing.length === 0) return;
    const { id } = pick(this.random, standing);
    const corrections = [{ fine: id, void: true }];
    const mode = pick(this.random, ['compensate', 'replay']);
    expect(await this.write('corrections', { mode, reason: 'Random', corrections })).toBe(true);
  }

  async correct(): Promise<void> {
    if (this.random() < 0.2) return this.correctFine();
    const { hands } = await read<SessionView>(served.base, this.table.path);
    if (hands === 0) return;
    const hand = 1 + Math.floor(this.random() * hands);
    const was = await read<RecordedHandView>(served.base, `${this.table.path}/hands/${hand}`);
    const seat = { ...this.view, dealer: was.dealer, active: was.active };
    const correction =
      this.random() < 0.3 ? { hand, void: true } : { hand, record: randomBody(this.random, seat) };
    const corrections = [correction];
    const mode = pick(this.random, ['compensate', 'replay']);
    const preview = await this.post<Record<string, { possible: boolean }>>('corrections/preview', {
      corrections,
    });
    const isTaken = await this.write('corrections', { mode, reason: 'Random', corrections });
    if (isTaken) seen.corrected += 1;
    if (preview.status === 200) expect(preview.body[mode]?.possible).toBe(isTaken);
    else expect(isTaken).toBe(false);
  }

  async seats(): Promise<void> {
    const { seats } = this.view;
    const player =
      seats.length === 5
        ? pick(this.random, seats)
        : pick(
            this.random,
            openedClub.members.filter((one) => !seats.includes(one)),
          );
    const seat = Math.floor(this.random() * (seats.length + 1));
    const isTaken =
      seats.length === 5
        ? await this.write('leave', { player })
        : await this.write('join', { player, seat });
    expect(isTaken).toBe(true);
  }

  /** No pots: the sum of all hands and fines as they now count is everybody's result. */
  async expectHandsToSum(): Promise<void> {
    const { hands } = await read<{ hands: RecordedHandView[] }>(
      served.base,
      `${this.table.path}/hands?limit=200`,
    );
    const sums = new Map(
      [...this.view.standings.map(({ player }) => player), 'kitty'].map((one) => [one, 0]),
    );
    const add = (from: string, to: string, points: number) => {
      sums.set(from, (sums.get(from) ?? NaN) - points);
      sums.set(to, (sums.get(to) ?? NaN) + points);
    };
    for (const { from, to, points } of hands.flatMap(({ payments }) => payments)) {
      add(from, to, points);
    }
    const { lines } = await read<LedgerPage>(served.base, `${this.table.path}/ledger?limit=500`);
    for (const { reason, from, to, amount } of lines) if (reason === 'fine') add(from, to, amount);
    const standings = this.view.standings.map(({ player, points }) => [player, points] as const);
    expect(new Map([...standings, ['kitty', this.view.kitty ?? NaN]])).toEqual(sums);
  }
}

async function expectFileRight(club: string): Promise<void> {
  const answer = await fetch(`${served.base}/v1/clubs/${club}/export`, {
    headers: asOwner(served.base),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const verified = await verifyExport(Readable.from([bytes]), { replayer: new ClubReplayer() });
  expect(verified).toMatchObject({ ok: true });
}

test('a random evening: each step is taken or refused in words, and all sums to zero', async () => {
  const evening = async (seed: number, players: 4 | 5) => {
    const table = await openSession(served.base, openedClub, {
      book: 'koenigrufen',
      players,
      rate: RATE,
    });
    const at = new RandomEvening(table, randomOf(seed));
    for (let step = 0; step < STEPS; step++) {
      const chance = at.random();
      if (chance < 0.05) await at.seats();
      else if (chance < 0.15) await at.correct();
      else if (chance < 0.18) await at.write('undo', {});
      else if (chance < 0.23) await at.fine();
      else await at.hand();
    }
    await at.expectHandsToSum();
    expect(await at.write('close', {})).toBe(true);
    for (let step = 0; step < 4; step++) await at.correct();
    await at.expectHandsToSum();
    const closed = await read<SessionView>(served.base, table.path);
    expect(closed).toMatchObject({ ...at.view, status: 'closed', pots: null });
    for (const { player, points } of closed.standings) {
      owed.set(player, (owed.get(player) ?? 0) + RATE * points);
      const path = `/v1/clubs/${openedClub.club}/members/${player}/balance`;
      expect(await read(served.base, path)).toMatchObject({ money: owed.get(player) });
    }
    await expectVerified(served.base, openedClub.club);
  };
  await fc.assert(fc.asyncProperty(fc.integer(), fc.constantFrom(4, 5), evening), EVENINGS);
  await expectFileRight(openedClub.club);
  expect(seen.taken).toBeGreaterThan(seen.refused);
  expect(seen.corrected).toBeGreaterThan(10);
  expect([...kinds].sort()).toEqual([...CONTRACT_IDS].sort());
});
