import type { Pool, PoolClient } from 'pg';
import type {
  ClubRow,
  DeviceRow,
  MemberRow,
  MembershipRow,
  SessionRow,
  Snapshot,
} from '../log/event.js';
import { jsonList } from '../projection/tables/table.js';
import { TABLES } from '../projection/tables/tables.js';
import { withIsoTimes, type OfClub } from './json-rows.js';
import { readBooks } from './read-books.js';
import type { Wanted } from './wanted.js';
import type { KeptAnswer } from './write-batch.js';
import { isUuid } from '../../values/uuid.js';

/** A snapshot with the answers already given to the keys asked for. */
export interface ReadAnswer {
  readonly snapshot: Snapshot;
  readonly answers: ReadonlyMap<string, KeptAnswer>;
}

/** Pinned rules by session. They never change, so that a hand need not fetch and parse them. */
const KEPT_RULES = 1000;

/**
 * One row with a list of each. Each thing wanted is looked up by its key: the LIMIT keeps the planner
 * from joining the wanted to a whole table, which it likes to while the table is small, and would
 * go on doing when it has grown.
 */
const READ = {
  name: 'ledger-read',
  text: `SELECT
    (SELECT json_agg(json_build_object('id', c.id, ${jsonList(TABLES.club, 'c')}))
      FROM unnest($1::uuid[]) AS w(id)
      CROSS JOIN LATERAL (SELECT * FROM club x WHERE x.id = w.id LIMIT 1) c) AS clubs,
    (SELECT json_agg(json_build_object('clubId', s.club_id, ${jsonList(TABLES.session, 's', ['rules'])},
        'rules', CASE WHEN w.rules THEN s.rules END,
        'accounts', (SELECT json_object_agg(coalesce(a.member_id::text, a.kind), a.id)
          FROM account a WHERE a.club_id = s.club_id AND a.session_id = s.id),
        'moneyAccounts', CASE WHEN w.money THEN
          (SELECT json_object_agg(m.id, coalesce(i.account_id, m.account_id))
          FROM account a JOIN member m ON m.club_id = a.club_id AND m.id = a.member_id
            LEFT JOIN member i ON i.club_id = m.club_id AND i.id = m.merged_into
          WHERE a.club_id = s.club_id AND a.session_id = s.id) END,
        'statistics', CASE WHEN w.statistics THEN coalesce(
          (SELECT json_agg(json_build_object(${jsonList(TABLES.statistic, 't')}))
          FROM statistic t WHERE t.club_id = s.club_id AND t.session_id = s.id
            AND t.until_seq IS NULL), '[]') END))
      FROM unnest($2::uuid[], $3::uuid[], $4::bool[], $10::bool[], $11::bool[])
        AS w(club_id, id, rules, money, statistics)
      CROSS JOIN LATERAL (SELECT * FROM session x
        WHERE x.club_id = w.club_id AND x.id = w.id LIMIT 1) s) AS sessions,
    (SELECT json_agg(json_build_object('clubId', m.club_id, ${jsonList(TABLES.member, 'm')}))
      FROM unnest($5::uuid[], $6::uuid[]) AS w(club_id, id)
      CROSS JOIN LATERAL (SELECT * FROM member x
        WHERE x.club_id = w.club_id AND x.id = w.id LIMIT 1) m) AS members,
    (SELECT json_agg(json_build_object('clubId', k.club_id, 'key', k.key,
        'requestHash', k.request_hash, 'status', k.status, 'etag', k.etag, 'body', k.body,
        'author', (SELECT e.actor FROM club_event e WHERE e.club_id = k.club_id AND e.seq = k.event_seq)))
      FROM unnest($7::uuid[], $8::text[]) AS w(club_id, key)
      CROSS JOIN LATERAL (SELECT * FROM idempotency_key x
        WHERE x.club_id = w.club_id AND x.key = w.key LIMIT 1) k) AS answers,
    (SELECT json_agg(json_build_object('clubId', x.club_id, ${jsonList(TABLES.membership, 'x')}))
      FROM membership x WHERE x.club_id = ANY ($9::uuid[])) AS memberships,
    (SELECT json_agg(json_build_object('clubId', x.club_id, ${jsonList(TABLES.device, 'x')}))
      FROM device x WHERE x.club_id = ANY ($9::uuid[])) AS devices`,
};

interface ReadRow {
  readonly clubs: readonly ClubRow[] | null;
  readonly sessions: readonly (SessionRow & OfClub)[] | null;
  readonly members: readonly (MemberRow & OfClub)[] | null;
  readonly answers: readonly (KeptAnswer & OfClub & { readonly key: string })[] | null;
  readonly memberships: readonly (MembershipRow & OfClub)[] | null;
  readonly devices: readonly (DeviceRow & OfClub)[] | null;
}

interface SnapshotRows {
  readonly club: ClubRow;
  readonly sessions: Map<string, SessionRow>;
  readonly members: Map<string, MemberRow>;
  readonly answers: Map<string, KeptAnswer>;
  readonly memberships: Map<string, MembershipRow>;
  readonly devices: Map<string, DeviceRow>;
}

/** Reads what the batches of several clubs need in one statement, without a lock. */
export class SnapshotReader {
  readonly #rules = new Map<string, object>();

  /** Returns what was found, by club; a club that there is not is not in it. */
  async read(
    client: Pool | PoolClient,
    wanted: readonly Wanted[],
  ): Promise<ReadonlyMap<string, ReadAnswer>> {
    const { rows } = await client.query<ReadRow>({ ...READ, values: this.#parameters(wanted) });
    // A later addition moves the head, and the write is tried again.
    const books = await readBooks(client, wanted);
    const [row] = rows;
    const found = new Map<string, SnapshotRows>();
    for (const club of row?.clubs ?? []) {
      found.set(club.id, { club: withIsoTimes('club', club), ...nothingOf() });
    }
    for (const { clubId, ...session } of row?.sessions ?? []) {
      found.get(clubId)?.sessions.set(session.id, {
        ...withIsoTimes('session', session),
        rules: this.#keepRules(session),
      });
    }
    for (const { clubId, ...member } of row?.members ?? []) {
      found.get(clubId)?.members.set(member.id, withIsoTimes('member', member));
    }
    for (const { clubId, key, ...answer } of row?.answers ?? []) {
      found.get(clubId)?.answers.set(key, answer);
    }
    for (const { clubId, ...membership } of row?.memberships ?? []) {
      const row = withIsoTimes('membership', membership);
      found.get(clubId)?.memberships.set(membership.userId, row);
    }
    for (const { clubId, ...device } of row?.devices ?? []) {
      found.get(clubId)?.devices.set(device.id, withIsoTimes('device', device));
    }
    return new Map(
      [...found].map(([clubId, { answers, ...club }]) => {
        const ofClub = books.get(clubId);
        for (const member of ofClub?.merged ?? []) club.members.set(member.id, member);
        return [clubId, { snapshot: { ...club, books: ofClub?.rows ?? null }, answers }];
      }),
    );
  }

  #parameters(wanted: readonly Wanted[]): unknown[] {
    const clubs: string[] = [];
    const sessions: [string[], string[], boolean[]] = [[], [], []];
    const money: boolean[] = [];
    const statistics: boolean[] = [];
    const members: [string[], string[]] = [[], []];
    const keys: [string[], string[]] = [[], []];
    const access: string[] = [];
    for (const {
      clubId,
      sessionIds,
      memberIds,
      keys: wantedKeys,
      access: all,
      ...more
    } of wanted) {
      if (!isUuid(clubId)) continue;
      clubs.push(clubId);
      if (all) access.push(clubId);
      for (const id of sessionIds) {
        if (!isUuid(id)) continue;
        sessions[0].push(clubId);
        sessions[1].push(id);
        sessions[2].push(!this.#rules.has(id));
        money.push(more.money);
        statistics.push(more.statistics);
      }
      for (const id of memberIds) {
        if (!isUuid(id)) continue;
        members[0].push(clubId);
        members[1].push(id);
      }
      for (const key of wantedKeys) {
        keys[0].push(clubId);
        keys[1].push(key);
      }
    }
    return [clubs, ...sessions, ...members, ...keys, access, money, statistics];
  }

  /** The session's rules, put last among those kept; the one longest unused goes. */
  #keepRules({ id, rules }: SessionRow): object {
    const kept = this.#rules.get(id) ?? rules;
    this.#rules.delete(id);
    this.#rules.set(id, kept);
    if (this.#rules.size > KEPT_RULES) {
      const oldest = this.#rules.keys().next();
      if (oldest.done !== true) this.#rules.delete(oldest.value);
    }
    return kept;
  }
}

function nothingOf(): Omit<SnapshotRows, 'club'> {
  return {
    sessions: new Map(),
    members: new Map(),
    answers: new Map(),
    memberships: new Map(),
    devices: new Map(),
  };
}
