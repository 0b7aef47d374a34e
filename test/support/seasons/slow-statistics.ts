import type pg from 'pg';
import type { SessionEvent } from '../../../src/evening/event.js';
import { usualReason } from '../../../src/evening/corrections/usual-reasons.js';
import type { LedgerLine, LedgerPage } from '../../../src/reports/ledger-report.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HandList, RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { read } from '../api/api.js';
import { readSessionLog } from '../corrections/corrections.js';

/**
 * Statistics computed a second time in the slowest way, from the service's reads of its evenings: the
 * hands as they count now, every line of the ledger, the events of the log. This file knows nothing of
 * src/standings; the definitions of the counts are written down here a second time.
 */

/** A counted thing: a hand of an evening, null for something between hands. */
export interface SlowEntry {
  readonly session: string;
  readonly hand: number | null;
  readonly member: string;
  /** The number that it counts for, e.g. `feat:nolo`. */
  readonly key: string;
}

/** A payment from one member to another, or to or from a cup. */
export interface SlowLine {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly reason: string;
  readonly stage: string;
  readonly hand: number | null;
  readonly fine: string | null;
}

/** A closed evening. */
export interface SlowEvening {
  readonly session: string;
  readonly game: string;
  readonly book: string;
  readonly rate: number;
  /** Points of everybody who sat there. */
  readonly points: ReadonlyMap<string, number>;
  readonly entries: readonly SlowEntry[];
  /** The points of each hand for each player dealt in, by `member hand`. */
  readonly moved: ReadonlyMap<string, number>;
  /** Each sort of payment once, with its final sum. */
  readonly lines: readonly SlowLine[];
  readonly fines: readonly SlowFine[];
}

export interface SlowFine {
  readonly id: string;
  readonly member: string;
  readonly code: string;
  readonly hand: number | null;
  readonly end: string;
  readonly points: number;
}

const CUPS = ['king-pot', 'pagat-pot', 'kitty'];

/** Reads an evening and counts it. */
export async function slowEvening(
  base: string,
  pool: pg.Pool,
  club: string,
  session: string,
): Promise<SlowEvening> {
  const path = `/v1/clubs/${club}/sessions/${session}`;
  const view = await read<SessionView>(base, path);
  const { hands } = await read<HandList>(base, `${path}/hands`);
  const events = (await readSessionLog(pool, club, session)).map(({ event }) => event);
  const lines = netLines(await ledgerOf(base, path));
  const between = finesBetween(events);
  const counted = hands.filter(({ record }) => record !== null);
  const fines = slowFines(events, lines);
  const moved = new Map<string, number>();
  for (const { number, active } of counted) {
    const own = lines.filter(({ hand, fine }) => hand === number && !between.has(fine ?? ''));
    for (const member of active) moved.set(`${member} ${number}`, movedFor(member, own));
  }
  const entries = [
    ...counted.flatMap((hand) => entriesOf(hand).map((entry) => ({ session, ...entry }))),
    ...lines
      .filter(({ reason, from }) => reason === 'pot-taken' && CUPS.includes(from))
      .map(({ hand, to, from }) => ({ session, hand, member: to, key: `cup:${from}` })),
    ...fines.flatMap(({ member, hand, code, end }) =>
      [`fine:${code}`, `fine:${code}:${end}`].map((key) => ({ session, hand, member, key })),
    ),
  ];
  const points = new Map(view.standings.map(({ player, points: has }) => [player, has]));
  const { game, book, rate } = view;
  const inOrder = entries.toSorted(
    (one, other) => (one.hand ?? Infinity) - (other.hand ?? Infinity) || 0,
  );
  return { session, game, book, rate, points, entries: inOrder, moved, lines, fines };
}

async function ledgerOf(base: string, path: string): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  let next: string | null = '';
  while (next !== null) {
    const cursor: string = next === '' ? '' : `&cursor=${next}`;
    const page: LedgerPage = await read(base, `${path}/ledger?limit=500${cursor}`);
    lines.push(...page.lines.filter(({ unit }) => unit === 'points'));
    next = page.next;
  }
  return lines;
}

/** Corrections post the difference: each sort of payment summed up, in the direction that is left. */
function netLines(lines: readonly LedgerLine[]): SlowLine[] {
  const sums = new Map<string, SlowLine & { amount: number }>();
  for (const { from, to, amount, reason, stage, source, hand, fine } of lines) {
    const [one, other] = from < to ? [from, to] : [to, from];
    const key = JSON.stringify([one, other, reason, stage, source, hand, fine]);
    const sum = sums.get(key) ?? { from: one, to: other, amount: 0, reason, stage, hand, fine };
    sum.amount += from === one ? amount : -amount;
    sums.set(key, sum);
  }
  return [...sums.values()].flatMap((sum) => {
    if (sum.amount === 0) return [];
    return [sum.amount > 0 ? sum : { ...sum, from: sum.to, to: sum.from, amount: -sum.amount }];
  });
}

function movedFor(member: string, lines: readonly SlowLine[]): number {
  return lines.reduce((sum, { from, to, amount }) => {
    return sum + (to === member ? amount : 0) - (from === member ? amount : 0);
  }, 0);
}

type Entry = Omit<SlowEntry, 'session'>;

/** All that a hand counts for. */
function entriesOf(view: RecordedHandView): Entry[] {
  const { number: hand, active, dealer } = view;
  const at = (member: string, key: string): Entry => ({ hand, member, key });
  const all = [at(dealer, 'dealt'), ...active.map((member) => at(member, 'hands'))];
  if (view.contract !== undefined) return [...all, ...ofKoenigrufen(view)];
  const record = view.record as TarokHandRecord;
  const others = active.filter((member) => member !== view.tout);
  return [
    ...all,
    ...(record.lastTrick == null ? [] : [at(record.lastTrick.winner, 'feat:last-trick')]),
    ...(record.events ?? []).map((event) => {
      const suit = event.kind === 'king-lost' ? `-${event.suit}` : '';
      return at(event.player, `feat:${event.kind}${suit}`);
    }),
    ...(view.nolo == null ? [] : [at(view.nolo, 'feat:nolo')]),
    ...(view.tout == null
      ? []
      : [at(view.tout, 'feat:tout'), ...others.map((one) => at(one, 'feat:tout-lost'))]),
    ...(view.ultimo == null ? [] : [at(view.ultimo.player, `feat:ultimo-${view.ultimo.card}`)]),
    ...(view.bagud ?? []).map(({ player, card }) => at(player, `feat:bagud-${card}`)),
    ...(record.meldinger ?? []).flatMap((melding, index) => {
      const isFalse = (record.fines ?? []).some(
        (fine) => fine.code === 'melding-false' && fine.melding === index,
      );
      const grade = 'grade' in melding ? `-${melding.grade}` : '';
      return isFalse ? [] : [at(melding.player, `melding:${melding.kind}${grade}`)];
    }),
  ];
}

function ofKoenigrufen(view: RecordedHandView): Entry[] {
  const { number: hand, active, games = [], figures = [], trischaken } = view;
  const record = view.record as KoenigrufenHandRecord;
  const at = (member: string, key: string): Entry => ({ hand, member, key });
  const sides = (side: string): readonly string[] => {
    const [game] = games;
    const own: (string | null)[] = [game?.declarer ?? null, game?.partner ?? null];
    return active.filter((member) => own.includes(member) === (side === 'declarer'));
  };
  const entries: Entry[] = [];
  for (const member of trischaken?.losers ?? []) entries.push(at(member, 'feat:trischaken-lost'));
  for (const member of trischaken?.virgins ?? []) {
    entries.push(at(member, 'feat:trischaken-virgin'));
  }
  games.forEach(({ contract, declarer, partner, won }, index) => {
    const personal = record.games?.[index]?.personalKontra ?? record.personalKontra ?? [];
    const isDoubled = record.kontra != null || personal.length > 0;
    const key = (what: string) => `contract:${contract}:${what}`;
    entries.push(at(declarer, key('declared')));
    if (won) entries.push(at(declarer, key('won')));
    if (isDoubled) entries.push(at(declarer, key('doubled')));
    if (partner !== null) {
      entries.push(at(partner, key('partner')));
      if (won) entries.push(at(partner, key('partner-won')));
      for (const [one, other] of [[declarer, partner] as const, [partner, declarer] as const]) {
        entries.push(at(one, `partner:${other}`));
        if (won) entries.push(at(one, `partner:${other}:won`));
      }
    }
    for (const member of active) {
      if (member === declarer || member === partner) continue;
      entries.push(at(member, key('defender')));
      if (!won) entries.push(at(member, key('defender-won')));
    }
  });
  for (const { figure, side, made } of figures) {
    for (const member of sides(side)) {
      entries.push(at(member, `figure:${figure}:${made ? 'made' : 'lost'}`));
    }
  }
  const valat = games[0]?.valat ?? null;
  if (valat !== null) {
    for (const member of sides(valat)) entries.push(at(member, 'figure:valat:made'));
  }
  for (const { figure, player } of record.announcements ?? []) {
    const side = sides('declarer').some((member) => member === player) ? 'declarer' : 'opponents';
    if (figure !== 'valat' || side === valat || games.length === 0) continue;
    for (const member of sides(side)) entries.push(at(member, 'figure:valat:lost'));
  }
  return entries;
}

/** The ids that fines between hands ever had. */
function finesBetween(events: readonly SessionEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => {
      if (event.kind === 'fine-recorded') return [event.fineId];
      if (event.kind !== 'correction-recorded') return [];
      return event.changes.flatMap((change) =>
        'fine' in change ? [change.was.fineId, change.now.fineId] : [],
      );
    }),
  );
}

interface Said {
  readonly id: string;
  readonly hand: number | null;
  readonly record: FineRecord;
}

/** Every fine that there is, or was until it was taken back for itself, with how it ended. */
function slowFines(events: readonly SessionEvent[], lines: readonly SlowLine[]): SlowFine[] {
  const inHands = new Map<number, readonly Said[]>();
  const outside = new Map<string, Said>();
  const lifted: Said[] = [];
  const changed = new Set<string>();
  const disputes = new Map<string, { fine: string; state: string }>();
  const inHand = (
    hand: number,
    record: { fines?: readonly FineRecord[] | undefined } | null,
    ids: readonly string[],
  ) => (record?.fines ?? []).map((fine, at): Said => ({ id: ids[at] ?? '', hand, record: fine }));
  for (const event of events) {
    if (event.kind === 'hand-recorded') {
      inHands.set(event.hand, inHand(event.hand, event.record, event.fineIds));
    } else if (event.kind === 'fine-recorded') {
      const { fineId: id, hand, record } = event;
      outside.set(id, { id, hand, record });
    } else if (event.kind === 'dispute-raised' && event.fine !== null) {
      disputes.set(event.dispute, { fine: event.fine, state: 'open' });
    } else if (event.kind.startsWith('dispute-') && 'dispute' in event && event.dispute !== null) {
      const dispute = disputes.get(event.dispute);
      if (dispute !== undefined && event.kind !== 'dispute-answered') dispute.state = event.kind;
    } else if (event.kind === 'correction-recorded') {
      // A step that was undone without a reason is left out.
      const isUndo = usualReason(event.reason) === 'undone';
      for (const change of event.changes) {
        if ('hand' in change) {
          const was = inHand(change.hand, change.was.record, change.was.fineIds);
          const now = inHand(change.hand, change.now.record, change.now.fineIds);
          const isVoided = change.now.record === null;
          inHands.set(change.hand, now);
          was.forEach((fine, at) => {
            if (now.some(({ id }) => id === fine.id)) return;
            const instead = now[at];
            const isNew = instead !== undefined && !was.some(({ id }) => id === instead.id);
            if (isNew && instead.record.player === fine.record.player) changed.add(instead.id);
            else if (!isVoided && !isUndo) lifted.push(fine);
          });
        } else if ('fine' in change) {
          const was = outside.get(change.fine);
          outside.delete(change.fine);
          const { fineId: id, record } = change.now;
          if (record === null) {
            if (was !== undefined && !isUndo) lifted.push(was);
          } else {
            outside.set(id, { id, hand: was?.hand ?? null, record });
            // Between hands a fine has no place that would distinguish it from another player's.
            if (id !== change.fine) changed.add(id);
          }
        }
      }
    }
  }
  const endOf = (id: string): string => {
    const own = [...disputes.values()].filter(({ fine }) => fine === id);
    if (own.some(({ state }) => state === 'open')) return 'disputed';
    if (own.some(({ state }) => state === 'dispute-upheld')) return 'upheld';
    return changed.has(id) ? 'changed' : 'stands';
  };
  const cost = (id: string): number =>
    lines
      .filter(({ fine, reason }) => fine === id && /^(fine|taken-card-refunded)$/.test(reason))
      .reduce((sum, { amount }) => sum + amount, 0);
  const told = ({ id, hand, record: { player: member, code } }: Said, end: string): SlowFine => {
    return { id, hand, member, code, end, points: end === 'lifted' ? 0 : cost(id) };
  };
  const standing = [...[...inHands.values()].flat(), ...outside.values()];
  return [
    ...standing.map((fine) => told(fine, endOf(fine.id))),
    ...lifted.map((fine) => told(fine, 'lifted')),
  ];
}

/** The part of a payment from one member to another. */
export function partOfLine({ reason, stage }: SlowLine): string {
  if (stage === 'figures') return 'figures';
  if (stage === 'game') return 'games';
  for (const [part, reasons] of Object.entries(PARTS)) if (reasons.includes(reason)) return part;
  return 'cups';
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  counts: ['count', 'count-short'],
  meldinger: ['trumps', 'matadors', 'small-matadors', 'cavallerie', 'kings', 'melding-paid-back'],
  tricks: ['king-lost', 'pagat-lost', 'pagat-won', 'tout', 'nolo', 'last-trick'],
  ultimos: ['pagat-ultimo', 'king-ultimo', 'pagat-bagud', 'king-bagud'],
  fines: ['fine', 'taken-card-refunded'],
};
