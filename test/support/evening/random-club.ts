import type pg from 'pg';
import type { AskedStep } from '../../../src/evening/asked.js';
import { foldHistory, type History } from '../../../src/evening/history.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { BookId } from '../../../src/rules/rule-book.js';
import { openSession, type OpenedClub, type Table } from '../api/api.js';
import { pick } from '../tarok/cards.js';
import { MODES, readSessionLog, write, type Correction } from '../corrections/corrections.js';
import { WHY } from '../corrections/disputes.js';
import { correctionAsked, nextAsked, nextKoenigrufen } from './random-asked.js';

/** Random evenings of a club, over HTTP: hands, corrections, disputes and decisions. */

type Random = () => number;

/** Where a club plays. */
export interface Played {
  readonly base: string;
  readonly pool: pg.Pool;
  readonly club: OpenedClub;
}

/** The possible events of an evening beside hands. */
export interface Happens {
  readonly book: BookId;
  readonly hands: number;
  /** How many corrections, undos and disputes are tried before and after the close. */
  readonly corrected: number;
  readonly rate: number;
}

/** Plays an evening to its close, and what is put right after it. */
export async function playEvening(at: Played, what: Happens, random: Random): Promise<Table> {
  const { book, rate } = what;
  const table = await openSession(at.base, at.club, { book, rate });
  for (let left = what.hands; left > 0; left--) await send(at, table, steps(at, book, random));
  for (let left = what.corrected; left > 0; left--) await putRight(at, table, random);
  await send(at, table, () => ({ kind: 'close' }));
  for (let left = what.corrected; left > 0; left--) await putRight(at, table, random);
  return table;
}

function steps({ club }: Played, book: BookId, random: Random) {
  const members = club.members as readonly PlayerId[];
  const nextOf = book === 'koenigrufen' ? nextKoenigrufen : nextAsked;
  return (history: History): AskedStep => nextOf(history, members, random);
}

export async function historyOf({ pool }: Played, { club, session }: Table): Promise<History> {
  const log = await readSessionLog(pool, club, session.id);
  const said = { time: '2026-11-20T18:30:00.000Z', actor: 'secretary' };
  return foldHistory(log.map(({ seq, event }) => ({ seq, event, ...said })));
}

/** Sends a step; one that cannot be is refused, and something else happens. */
async function send(
  at: Played,
  table: Table,
  next: (history: History) => AskedStep,
): Promise<void> {
  const history = await historyOf(at, table);
  const asked = next(history);
  const { version } = history.state;
  switch (asked.kind) {
    case 'hand':
      return post(at, table, { what: 'hands', body: asked.record, version });
    case 'fine':
      return post(at, table, { what: 'fines', body: { ...asked.fine, hand: asked.hand }, version });
    case 'undo':
      return post(at, table, { what: 'undo', body: {}, version });
    default: {
      const { kind: what, ...body } = asked;
      return post(at, table, { what, body, version });
    }
  }
}

/** Corrects something, takes the last thing back, or disputes a fine and decides. */
async function putRight(at: Played, table: Table, random: Random): Promise<void> {
  const history = await historyOf(at, table);
  const { version, closed, hands } = history.state;
  const chance = random();
  if (chance < 0.2) return post(at, table, { what: 'undo', body: {}, version });
  const fines = Object.values(history.course).flatMap(({ step }) => {
    if (step.kind === 'fine-recorded') return [step.fineId];
    return step.kind === 'hand-recorded' ? step.fineIds : [];
  });
  if (chance < 0.5 && fines.length > 0) {
    const [who = ''] = at.club.members;
    await post(at, table, {
      what: 'disputes',
      body: { fine: pick(random, fines), text: WHY },
      who,
    });
    const open = Object.entries((await historyOf(at, table)).state.disputes ?? {}).filter(
      ([, { state }]) => state === 'open',
    );
    const [dispute = ''] = open.map(([id]) => id);
    const end = pick(random, ['uphold', 'withdraw', 'overturn', 'left']);
    if (dispute === '' || end === 'left') return;
    const more = end === 'overturn' ? { mode: pick(random, MODES) } : {};
    const step = { what: `disputes/${dispute}/${end}`, body: { text: WHY, ...more } };
    if (end === 'withdraw') return post(at, table, { ...step, who });
    return post(at, table, { ...step, ...(end === 'overturn' ? { version } : {}) });
  }
  if (hands === 0) return;
  const correction = correctionAsked(history, random);
  const corrections: readonly Correction[] = [correction as Correction];
  const mode = pick(random, MODES);
  const reason = closed ? 'Found later.' : 'It was wrong.';
  await post(at, table, { what: 'corrections', body: { mode, reason, corrections }, version });
}

interface Posted {
  readonly what: string;
  readonly body: unknown;
  readonly version?: number;
  /** The member who acts. */
  readonly who?: string;
}

/** The outcomes of requests, over all evenings: `hands 201`. */
export const sent = new Map<string, number>();

async function post({ base }: Played, { path }: Table, posted: Posted): Promise<void> {
  const { what, body, version, who } = posted;
  const answer = await write(base, {
    path: `${path}/${what}`,
    body,
    ...(version === undefined ? {} : { version }),
    ...(who === undefined ? {} : { actor: who }),
  });
  if (answer.status >= 500) throw new Error(`${what}: ${answer.text}`);
  const [first = ''] = what.split('/');
  const end = what.split('/')[2];
  const name = `${end ?? first} ${answer.status < 300 ? 'done' : 'refused'}`;
  sent.set(name, (sent.get(name) ?? 0) + 1);
}
