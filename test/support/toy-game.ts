import { randomUUID } from 'node:crypto';
import type { ClubWriter, WriteAnswer, WriteRequest } from '../../src/ledger/write/club-writer.js';
import type { Decision, NewEvent, Snapshot } from '../../src/ledger/log/event.js';
import { nextAccountId, type NewAccount, type NewPosting } from '../../src/ledger/log/posting.js';
import type {
  LoggedEvent,
  ReplayedEvent,
  ReplayedSession,
  Replayer,
} from '../../src/ledger/verify/replayer.js';

/**
 * A game of no rules, for the tests of the ledger: three players found two pots, and every hand
 * makes twelve payments that follow from its stake.
 */
export interface ToyState {
  readonly king: number;
  readonly pagat: number;
  readonly players: readonly number[];
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

/** What decides a hand of the toy game. */
export function toyHand(
  clubId: string,
  sessionId: string,
  stake: number,
  key: string = randomUUID(),
): WriteRequest {
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
  const number = state.hands + 1;
  const dealer = [...snapshot.members.keys()][0] ?? randomUUID();
  const event: NewEvent = {
    kind: 'hand-recorded',
    sessionId,
    payload: { stake },
    postings: toyPayments(state, stake),
    newAccounts: [],
    session: { change: 'step', state: { ...state, hands: number } },
    hands: [
      {
        number,
        revision: 1,
        kind: 'played',
        dealer,
        record: { stake },
        outcome: { warnings: [] },
        meldinger: [
          {
            memberId: dealer,
            kind: 'trumps',
            count: 11,
            withPagat: true,
            suit: null,
            grade: null,
            missing: null,
          },
        ],
      },
    ],
  };
  const etag = `"${session.version + 1}"`;
  return { events: [event], response: { status: 201, etag, body: { number } } };
}

/** Opens a club. */
export async function toyClub(writer: ClubWriter, key: string = randomUUID()): Promise<string> {
  const answer = await writer.openClub({
    key,
    requestHash: 'club',
    decide: (clubId) => ({
      name: 'Kopperne',
      currency: 'DKK',
      event: {
        kind: 'club-opened',
        sessionId: null,
        payload: { name: 'Kopperne', currency: 'DKK' },
        postings: [],
        newAccounts: [{ id: 1, kind: 'cash-box', sessionId: null, memberId: null }],
      },
      response: { status: 201, body: { id: clubId } },
    }),
  });
  return (JSON.parse(answer.body) as { id: string }).id;
}

/** What adds a member. */
export function toyMember(clubId: string, id: string, name = 'Ane'): WriteRequest {
  return {
    clubId,
    key: randomUUID(),
    requestHash: `member ${id}`,
    decide: ({ club }) => {
      const accountId = nextAccountId(club);
      const account: NewAccount = { id: accountId, kind: 'member', sessionId: null, memberId: id };
      const event: NewEvent = {
        kind: 'member-added',
        sessionId: null,
        payload: { id, name },
        postings: [],
        newAccounts: [account],
        member: { change: 'add', id, name, accountId, archived: false },
      };
      return { events: [event], response: { status: 201, body: { id } } };
    },
  };
}

function toyAccounts(made: number, sessionId: string, memberIds: readonly string[]): NewAccount[] {
  const pots = (['king-pot', 'pagat-pot'] as const).map((kind, n) => ({
    id: made + 1 + n,
    kind,
    sessionId,
    memberId: null,
  }));
  const players = memberIds.map((memberId, n) => ({
    id: made + 3 + n,
    kind: 'player' as const,
    sessionId,
    memberId,
  }));
  return [...pots, ...players];
}

function stateOf(accounts: readonly NewAccount[]): ToyState {
  const [king = 0, pagat = 0, ...players] = accounts.map(({ id }) => id);
  return { king, pagat, players, hands: 0 };
}

/** What opens a session of three members. */
export function toyOpening(
  clubId: string,
  sessionId: string,
  memberIds: readonly string[],
): WriteRequest {
  return {
    clubId,
    key: randomUUID(),
    requestHash: `session ${sessionId}`,
    decide: ({ club }) => {
      const newAccounts = toyAccounts(club.accountsMade, sessionId, memberIds);
      const state = stateOf(newAccounts);
      const event: NewEvent = {
        kind: 'session-opened',
        sessionId,
        payload: { memberIds: [...memberIds] },
        postings: toyFoundation(state),
        newAccounts,
        session: {
          change: 'open',
          id: sessionId,
          game: 'toy',
          book: 'toy-1',
          bookVersion: 'abc',
          bookContent: { title: 'Toy' },
          rules: { stakes: 'any' },
          rate: 2,
          state,
        },
        seats: memberIds.map((memberId, position) => ({
          memberId,
          position,
          accountId: state.players[position] ?? 0,
          joinedVersion: 1,
          leftVersion: null,
        })),
        pots: [
          { kind: 'king', accountId: state.king },
          { kind: 'pagat', accountId: state.pagat },
        ],
      };
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
): Promise<WriteAnswer[]> {
  const answers: WriteAnswer[] = [];
  for (const stake of stakes) answers.push(await writer.write(toyHand(clubId, sessionId, stake)));
  return answers;
}

/** Folds toy events anew. */
export class ToyReplayer implements Replayer {
  readonly #sessions = new Map<string, { version: number; state: ToyState }>();
  #accountsMade = 0;

  apply({ kind, sessionId, payload }: LoggedEvent): ReplayedEvent {
    const given = JSON.parse(payload) as {
      id?: string;
      name?: string;
      memberIds?: string[];
      stake?: number;
    };
    switch (kind) {
      case 'club-opened':
        this.#accountsMade = 1;
        return {
          postings: [],
          newAccounts: [{ id: 1, kind: 'cash-box', sessionId: null, memberId: null }],
        };
      case 'member-added':
        this.#accountsMade += 1;
        return {
          postings: [],
          newAccounts: [
            { id: this.#accountsMade, kind: 'member', sessionId: null, memberId: given.id ?? '' },
          ],
          member: {
            change: 'add',
            id: given.id ?? '',
            name: given.name ?? '',
            accountId: this.#accountsMade,
            archived: false,
          },
        };
      case 'session-opened': {
        const newAccounts = toyAccounts(this.#accountsMade, sessionId ?? '', given.memberIds ?? []);
        const state = stateOf(newAccounts);
        this.#accountsMade += newAccounts.length;
        this.#sessions.set(sessionId ?? '', { version: 1, state });
        return { postings: toyFoundation(state), newAccounts };
      }
      case 'hand-recorded': {
        const session = this.#sessions.get(sessionId ?? '');
        if (session === undefined) throw new Error('no such session');
        const { state, version } = session;
        const after = { ...state, hands: state.hands + 1 };
        this.#sessions.set(sessionId ?? '', { version: version + 1, state: after });
        return { postings: toyPayments(state, given.stake ?? 0), newAccounts: [] };
      }
      default:
        throw new Error(`no toy event: ${kind}`);
    }
  }

  finish(sessionId: string): ReplayedSession {
    const session = this.#sessions.get(sessionId);
    if (session === undefined) throw new Error('no such session');
    this.#sessions.delete(sessionId);
    return { status: 'open', ...session };
  }
}
