import type { EveningTurnSwapped } from '../events/planned/kinds.js';
import { settingsOf } from '../ledger/books/books.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../ledger/write/fresh-read.js';
import { requireCalendarDay } from '../money/books.js';
import type { Turn } from '../planned/turns.js';
import type { Database } from '../platform/database/database.js';
import { selectColumns } from '../platform/database/select-columns.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import { dayOf } from '../values/time-zone.js';
import type { OfEvening } from './plan-evenings.js';
import type { SwapTurnsDto, TurnDto } from './planned.dto.js';
import type { PlannedWritten, PlannedSettingWritten } from './planned.view.js';
import { readEvening } from './read/read-evening.js';
import { requireMember } from './require-member.js';
import { plannedWrite, writePlanned } from './write-planned.js';

/**
 * Sets the order of a turn from a day on.
 *
 * @throws Problem `day-refused`; `validation-failed` for a day before today and a member twice;
 *   `member-not-found`, `member-archived`, `guest-refused`, `club-archived`
 */
export function setTurn(
  writer: ClubWriter,
  write: ClubWrite,
  { turn, fromDay, members: asked }: TurnDto,
): Promise<StoredAnswer> {
  if (fromDay != null) requireCalendarDay(fromDay, 'fromDay');
  const members = asked.map((id) => id.toLowerCase());
  return writePlanned(writer, write, {
    status: 200,
    series: [],
    memberIds: members,
    events: ({ club, members: found }, now) => {
      for (const [at, id] of members.entries()) requireMember(found.get(id), `members[${at}]`);
      const today = dayOf(now, settingsOf(club).timeZone);
      return [{ kind: 'evening-turn-set', turn, fromDay: fromDay ?? today, members }];
    },
    body: ({ seq }): PlannedSettingWritten => ({ event: seq }),
  });
}

/**
 * Two members swap their evenings of a turn.
 *
 * @throws Problem `planned-evening-not-found`; `planned-evening-refused` for one that is off or over, or at
 *   which nobody has the turn; `validation-failed` for two evenings of one member
 */
export function swapTurns(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  of: OfEvening,
  { turn, with: asked, why }: SwapTurnsDto,
): Promise<StoredAnswer> {
  const other = { series: asked.series.toLowerCase(), planned: asked.planned };
  const readBoth = async () => {
    const { clubId } = write;
    const headSeq = await readHeadSeq(database, clubId);
    return {
      headSeq,
      own: await readMember(database, clubId, of, turn),
      others: await readMember(database, clubId, other, turn),
    };
  };
  return writeWithFreshRead(writer, write, readBoth, ({ headSeq, own, others }) =>
    plannedWrite({
      status: 200,
      series: [...new Set([of.series, other.series])],
      events: ({ club }) => {
        if (club.headSeq !== headSeq) throw new StaleRead();
        if (own === undefined) throw new Problem('no-such-planned-evening', {});
        if (others === undefined) throw new Problem('no-such-planned-evening', {}, AT_OTHER);
        if (own === null) throw new Problem('nobody-in-turn', {});
        if (others === null) throw new Problem('nobody-in-turn', {}, AT_OTHER);
        const swapped: EveningTurnSwapped = {
          kind: 'evening-turn-swapped',
          turn,
          ...of,
          member: others,
          withSeries: other.series,
          withPlanned: other.planned,
          withMember: own,
          why: why.trim(),
        };
        return [swapped];
      },
      body: ({ seq }): PlannedWritten => ({ event: seq, series: of.series, then: null }),
    }),
  );
}

const AT_OTHER = { field: 'with' } as const;

/** The member whose turn an evening is; null for nobody, undefined where there is no such evening. */
async function readMember(
  database: Pick<Database, 'pool'>,
  clubId: string,
  of: OfEvening,
  turn: Turn,
): Promise<string | null | undefined> {
  try {
    const { evening } = await readEvening(database, clubId, of);
    return evening.turns[turn];
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** The number of the last event of a club. */
async function readHeadSeq({ pool }: Pick<Database, 'pool'>, clubId: string): Promise<number> {
  const { rows } = await pool.query<{ readonly headSeq: number }>({
    name: 'head-before-swap',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')} FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  return rows[0]?.headSeq ?? 0;
}
