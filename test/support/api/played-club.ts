import { randomUUID } from 'node:crypto';
import type { DisputeView } from '../../../src/sessions/disputes/dispute.view.js';
import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { memberAt } from '../access/access.js';
import { openSession, read } from './api.js';
import { randomOf } from '../tarok/cards.js';
import { headersOf } from '../corrections/corrections.js';
import { nextHand } from '../evening/random-evening.js';

/** A club that has played: an evening that was closed, and one that goes on. */
export interface PlayedClub {
  readonly club: string;
  readonly members: readonly string[];
  /** Session ids. */
  readonly closed: string;
  readonly open: string;
  /** The writes that were made, so that a tablet can repeat them. */
  readonly writes: readonly PlayedWrite[];
}

/** A write as it is sent. */
export interface Sending {
  readonly method?: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: unknown;
  readonly version?: number;
  /** Member id. */
  readonly actor?: string;
  readonly key?: string;
}

export interface PlayedWrite {
  readonly sending: Sending;
  /** The answer, byte for byte. */
  readonly text: string;
}

/** Sends a write and gives the answer as it came; fails unless it is a success. */
export async function sendWrite(base: string, sending: Sending) {
  const { method = 'POST', path, body, version, actor, key = randomUUID() } = sending;
  const answer = await fetch(base + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(await headersOf(base, { path, ...(actor === undefined ? {} : { actor }) })),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return { text, replayed: answer.headers.get('idempotency-replayed') };
}

/**
 * Plays it over the API: hands with fines, a fine between hands, joining, leaving, corrections of
 * both modes, disputes with decisions that are proposed, and confirmed or not, and a close.
 */
export async function playClub(base: string, seed = 1): Promise<PlayedClub> {
  const writes: PlayedWrite[] = [];
  const send = async <T>(path: string, body: unknown, more: Partial<Sending> = {}): Promise<T> => {
    const sending = { path, body, key: randomUUID(), ...more };
    const { text } = await sendWrite(base, sending);
    writes.push({ sending, text });
    return JSON.parse(text) as T;
  };
  const { id: club } = await send<ClubView>('/v1/clubs', { name: 'Ærø "Tarok" 🂡' });
  const here = `/v1/clubs/${club}`;
  const members: string[] = [];
  for (const name of ['Anna', 'Bent', 'Carl', 'Dorte']) {
    members.push((await send<MemberView>(`${here}/members`, { name })).id);
  }
  const [anna = '', bent = '', carl = '', dorte = ''] = members;
  await send(`${here}/members/${dorte}`, { name: 'Dorthe\u2028Å' }, { method: 'PATCH' });
  const { path, session } = await openSession(base, { club, members });
  const random = randomOf(seed);
  const rules = await read<TarokRules>(base, `${path}/rules`);
  let view: TableView = session;
  const step = async (what: string, body: unknown, more: Partial<Sending> = {}) => {
    const sent = { version: view.version, ...more };
    const answer = await send<{ session: TableView }>(`${path}/${what}`, body, sent);
    view = answer.session;
    return answer as unknown as { id: string; fineIds: string[] };
  };
  const fine = { player: anna, code: 'lead-out-of-turn', stage: 'play', reportedBy: bent };
  const first = nextHand(rules, view, random);
  const { fineIds } = await step('hands', { ...first, fines: [fine] });
  await step('hands', nextHand(rules, view, random));
  const between = { ...fine, code: 'other', amount: 20, note: 'Tom for øl' };
  const { id: betweenId } = await step('fines', between);
  await step('join', { player: dorte, seat: 1 });
  const dispute = async (about: object, by: string) => {
    const raised = { ...about, text: 'Nej' };
    const { id } = await send<{ id: string }>(`${path}/disputes`, raised, {
      actor: by,
    });
    await send(`${path}/disputes/${id}/answers`, { text: 'Jo' }, { actor: bent });
    return `disputes/${id}`;
  };
  const disputed = await dispute({ fine: fineIds[0] }, anna);
  await memberAt(base, club, dorte, 'member');
  /** Carl, who sat at the table, proposes to Dorte, who did not. */
  const propose = async (about: string, decision: object) => {
    const asked = { text: 'Ret', second: dorte, ...decision };
    const more = { actor: carl, version: view.version };
    const { proposal } = await send<DisputeView>(`${path}/${about}/proposals`, asked, more);
    return { proposal: proposal?.event };
  };
  const right = await propose(disputed, { decision: 'overturned', mode: 'replay' });
  await step(`${disputed}/proposals/confirm`, right, { actor: dorte });
  const upheld = await dispute({ fine: betweenId }, anna);
  const declined = await propose(upheld, { decision: 'overturned', mode: 'paid-back' });
  const why = { ...declined, text: 'Nej' };
  await send(`${path}/${upheld}/proposals/decline`, why, { actor: dorte });
  const taken = await propose(upheld, { decision: 'upheld' });
  await send(`${path}/${upheld}/proposals/take-back`, taken, { actor: carl });
  const stands = await propose(upheld, { decision: 'upheld' });
  await step(`${upheld}/proposals/confirm`, stands, { actor: dorte });
  await propose(await dispute({ hand: 2 }, anna), { decision: 'upheld' });
  await step('hands', nextHand(rules, view, random));
  await step('undo', {});
  await step('hands', nextHand(rules, view, random));
  await step('leave', { player: anna });
  await send(`${path}/close`, {}, { version: view.version });
  const correction = {
    mode: 'replay',
    reason: 'Glemt',
    corrections: [{ fine: betweenId, void: true }],
  };
  await send(`${path}/corrections`, correction, { version: view.version + 1 });
  const open = await openSession(base, { club, members }, { book: 'wolff-1899', rate: 0 });
  const misdeal = { player: open.session.dealer, code: 'misdeal', stage: 'deal' };
  await send(`${open.path}/hands`, { redeal: true, fines: [misdeal] }, { version: 1 });
  const dealer = { player: open.session.seats[1], reason: 'Aftalt ved bordet' };
  await send(`${open.path}/dealer`, dealer, { version: 2 });
  await send(here, { name: 'Tarokklubben' }, { method: 'PATCH' });
  await send(`${here}/language`, { language: 'de' });
  await send(`${here}/statistics-shown`, { shown: true });
  return { club, members, closed: session.id, open: open.session.id, writes };
}
