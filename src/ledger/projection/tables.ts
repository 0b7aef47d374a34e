/** A table as a write adds rows to it. */
export interface InsertPart {
  readonly table: string;
  /** Column name to SQL type, as the rows name them. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether the rows carry the club too; rule books belong to none. */
  readonly ofClub: boolean;
  /** Further columns, with an SQL constant each. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly onConflict?: string;
}

/** What a write adds rows to, in the order of the statement. */
export const INSERTS = {
  ruleBook: {
    table: 'rule_book_version',
    ofClub: false,
    columns: { book: 'text', version: 'text', content: 'jsonb' },
    onConflict: 'ON CONFLICT (book, version) DO NOTHING',
  },
  account: {
    table: 'account',
    ofClub: true,
    columns: { id: 'int8', kind: 'text', session_id: 'uuid', member_id: 'uuid', unit: 'text' },
  },
  member: {
    table: 'member',
    ofClub: true,
    columns: {
      id: 'uuid',
      name: 'text',
      account_id: 'int8',
      created_at: 'timestamptz',
      archived_at: 'timestamptz',
    },
    onConflict:
      'ON CONFLICT (club_id, id) DO UPDATE SET name = EXCLUDED.name, archived_at = EXCLUDED.archived_at',
  },
  membership: {
    table: 'membership',
    ofClub: true,
    columns: {
      user_id: 'uuid',
      name: 'text',
      role: 'text',
      member_id: 'uuid',
      changed_at: 'timestamptz',
    },
    onConflict: `ON CONFLICT (club_id, user_id) DO UPDATE SET name = EXCLUDED.name,
      role = EXCLUDED.role, member_id = EXCLUDED.member_id, changed_at = EXCLUDED.changed_at`,
  },
  device: {
    table: 'device',
    ofClub: true,
    columns: { id: 'uuid', name: 'text', added_at: 'timestamptz', revoked_at: 'timestamptz' },
    onConflict: 'ON CONFLICT (club_id, id) DO UPDATE SET revoked_at = EXCLUDED.revoked_at',
  },
  session: {
    table: 'session',
    ofClub: true,
    columns: {
      id: 'uuid',
      game: 'text',
      book: 'text',
      book_version: 'text',
      rules: 'jsonb',
      rate: 'int4',
      status: 'text',
      version: 'int4',
      state: 'jsonb',
      opened_at: 'timestamptz',
      closed_at: 'timestamptz',
    },
  },
  /**
   * A session that goes on. It is there, so this always comes to the update; an UPDATE joined to the
   * rows would do the same, but may be planned as a scan of all sessions. What is pinned at the
   * opening is not sent again: were the session not there, no rule book would answer to ''.
   */
  sessionStep: {
    table: 'session',
    ofClub: true,
    columns: {
      id: 'uuid',
      status: 'text',
      version: 'int4',
      state: 'jsonb',
      closed_at: 'timestamptz',
    },
    fixed: {
      game: "''",
      book: "''",
      book_version: "''",
      rules: "'null'",
      rate: '0',
      opened_at: "'epoch'",
    },
    onConflict: `ON CONFLICT (club_id, id) DO UPDATE SET status = EXCLUDED.status,
      version = EXCLUDED.version, state = EXCLUDED.state, closed_at = EXCLUDED.closed_at`,
  },
  seat: {
    table: 'seat',
    ofClub: true,
    columns: {
      session_id: 'uuid',
      member_id: 'uuid',
      position: 'int2',
      account_id: 'int8',
      joined_version: 'int4',
      left_version: 'int4',
    },
    onConflict: `ON CONFLICT (club_id, session_id, member_id) DO UPDATE SET position = EXCLUDED.position,
      joined_version = EXCLUDED.joined_version, left_version = EXCLUDED.left_version`,
  },
  pot: {
    table: 'pot',
    ofClub: true,
    columns: { session_id: 'uuid', kind: 'text', account_id: 'int8' },
  },
  event: {
    table: 'club_event',
    ofClub: true,
    columns: {
      seq: 'int8',
      kind: 'text',
      session_id: 'uuid',
      actor: 'text',
      time: 'timestamptz',
      payload: 'text',
      prev_hash: 'text',
      hash: 'text',
    },
  },
  posting: {
    table: 'posting',
    ofClub: true,
    columns: {
      event_seq: 'int8',
      line: 'int4',
      from_account: 'int8',
      to_account: 'int8',
      amount: 'int8',
      reason: 'text',
      source: 'text',
      session_id: 'uuid',
      hand_number: 'int4',
      fine_id: 'uuid',
      stage: 'text',
    },
  },
  hand: {
    table: 'hand',
    ofClub: true,
    columns: {
      session_id: 'uuid',
      number: 'int4',
      revision: 'int2',
      event_seq: 'int8',
      kind: 'text',
      dealer: 'uuid',
      record: 'jsonb',
      outcome: 'jsonb',
      recorded_at: 'timestamptz',
    },
  },
  melding: {
    table: 'melding',
    ofClub: true,
    columns: {
      session_id: 'uuid',
      hand_number: 'int4',
      revision: 'int2',
      position: 'int2',
      member_id: 'uuid',
      kind: 'text',
      count: 'int2',
      with_pagat: 'bool',
      suit: 'text',
      grade: 'text',
      missing: 'text',
    },
  },
  fine: {
    table: 'fine',
    ofClub: true,
    columns: {
      id: 'uuid',
      session_id: 'uuid',
      hand_number: 'int4',
      revision: 'int2',
      position: 'int2',
      member_id: 'uuid',
      code: 'text',
      stage: 'text',
      amount: 'int4',
      paid_to: 'text',
      self_reported: 'bool',
      reported_by: 'uuid',
      note: 'text',
      state: 'text',
      event_seq: 'int8',
      recorded_at: 'timestamptz',
    },
  },
  /** A fine that stands otherwise. It is there, so this always comes to the update, as above. */
  fineState: {
    table: 'fine',
    ofClub: true,
    columns: { id: 'uuid', state: 'text' },
    fixed: {
      session_id: 'r.id',
      position: '0',
      member_id: 'r.id',
      code: "''",
      stage: "''",
      amount: '0',
      self_reported: 'false',
      note: "''",
      event_seq: '0',
      recorded_at: "'epoch'",
    },
    onConflict: 'ON CONFLICT (club_id, id) DO UPDATE SET state = EXCLUDED.state',
  },
  dispute: {
    table: 'dispute',
    ofClub: true,
    columns: {
      id: 'uuid',
      session_id: 'uuid',
      hand_number: 'int4',
      fine_id: 'uuid',
      raised_by: 'uuid',
      text: 'text',
      state: 'text',
      event_seq: 'int8',
      raised_at: 'timestamptz',
      ended_seq: 'int8',
      ended_at: 'timestamptz',
    },
  },
  disputeEnd: {
    table: 'dispute',
    ofClub: true,
    columns: { id: 'uuid', state: 'text', ended_seq: 'int8', ended_at: 'timestamptz' },
    fixed: {
      session_id: 'r.id',
      raised_by: 'r.id',
      text: "''",
      event_seq: '0',
      raised_at: "'epoch'",
    },
    onConflict: `ON CONFLICT (club_id, id) DO UPDATE SET state = EXCLUDED.state,
      ended_seq = EXCLUDED.ended_seq, ended_at = EXCLUDED.ended_at`,
  },
  key: {
    table: 'idempotency_key',
    ofClub: true,
    columns: {
      key: 'text',
      request_hash: 'text',
      status: 'int2',
      etag: 'text',
      body: 'text',
      event_seq: 'int8',
      created_at: 'timestamptz',
    },
  },
} as const satisfies Record<string, InsertPart>;
