import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { BackupSettings } from '../../backups/read-backups.js';
import { readOpenItems } from '../../cash-book/open-items/read-open-items.js';
import { permits } from '../../people/roles.js';
import { Database } from '../../platform/database/database.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { MOST_DAYS_BEFORE } from '../../planned/answer-reminder.js';
import { readPlanned } from '../../planning/read/read-planned.js';
import { plusDays } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { instantOf } from '../../values/wall-clock.js';
import type { Category } from '../categories.js';
import { keepFor } from '../queue/keep.js';
import type { ChannelName } from '../queue/queue.js';
import { readRecipients, type Recipient } from '../queue/recipients.js';
import { missedSince } from './backups.js';
import { isTimeToAsk, isTimeToGo } from './of-evening.js';
import { writeSubject, type TimeSubject } from './subject.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** An instance asks so often whether it is time to look. */
const ASKED_MS = 5_000;
/** Days for which evenings are looked at ahead: answers are wanted four weeks before them at most. */
const DAYS_AHEAD = 28 + MOST_DAYS_BEFORE + 1;
/** Dues that fell due longer ago are in the reminders of the treasurer. */
const DAYS_DUE = 3;
/** The hour of the club from which the affairs of a day are said. */
const MORNING = '08:00';

/** A club that has somebody to notify. */
interface LookedAt {
  readonly club: string;
  readonly timeZone: string;
  readonly openedAt: Date;
  readonly hasEvenings: boolean;
  /** Lines of dues that fell due in the last days. */
  readonly dues: readonly {
    readonly dues: string;
    readonly member: string;
    readonly dueDay: string;
  }[];
}

/** Something that time brought somebody. */
interface Found {
  readonly to: Recipient;
  readonly subject: TimeSubject;
  readonly category: Category;
  readonly isPressing?: boolean;
}

/** The settings of the backups of the instance. */
export class BackupsOfInstance {
  constructor(readonly settings: BackupSettings | null) {}
}

/**
 * Finds what only time brings: one look a minute for all clubs together, at one instance at a time. It comes
 * once for each recipient, subject and day.
 */
@Injectable()
export class TimeLook {
  #askedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly backups: BackupsOfInstance,
  ) {}

  /** @param channels the ways by which the instance can notify */
  async look(channels: readonly ChannelName[]): Promise<void> {
    const now = new Date();
    if (Math.abs(now.getTime() - this.#askedAt) < ASKED_MS) return;
    this.#askedAt = now.getTime();
    await inTransaction(this.database.pool, 'BEGIN', async (client) => {
      if (!(await this.#isTime(client, now))) return;
      for (const one of await readClubs(client, now)) {
        const recipients = await readRecipients(client, one.club);
        for (const { to, subject, category, isPressing = false } of [
          ...(await this.#evenings(one, recipients, now)),
          ...(await this.#dues(one, recipients, now)),
          ...(await this.#backups(one, recipients, now)),
        ]) {
          const said = { club: one.club, seq: 0, mark: '', subject: writeSubject(subject) };
          await keepFor(client, { ...said, category, isPressing }, to, { channels, now });
        }
      }
    });
  }

  /** The row is the lock: of several instances one looks. A clock that was put back is no reason to wait. */
  async #isTime(client: PoolClient, now: Date): Promise<boolean> {
    const { rowCount } = await client.query({
      name: 'time-look',
      text: `UPDATE time_look SET looked_at = $1 WHERE id = (SELECT id FROM time_look
        WHERE looked_at <= $1::timestamptz - interval '1 minute' OR looked_at > $1
        FOR UPDATE SKIP LOCKED)`,
      values: [now],
    });
    return (rowCount ?? 0) > 0;
  }

  async #evenings(
    { club, timeZone, hasEvenings }: LookedAt,
    recipients: readonly Recipient[],
    now: Date,
  ): Promise<readonly Found[]> {
    if (!hasEvenings) return [];
    const today = dayOf(now, timeZone);
    const asked = { from: today, to: plusDays(today, DAYS_AHEAD) };
    const { evenings, reminder } = await readPlanned(this.database, club, asked);
    return recipients.flatMap((to) => {
      const { member, beginsHours } = to;
      if (member === null) return [];
      return evenings.flatMap((evening): Found[] => {
        const { series, planned, day } = evening;
        const isAsked = isTimeToAsk(evening, member, reminder, timeZone, now);
        if (!isAsked && !isTimeToGo(evening, member, beginsHours, now)) return [];
        const what = isAsked ? 'answer' : 'begins';
        const subject = { what, series, planned, day } as const;
        return [{ to, subject, category: 'evenings', isPressing: true }];
      });
    });
  }

  async #dues(
    { club, dues: lines }: LookedAt,
    recipients: readonly Recipient[],
    now: Date,
  ): Promise<readonly Found[]> {
    const found: Found[] = [];
    for (const { dues, member, dueDay: day } of lines) {
      const to = recipients.filter((one) => one.member === member);
      if (to.length === 0) continue;
      const { leftOf } = await readOpenItems(this.database, club, member, { now });
      if (leftOf({ dues, member }) === 0) continue;
      const subject = { what: 'due', dues, day } as const;
      found.push(...to.map((one) => ({ to: one, subject, category: 'money' as const })));
    }
    return found;
  }

  async #backups(
    { club, timeZone, openedAt }: LookedAt,
    recipients: readonly Recipient[],
    now: Date,
  ): Promise<readonly Found[]> {
    const owners = recipients.filter(({ roles }) => permits(roles, 'keep-club'));
    const today = dayOf(now, timeZone);
    if (owners.length === 0 || now < instantOf(today, MORNING, timeZone)) return [];
    const last = await missedSince(this.backups.settings, club, openedAt, now);
    if (last === null) return [];
    const subject = { what: 'backup', day: today } as const;
    return owners.map((to) => ({ to, subject, category: 'tasks' }));
  }
}

async function readClubs(client: PoolClient, now: Date): Promise<readonly LookedAt[]> {
  const { rows } = await client.query<LookedAt>({
    name: 'clubs-of-time-look',
    text: `SELECT c.id AS club, ${selectColumns('Club', 'c', 'timeZone')}, c.created_at AS "openedAt",
        EXISTS (SELECT FROM evening_series s WHERE s.club_id = c.id
          AND (s.last_day IS NULL OR s.last_day >= $1)
          AND (s.repeat <> 'once' OR s.first_day >= $1
            OR EXISTS (SELECT FROM planned_evening p WHERE p.club_id = s.club_id
              AND p.series_id = s.id AND p.day >= $1))) AS "hasEvenings",
        coalesce((SELECT json_agg(json_build_object('dues', d.id,
            'member', coalesce(m.merged_into, m.id), 'dueDay', d.due_day))
          FROM dues d JOIN dues_line l ON l.club_id = d.club_id AND l.dues_id = d.id
            JOIN member m ON m.club_id = l.club_id AND m.id = l.member_id
          WHERE d.club_id = c.id AND d.reversed_seq IS NULL AND l.waived_seq IS NULL
            AND d.due_day >= $2
            AND d.due_day < to_char(($3::timestamptz - interval '${MORNING}')
              AT TIME ZONE c.time_zone, 'YYYY-MM-DD')),
          '[]') AS dues
      FROM notified_up_to u JOIN club c ON c.id = u.club_id
      WHERE c.archived_at IS NULL ORDER BY c.id`,
    values: [plusDays(dayOf(now, 'UTC'), -1), plusDays(dayOf(now, 'UTC'), -DAYS_DUE), now],
  });
  return rows;
}
