import { exactSum } from '../../platform/database/exact-sum.js';
import type { Pool } from 'pg';
import { actorName, idsOfActors, readNames, type Names } from '../../clubs/actor-names.js';
import { readPerson } from '../../clubs/members/person.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { gameOf } from '../../rules/game.js';
import type { FineCode } from '../../rules/fine-record.js';
import { ownFineOf } from '../../rules/own-book/own-parts.js';
import { POT_NAMES } from '../../rules/tarok/table.js';
import type { History } from '../../evening/history.js';
import { readHistory } from '../../sessions/history.js';
import { inPlaceOf, overturned } from '../../evening/corrections/changes.js';
import { postedSteps, whereItWent, type PostedStep } from './course.js';
import { readFineCursor, writeFineCursor, type FineRegisterQuery } from './query.js';
import type {
  FineCorrectionView,
  FineDisputeView,
  FinePotView,
  FineRegisterPage,
  FineTotalsView,
  RegisteredFineView,
} from './view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

const USUAL_LENGTH = 50;

/** Finds the outcomes of fines of a club; throws `session-not-found`. */
export type FindFines = (
  clubId: string,
  rows: readonly FineRow[],
) => Promise<readonly RegisteredFineView[]>;

/**
 * A page of the club's fines, the newest first, each with what became of it and of its points. The
 * sessions that the page has fines of are read and folded once each; the totals count all fines that
 * the filter lets through.
 *
 * @param find where the sessions are folded
 * @throws Problem `club-not-found`, `member-not-found`, `session-not-found`; `validation-failed` for a
 *   cursor that is none of ours
 */
export async function readFineRegister(
  database: ReadPool,
  clubId: string,
  query: FineRegisterQuery,
  find: FindFines,
): Promise<FineRegisterPage> {
  const { pool } = database;
  const filter = await filterOf(pool, clubId, query);
  const [totals, page] = await Promise.all([
    readTotals(pool, filter),
    readFines(database, clubId, query, filter, find),
  ]);
  return { ...page, totals };
}

/** Which fines a query lets through. Throws as `readFineRegister`. */
export async function filterOf(
  pool: Pool,
  clubId: string,
  query: FineRegisterQuery,
): Promise<Filter> {
  await checkKnown(pool, clubId, query);
  return filterBy(pool, clubId, query);
}

/** A page of those fines, without the totals of all pages. */
export async function readFines(
  database: ReadPool,
  clubId: string,
  query: Pick<FineRegisterQuery, 'cursor' | 'limit'>,
  filter: Filter,
  find: FindFines = (of, rows) => registerFines(database, of, rows),
): Promise<Omit<FineRegisterPage, 'totals'>> {
  const length = query.limit ?? USUAL_LENGTH;
  const rows = await readRows(database.pool, filter, query, length + 1);
  const shown = rows.slice(0, length);
  const fines = await find(clubId, shown);
  const last = shown.at(-1);
  const more = rows.length > length && last !== undefined;
  return { fines, next: more ? writeFineCursor(last) : null };
}

export interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
}

async function filterBy(pool: Pool, clubId: string, query: FineRegisterQuery): Promise<Filter> {
  const values: unknown[] = [clubId];
  const where = ['club_id = $1'];
  const add = (condition: string, value: unknown) => {
    if (value != null) where.push(`${condition} $${values.push(value)}`);
  };
  if (query.member != null) {
    const { ids } = await readPerson(pool, clubId, query.member);
    where.push(`member_id = ANY ($${values.push(ids)}::uuid[])`);
  }
  add('state =', query.state);
  add('code =', query.code);
  add('own_fine =', query.own);
  add('session_id =', query.session);
  add('recorded_at >=', query.from == null ? null : new Date(query.from));
  add('recorded_at <', query.to == null ? null : new Date(query.to));
  return { where: where.join(' AND '), values };
}

async function checkKnown(
  pool: Pool,
  clubId: string,
  { member, session }: FineRegisterQuery,
): Promise<void> {
  const { rows } = await pool.query<{ member: boolean; session: boolean }>({
    name: 'register-known',
    text: `SELECT EXISTS (SELECT FROM member WHERE club_id = $1 AND id = $2::uuid) AS member,
        EXISTS (SELECT FROM session WHERE club_id = $1 AND id = $3::uuid) AS session
      FROM club WHERE id = $1`,
    values: [clubId, member ?? null, session ?? null],
  });
  const [known] = rows;
  if (!known) throw new Problem('club-not-found', {});
  if (session != null && !known.session) {
    throw new Problem('session-not-found', {});
  }
  if (member != null && !known.member) {
    throw new Problem('member-not-found', {});
  }
}

async function readTotals(pool: Pool, { where, values }: Filter): Promise<FineTotalsView> {
  const { rows } = await pool.query<FineTotalsView>(
    `SELECT count(*) AS fines, count(*) FILTER (WHERE state <> 'overturned') AS standing,
       ${exactSum(`sum(paid.points) FILTER (WHERE state <> 'overturned')`)} AS points
     FROM fine CROSS JOIN LATERAL (SELECT sum(p.amount) AS points FROM posting p
       WHERE p.club_id = fine.club_id AND p.event_seq = fine.event_seq AND p.fine_id = fine.id
         AND p.reason = 'fine') paid
     WHERE ${where}`,
    [...values],
  );
  return rows[0] ?? { fines: 0, standing: 0, points: 0 };
}

/** A fine as its row has it, with its place in the hand. */
export type FineRow = Omit<
  RegisteredFineView,
  'recordedAt' | 'actor' | 'actorName' | 'source' | 'rule' | 'disputes' | 'correction' | 'pots'
> & {
  readonly recordedAt: Date;
  readonly position: number;
  /** Null between hands. */
  readonly revision: number | null;
};

async function readRows(
  pool: Pool,
  { where, values }: Filter,
  query: Pick<FineRegisterQuery, 'cursor'>,
  limit: number,
): Promise<FineRow[]> {
  const given = [...values];
  const after = readFineCursor(query.cursor);
  let beyond = '';
  if (after !== null) {
    const event = `$${given.push(after.event)}::int8`;
    const position = `$${given.push(after.position)}::int4`;
    const id = `$${given.push(after.id)}::uuid`;
    beyond = ` AND (event_seq, position, id) < (${event}, ${position}, ${id})`;
  }
  const { rows } = await pool.query<FineRow>(
    `SELECT id, event_seq AS event, ${selectColumns('Fine', 'fine', 'recordedAt')}, session_id AS session,
       hand_number AS hand, member_id AS player, code, own_fine AS own, stage, note, amount,
       paid_to AS "to",
       ${selectColumns('Fine', 'fine', 'selfReported', 'reportedBy', 'state', 'position', 'revision')}
     FROM fine WHERE ${where}${beyond}
     ORDER BY event_seq DESC, position DESC, id DESC LIMIT $${given.push(limit)}`,
    given,
  );
  return rows;
}

/** Finds the outcomes of fines, by the histories of their sessions, which are folded here. */
export async function registerFines(
  database: ReadPool,
  clubId: string,
  rows: readonly FineRow[],
): Promise<readonly RegisteredFineView[]> {
  const known = new Map<string, { history: History; course: readonly PostedStep[] }>();
  for (const sessionId of new Set(rows.map(({ session }) => session))) {
    const history = await readHistory(database, clubId, sessionId);
    known.set(sessionId, { history, course: postedSteps(history) });
  }
  const actors = [...known.values()].flatMap(({ history }) =>
    history.events.map(({ actor }) => actor),
  );
  const names = await readNames(database.pool, clubId, idsOfActors(actors));
  return rows.flatMap((row) => {
    const of = known.get(row.session);
    return of ? [registered(clubId, row, { ...of, names })] : [];
  });
}

function registered(
  clubId: string,
  row: FineRow,
  {
    history,
    course,
    names,
  }: {
    readonly history: History;
    readonly course: readonly PostedStep[];
    readonly names: Names;
  },
): RegisteredFineView {
  const { recordedAt, position: _position, revision, ...facts } = row;
  const correction = correctionOf(history, facts.id, names);
  const actor = history.events.find(({ seq }) => seq === facts.event)?.actor ?? 'secretary';
  return {
    ...facts,
    recordedAt: recordedAt.toISOString(),
    actor,
    actorName: actorName(actor, names),
    source: sourceOfFine(history, facts),
    rule: `/v1/clubs/${clubId}/sessions/${facts.session}/rules`,
    disputes: disputesOf(history, facts.id),
    correction,
    pots: potsOf(
      row,
      { history, course, inHand: revision === null ? null : facts.hand },
      correction,
    ),
  };
}

function potsOf(
  { id, stage, amount }: FineRow,
  {
    history,
    course,
    inHand,
  }: { readonly history: History; readonly course: readonly PostedStep[]; inHand: number | null },
  correction: FineCorrectionView | null,
): FinePotView[] {
  const pots = whereItWent(course, { id, inHand, stage });
  if (pots.length > 0 || correction === null || amount === 0) return pots;
  // A replay took it out of the course, as if it had never been paid.
  const { event } = correction;
  const steps = [{ what: 'given-back', event, hand: inHand, reason: 'fine', to: [] } as const];
  return POT_NAMES.filter((pot) => gameOf(history.rules).keepers.includes(pot)).map((pot) => ({
    pot,
    points: amount,
    now: 'given-back',
    steps,
  }));
}

/** The disputes about a fine, as the events of its session have them. Pure. */
export function disputesOf({ events, state }: History, fine: string): FineDisputeView[] {
  return events.flatMap(({ seq, event }) => {
    if (event.kind !== 'dispute-raised' || event.fine !== fine) return [];
    const { dispute, by: raisedBy, text } = event;
    const ended = events.find(
      ({ event: later }) =>
        (later.kind === 'dispute-upheld' ||
          later.kind === 'dispute-overturned' ||
          later.kind === 'dispute-withdrawn') &&
        later.dispute === dispute,
    );
    const stands = state.disputes?.[dispute]?.state ?? 'open';
    return [{ dispute, state: stands, raisedBy, text, event: seq, ended: ended?.seq ?? null }];
  });
}

/** The correction that overturned a fine; null while the fine counts. Pure. */
export function correctionOf(
  { corrections }: History,
  fine: string,
  names: Names,
): FineCorrectionView | null {
  for (const { seq, time, actor, event } of corrections) {
    const change = event.changes.find((one) => overturned(one).includes(fine));
    if (change === undefined) continue;
    const { mode, reason, dispute } = event;
    const replacedBy = inPlaceOf(change, fine);
    const by = { actor, actorName: actorName(actor, names) };
    return { event: seq, time, ...by, mode, reason, dispute, replacedBy };
  }
  return null;
}

function sourceOfFine({ rules }: History, { code, own }: Pick<FineRow, 'code' | 'own'>): string {
  if (own !== null) return ownFineOf(rules, own)?.source ?? rules.book;
  return gameOf(rules).fines(rules)[code as FineCode]?.source ?? rules.book;
}
