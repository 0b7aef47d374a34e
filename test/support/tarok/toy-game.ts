import { USUAL_BOOKS } from '../../../src/money/books.js';
import { randomUUID } from 'node:crypto';
import type { ClubWriter, ClubRequest } from '../../../src/ledger/write/club-writer.js';
import type { StoredAnswer } from '../../../src/platform/http/write/stored-answer.js';
import { contentVersion } from '../../../src/ledger/log/content-version.js';
import type { Decision, LoggedEvent, NewEvent, Snapshot } from '../../../src/ledger/log/event.js';
import { nextAccountId, type NewPosting } from '../../../src/ledger/log/posting.js';
import type { EventWriting } from '../../../src/ledger/projection/projected-rows.js';
import {
  SEQ_OF_EVENT,
  TIME_OF_EVENT,
  type GivenRow,
  type RowChange,
} from '../../../src/ledger/projection/row-change.js';
import type { Replayer } from '../../../src/ledger/verify/replayer.js';

/**
 * A game of no rules, for the tests of the ledger: three players found two pots, and every hand
 * makes twelve payments that follow from its stake.
 */
export interface ToyState {
  readonly king: number;
  readonly pagat: number;
  readonly players: readonly number[];
  readonly members: readonly string[];
  readonly hands: number;
}

export interface ToySession {
  readonly clubId: string;
  readonly sessionId: string;
  readonly memberIds: readonly string[];
  readonly state: ToyState;
}

const text = { reason: 'toy', source: 'toy-1, 1', fineId: null };

/** Foundation: every player pays 20 to each pot. */
export function toyFoundation({ king, pagat, players }: ToyState): NewPosting[] {
  return players.flatMap((from) =>
    [king, pagat].map((to) => ({
      ...text,
      from,
      to,
      amount: 20,
      stage: 'foundation',
      handNumber: null,
    })),
  );
}

/** Twelve payments that move all five accounts. */
export function toyPayments(
  { king, pagat, players, hands }: ToyState,
  stake: number,
): NewPosting[] {
  const [a = 0, b = 0, c = 0] = players;
  const ring = [
    [a, king],
    [a, pagat],
    [b, a],
    [c, a],
    [b, c],
    [c, b],
    [b, king],
    [c, pagat],
    [king, b],
    [pagat, c],
    [a, b],
    [b, c],
  ];
  return ring.map(([from = 0, to = 0]) => ({
    ...text,
    from,
    to,
    amount: stake,
    stage: 'play',
    handNumber: hands + 1,
  }));
}

/** The decision of a hand of the toy game. */
export function toyHand(
  clubId: string,
  sessionId: string,
  stake: number,
  key: string = randomUUID(),
): ClubRequest {
  return {
    clubId,
    sessionId,
    key,
    requestHash: `hand ${sessionId} ${stake}`,
    decide: (snapshot) => decideHand(snapshot, sessionId, stake),
  };
}

function decideHand(snapshot: Snapshot, sessionId: string, stake: number): Decision {
  const session = snapshot.sessions.get(sessionId);
  if (session === undefined) throw new Error('no such session');
  const state = session.state as ToyState;
  const version = session.version + 1;
  const event: NewEvent = {
    kind: 'hand-recorded',
    sessionId,
    payload: { stake },
    ...handWriting(sessionId, state, version, stake),
  };
  const body = { number: state.hands + 1 };
  return { events: [event], response: { status: 201, etag: `"${version}"`, body } };
}

/** The rows of a hand: it is dealt by the first player, who declares eleven trumps. */
function handWriting(
  sessionId: string,
  state: ToyState,
  version: number,
  stake: number,
): EventWriting {
  const number = state.hands + 1;
  const [dealer = ''] = state.members;
  const hand = { sessionId, number, revision: 1, kind: 'played', dealer, record: { stake } };
  const melding = { memberId: dealer, kind: 'trumps', count: 11, withPagat: true };
  const where = { sessionId, handNumber: number, revision: 1, position: 0 };
  return {
    postings: toyPayments(state, stake),
    rows: [
      {
        table: 'session',
        of: { id: sessionId },
        change: { version, state: { ...state, hands: number } },
      },
      {
        table: 'hand',
        put: { ...hand, eventSeq: SEQ_OF_EVENT, recordedAt: TIME_OF_EVENT },
      },
      {
        table: 'melding',
        put: { ...where, ...melding, suit: null, grade: null, missing: null },
      },
    ],
    subjects: state.members,
  };
}

function clubWriting(): EventWriting {
  const club = {
    name: 'Kopperne',
    currency: 'DKK',
    language: 'da',
    createdAt: TIME_OF_EVENT,
  } as const;
  const clearing = { id: 1, kind: 'clearing', sessionId: null, memberId: null } as const;
  return {
    postings: [],
    rows: [
      {
        table: 'club',
        put: {
          ...club,
          archivedAt: null,
          clearingAccountId: 1,
          ...USUAL_BOOKS,
          ...{ statisticsShown: false, waysToPay: [] },
        },
      },
      { table: 'account', put: { ...clearing, unit: 'money' } },
    ],
    subjects: [],
  };
}

/** Opens a club. */
export async function toyClub(writer: ClubWriter, key: string = randomUUID()): Promise<string> {
  const answer = await writer.openClub({
    key,
    requestHash: 'club',
    decide: (clubId) => ({
      event: { kind: 'club-opened', sessionId: null, payload: {}, ...clubWriting() },
      response: { status: 201, body: { id: clubId } },
    }),
  });
  return (JSON.parse(answer.body) as { id: string }).id;
}

/** A decision that adds a member. */
export function toyMember(clubId: string, id: string, name = 'Ane'): ClubRequest {
  return {
    clubId,
    key: randomUUID(),
    requestHash: `member ${id}`,
    decide: ({ club }) => {
      const event: NewEvent = {
        kind: 'member-added',
        sessionId: null,
        payload: { id, name },
        ...memberWriting(id, name, nextAccountId(club)),
      };
      return { events: [event], response: { status: 201, body: { id } } };
    },
  };
}

function memberWriting(id: string, name: string, accountId: number): EventWriting {
  const account = { id: accountId, kind: 'member', sessionId: null, memberId: id } as const;
  const member = { id, name, accountId, createdAt: TIME_OF_EVENT, archivedAt: null } as const;
  return {
    postings: [],
    rows: [
      { table: 'account', put: { ...account, unit: 'money' } },
      { table: 'member', put: { ...member, guest: false, mergedInto: null, initials: null } },
    ],
    subjects: [id],
  };
}

type NewAccount = GivenRow<'account'>;

function toyAccounts(made: number, sessionId: string, memberIds: readonly string[]): NewAccount[] {
  const pots = (['king-pot', 'pagat-pot'] as const).map((kind, n): NewAccount => {
    return { id: made + 1 + n, kind, sessionId, memberId: null, unit: 'points' };
  });
  const players = memberIds.map((memberId, n): NewAccount => {
    return { id: made + 3 + n, kind: 'player', sessionId, memberId, unit: 'points' };
  });
  return [...pots, ...players];
}

function toyStateOf(accounts: readonly NewAccount[], members: readonly string[]): ToyState {
  const [king = 0, pagat = 0, ...players] = accounts.map(({ id }) => id);
  return { king, pagat, players, members, hands: 0 };
}

const BOOK = { title: 'Toy' };

function openingWriting(
  accountsMade: number,
  sessionId: string,
  memberIds: readonly string[],
): EventWriting & { readonly state: ToyState } {
  const accounts = toyAccounts(accountsMade, sessionId, memberIds);
  const state = toyStateOf(accounts, memberIds);
  const bookVersion = contentVersion(BOOK);
  const pinned = { game: 'toy', book: 'toy-1', bookVersion, rules: { stakes: 'any' }, rate: 2 };
  const times = { openedAt: TIME_OF_EVENT, closedAt: null } as const;
  const no = {
    tableName: null,
    plannedSeries: null,
    plannedDay: null,
    day: null,
    settledThen: false,
    ownBook: null,
    ownVersion: null,
    ownName: null,
  };
  const start = { status: 'open', version: 1, ...times, ...no } as const;
  const pots = [
    { sessionId, kind: 'king', accountId: state.king },
    { sessionId, kind: 'pagat', accountId: state.pagat },
  ] as const;
  return {
    state,
    postings: toyFoundation(state),
    rows: [
      ...accounts.map((put): RowChange => ({ table: 'account', put })),
      { table: 'ruleBook', put: { book: 'toy-1', version: bookVersion, content: BOOK } },
      { table: 'session', put: { id: sessionId, ...pinned, state, ...start } },
      ...memberIds.map((memberId, position): RowChange => {
        const accountId = state.players[position] ?? 0;
        const seat = { sessionId, memberId, position, accountId };
        return { table: 'seat', put: { ...seat, joinedVersion: 1, leftVersion: null } };
      }),
      ...pots.map((put): RowChange => ({ table: 'pot', put })),
    ],
    subjects: memberIds,
  };
}

/** A decision that opens a session of three members. */
export function toyOpening(
  clubId: string,
  sessionId: string,
  memberIds: readonly string[],
): ClubRequest {
  return {
    clubId,
    key: randomUUID(),
    requestHash: `session ${sessionId}`,
    decide: ({ club }) => {
      const { state, ...writing } = openingWriting(club.accountsMade, sessionId, memberIds);
      const payload = { memberIds: [...memberIds] };
      const event: NewEvent = { kind: 'session-opened', sessionId, payload, ...writing };
      return { events: [event], response: { status: 201, etag: '"1"', body: state } };
    },
  };
}

/** A club with three members and an open session. */
export async function toySession(writer: ClubWriter, inClub?: string): Promise<ToySession> {
  const clubId = inClub ?? (await toyClub(writer));
  const memberIds = [randomUUID(), randomUUID(), randomUUID()];
  await Promise.all(memberIds.map((id) => writer.write(toyMember(clubId, id))));
  const sessionId = randomUUID();
  const answer = await writer.write(toyOpening(clubId, sessionId, memberIds));
  return { clubId, sessionId, memberIds, state: JSON.parse(answer.body) as ToyState };
}

/** Records hands one after the other. */
export async function toyHands(
  writer: ClubWriter,
  { clubId, sessionId }: ToySession,
  stakes: readonly number[],
): Promise<StoredAnswer[]> {
  const answers: StoredAnswer[] = [];
  for (const stake of stakes) answers.push(await writer.write(toyHand(clubId, sessionId, stake)));
  return answers;
}

/** Folds toy events again. */
export class ToyReplayer implements Replayer {
  readonly #sessions = new Map<string, { version: number; state: ToyState }>();
  #accountsMade = 0;

  apply({ kind, sessionId, payload }: LoggedEvent): EventWriting {
    const writing = this.#writing(kind, sessionId ?? '', JSON.parse(payload) as ToyPayload);
    this.#accountsMade += writing.rows.filter(({ table }) => table === 'account').length;
    return writing;
  }

  #writing(kind: string, sessionId: string, given: ToyPayload): EventWriting {
    switch (kind) {
      case 'club-opened':
        return clubWriting();
      case 'member-added':
        return memberWriting(given.id ?? '', given.name ?? '', this.#accountsMade + 1);
      case 'session-opened': {
        const writing = openingWriting(this.#accountsMade, sessionId, given.memberIds ?? []);
        this.#sessions.set(sessionId, { version: 1, state: writing.state });
        return writing;
      }
      case 'hand-recorded': {
        const session = this.#sessions.get(sessionId);
        if (session === undefined) throw new Error('no such session');
        const { state, version } = session;
        const after = { ...state, hands: state.hands + 1 };
        this.#sessions.set(sessionId, { version: version + 1, state: after });
        return handWriting(sessionId, state, version + 1, given.stake ?? 0);
      }
      default:
        throw new Error(`no toy event: ${kind}`);
    }
  }

  finish(sessionId: string): void {
    this.#sessions.delete(sessionId);
  }
}

interface ToyPayload {
  readonly id?: string;
  readonly name?: string;
  readonly memberIds?: readonly string[];
  readonly stake?: number;
}
