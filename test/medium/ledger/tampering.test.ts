import type pg from 'pg';
import { eventHash } from '../../../src/ledger/log/chain.js';
import { readHeadText, headText, type KeptHead } from '../../../src/ledger/log/head-text.js';
import type { LoggedEvent } from '../../../src/ledger/log/event.js';
import { readEvents } from '../../../src/ledger/log/read-events.js';
import { verifyClub, type VerifyResult } from '../../../src/ledger/verify/verify-club.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { lentPool } from '../../support/api/lent-pool.js';
import { serveTestApp, type ServedApp } from '../../support/api/api.js';
import { playClub, type PlayedClub } from '../../support/api/played-club.js';
import { poolOf } from '../../support/database/database.js';
import { someOf } from '../../support/some-of.js';

/** Every kind of tampering, all over the log of a club that has really played. */

let served: ServedApp;
let pool: pg.Pool;
let played: PlayedClub;
let log: readonly LoggedEvent[];

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  pool = poolOf(served.database, 2);
  played = await playClub(served.base);
  const client = await pool.connect();
  log = await readEvents(client, played.club, 0, 1000);
  client.release();
});

afterAll(async () => {
  await pool.end();
  await served.close();
});

/** Changes what nobody may change, as a superuser; verifies; and undoes it all. */
async function verifyTampered(
  statements: readonly string[],
  until?: KeptHead,
): Promise<VerifyResult> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    for (const constraint of CHECKS) await client.query(`ALTER TABLE ${constraint}`);
    for (const sql of statements) {
      const { rowCount } = await client.query(sql.replaceAll('$club', `'${played.club}'`));
      if (rowCount === 0) throw new Error(`this changes nothing: ${sql}`);
    }
    const options = { newReplayer: () => new ClubReplayer(), pageSize: 4 };
    return await verifyClub(lentPool(client), played.club, until ? { ...options, until } : options);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Checks that the database makes even where its triggers are switched off. */
const CHECKS = [
  'posting DROP CONSTRAINT posting_amount_positive, DROP CONSTRAINT posting_between_two_accounts',
  'account DROP CONSTRAINT account_pot_not_negative',
];

type Found = readonly [what: string, seq: number | null, check: string | null];

const found = (what: string, result: VerifyResult): Found =>
  result.ok ? [what, null, null] : [what, result.seq, result.check];

const updateEvent = (seq: number, set: string) =>
  `UPDATE club_event SET ${set} WHERE club_id = $club AND seq = ${seq}`;

const ALTERED: readonly (readonly [string, string])[] = [
  ['payload', `payload = '{"x":0,' || substr(payload, 2)`],
  ['one letter of the payload', `payload = overlay(payload placing 'X' from length(payload) - 3)`],
  ['kind', `kind = kind || 's'`],
  ['actor', `actor = 'somebody'`],
  ['time', `time = time + interval '1 ms'`],
  ['hash', `hash = translate(hash, '0123456789abcdef', '123456789abcdef0')`],
  ['prev_hash', `prev_hash = translate(prev_hash, '0123456789abcdef', '123456789abcdef0')`],
];

const lastSeq = () => log.length;
const seqs = () => log.map(({ seq }) => seq);

test('the log is left alone', async () => {
  expect(log.length).toBeGreaterThan(15);
  expect(await verifyTampered([])).toMatchObject({ ok: true, events: log.length });
});

describe('of an event', () => {
  test.each(ALTERED)('its %s changed', async (what, set) => {
    const turn = ALTERED.findIndex(([one]) => one === what);
    for (const seq of someOf(seqs(), turn)) {
      const result = await verifyTampered([updateEvent(seq, set)]);
      expect(found(what, result)).toEqual([what, seq, 'chain']);
    }
  });

  test('its session changed, taken away or given', async () => {
    for (const { seq, sessionId } of someOf(log, 2)) {
      for (const other of [played.closed, played.open, null]) {
        if (other === sessionId) continue;
        const set = `session_id = ${other === null ? 'NULL' : `'${other}'`}`;
        const result = await verifyTampered([updateEvent(seq, set)]);
        expect(found(set, result).slice(0, 2)).toEqual([set, seq]);
      }
    }
  });
});

describe('of the log', () => {
  const remove = (from: number, to = from) =>
    `DELETE FROM club_event WHERE club_id = $club AND seq BETWEEN ${from} AND ${to}`;

  test('an event deleted', async () => {
    for (const seq of someOf(seqs(), 1)) {
      const result = await verifyTampered([remove(seq)]);
      expect(found('deleted', result)).toEqual(['deleted', seq, 'chain']);
    }
  });

  test('an event deleted and the later ones moved up', async () => {
    for (const seq of someOf(seqs().slice(0, -1), 2)) {
      const moved = `UPDATE club_event SET seq = seq - 1 WHERE club_id = $club AND seq = `;
      const later = seqs().slice(seq);
      const result = await verifyTampered([remove(seq), ...later.map((one) => `${moved}${one}`)]);
      expect(found('moved up', result)).toEqual(['moved up', seq, 'chain']);
    }
  });

  test('two events swapped', async () => {
    for (const seq of someOf(seqs().slice(0, -1), 3)) {
      for (const other of [seq + 1, lastSeq()]) {
        const swap = (from: number, to: number) => updateEvent(from, `seq = ${to}`);
        const result = await verifyTampered([swap(seq, 999), swap(other, seq), swap(999, other)]);
        expect(found('swapped', result)).toEqual(['swapped', seq, 'chain']);
      }
    }
  });

  const append = (seq: number) => `INSERT INTO club_event
    SELECT club_id, ${lastSeq() + 1}, kind, session_id, actor, time, payload, prev_hash, hash
    FROM club_event WHERE club_id = $club AND seq = ${seq}`;

  test('an event appended', async () => {
    for (const seq of someOf(seqs(), 0)) {
      const result = await verifyTampered([append(seq)]);
      expect(found('appended', result)).toEqual(['appended', lastSeq() + 1, 'chain']);
    }
  });

  test('an event appended that fits into the chain, and the head moved to it', async () => {
    const next = lastSeq() + 1;
    for (const event of log) {
      // To be called what one is called already, or to be given what one has, may happen at any time.
      if (event.kind.endsWith('-renamed') || event.kind === 'access-given') continue;
      const prevHash = log.at(-1)?.hash ?? '';
      const hash = eventHash({ ...event, seq: next, prevHash });
      const statements = [
        append(event.seq),
        updateEvent(next, `prev_hash = '${prevHash}', hash = '${hash}'`),
        `UPDATE club SET head_seq = ${next}, head_hash = '${hash}' WHERE id = $club`,
      ];
      const result = await verifyTampered(statements);
      expect([event.kind, result]).toMatchObject([event.kind, { ok: false, seq: next }]);
    }
  });

  test('the end cut off, and the head set back', async () => {
    for (const { seq, hash } of someOf(log.slice(0, -1), 1)) {
      const cut = [remove(seq + 1, lastSeq())];
      const gone = await verifyTampered(cut);
      expect(found('cut off', gone)).toEqual(['cut off', seq + 1, 'chain']);
      const back = `UPDATE club SET head_seq = ${seq}, head_hash = '${hash}' WHERE id = $club`;
      const result = await verifyTampered([...cut, back]);
      expect([seq, result]).toMatchObject([seq, { ok: false }]);
      // With all that followed from it gone too, only paper shows it.
      const paper = { seq: lastSeq(), hash: log.at(-1)?.hash ?? '' };
      const told = await verifyTampered([...cut, back], paper);
      expect([seq, told]).toMatchObject([seq, { ok: false }]);
    }
  });
});

describe('of the postings', () => {
  interface Line {
    readonly seq: number;
    readonly line: number;
  }
  let lines: readonly Line[];

  beforeAll(async () => {
    const { rows } = await pool.query<Line>(
      'SELECT event_seq::int AS seq, line FROM posting WHERE club_id = $1 ORDER BY 1, 2',
      [played.club],
    );
    lines = rows;
    expect(lines.length).toBeGreaterThan(40);
  });

  const where = ({ seq, line }: Line) =>
    `WHERE club_id = $club AND event_seq = ${seq} AND line = ${line}`;

  const MOVED = [
    ['amount', 'amount = amount + 1'],
    ['amount below zero', 'amount = -amount'],
    ['payer', 'from_account = 1 + from_account % 6'],
    ['payee', 'to_account = 1 + to_account % 6'],
    ['direction', 'from_account = to_account, to_account = from_account'],
    ['reason', `reason = reason || '-'`],
    ['source', `source = source || ' '`],
    ['stage', `stage = stage || '-'`],
    ['hand', 'hand_number = coalesce(hand_number, 0) + 1'],
    ['fine', 'fine_id = gen_random_uuid()'],
    ['session', 'session_id = gen_random_uuid()'],
    ['line', 'line = line + 1000'],
  ] as const;
  test.each(MOVED)('its %s changed', async (what, set) => {
    const turn = MOVED.findIndex(([one]) => one === what);
    for (const line of someOf(lines, turn)) {
      const result = await verifyTampered([`UPDATE posting SET ${set} ${where(line)}`]);
      expect(found(what, result).slice(0, 2)).toEqual([what, line.seq]);
    }
  });

  test('one deleted, and one added', async () => {
    for (const line of someOf(lines)) {
      const gone = await verifyTampered([`DELETE FROM posting ${where(line)}`]);
      expect(found('deleted', gone).slice(0, 2)).toEqual(['deleted', line.seq]);
    }
    for (const seq of [-1, 0, ...someOf(seqs()), lastSeq() + 1]) {
      const { rows } = await pool.query<{ last: number }>(
        'SELECT coalesce(max(line), 0)::int AS last FROM posting WHERE club_id = $1 AND event_seq = $2',
        [played.club, seq],
      );
      const added = `INSERT INTO posting SELECT p.club_id, ${seq}, ${(rows[0]?.last ?? 0) + 1},
        from_account, to_account, amount, reason, source, e.session_id, hand_number, fine_id, stage
        FROM posting p LEFT JOIN club_event e ON e.club_id = p.club_id AND e.seq = ${seq}
        WHERE p.club_id = $club AND event_seq = ${lines[0]?.seq ?? 0} AND line = 1`;
      const result = await verifyTampered([added]);
      expect(found('added', result).slice(0, 2)).toEqual(['added', seq]);
    }
  });
});

/** The club's event that opens the accounts which nothing in this log moves. */
const OPENING = 1;
const OF_A_MEMBER = `kind = 'member' AND member_id = (SELECT id FROM member WHERE name = 'Anna')`;

describe('of the accounts and the club', () => {
  test('a balance changed: the last event that moved it is named, else the one that opened it', async () => {
    const { rows } = await pool.query<{ id: number; last: number | null }>(
      `SELECT id::int AS id, (SELECT max(event_seq)::int FROM posting p WHERE p.club_id = a.club_id
        AND a.id IN (p.from_account, p.to_account)) AS last
      FROM account a WHERE club_id = $1`,
      [played.club],
    );
    for (const { id, last } of rows) {
      for (const change of ['+ 1', '- 1']) {
        const set = `UPDATE account SET balance = balance ${change} WHERE club_id = $club AND id = ${id}`;
        const result = await verifyTampered([set]);
        expect(found(set, result)).toEqual([set, last ?? OPENING, 'balances']);
      }
    }
  });

  test.each([
    [
      'an account given to another',
      `UPDATE account SET member_id = gen_random_uuid() WHERE ${OF_A_MEMBER}`,
    ],
    ['an account taken away', `DELETE FROM account WHERE ${OF_A_MEMBER}`],
    ['an account of another kind', `UPDATE account SET kind = 'player' WHERE ${OF_A_MEMBER}`],
    [
      'an account that nobody opened',
      `INSERT INTO account (club_id, id, kind, member_id, unit)
        VALUES ($club, 99, 'member', gen_random_uuid(), 'money')`,
    ],
    ['accounts counted wrong', 'UPDATE club SET accounts_made = 99 WHERE id = $club'],
    ['a session lost', 'DELETE FROM session WHERE club_id = $club'],
    [
      'a session that never was',
      `INSERT INTO session SELECT club_id, gen_random_uuid(), game,
        book, book_version, rules, rate, status, version, state, opened_at, closed_at
        FROM session WHERE club_id = $club LIMIT 1`,
    ],
    ['a member renamed', `UPDATE member SET name = 'Nobody' WHERE name = 'Anna'`],
    ['a member archived', `UPDATE member SET archived_at = now() WHERE name = 'Anna'`],
    ['a member lost', `DELETE FROM member WHERE name = 'Anna'`],
    [
      'a member that nobody added',
      `INSERT INTO member VALUES ($club, gen_random_uuid(), 'Nobody', 5, now())`,
    ],
    ['a club renamed', `UPDATE club SET name = 'Another' WHERE id = $club`],
    ['a club archived', 'UPDATE club SET archived_at = now() WHERE id = $club'],
  ])('%s', async (_what, statement) => {
    expect(await verifyTampered([statement])).toMatchObject({ ok: false });
  });
});

describe('of fines and disputes', () => {
  test('the content of a fine: the event that recorded it is named', async () => {
    const { rows } = await pool.query<{ id: string; seq: number }>(
      'SELECT id, event_seq::int AS seq FROM fine WHERE club_id = $1',
      [played.club],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { id, seq } of rows) {
      for (const set of [
        'amount = amount + 5',
        `code = code || 's'`,
        `note = 'something'`,
        'member_id = gen_random_uuid()',
        'hand_number = 99',
        'self_reported = NOT self_reported',
        `paid_to = 'kitty'`,
        'event_seq = event_seq + 1',
      ]) {
        const result = await verifyTampered([`UPDATE fine SET ${set} WHERE id = '${id}'`]);
        expect(found(set, result)).toEqual([set, seq, 'state']);
      }
      const lost = await verifyTampered([`DELETE FROM fine WHERE id = '${id}'`]);
      expect(found('lost', lost)).toEqual(['lost', seq, 'state']);
    }
  });

  test('the state of a fine or a dispute', async () => {
    for (const table of ['fine', 'dispute']) {
      const { rows } = await pool.query<{ id: string; state: string }>(
        `SELECT id, state FROM ${table} WHERE club_id = $1`,
        [played.club],
      );
      expect([table, rows.length > 0]).toEqual([table, true]);
      for (const { id, state } of rows) {
        const other = state === 'upheld' ? 'overturned' : 'upheld';
        const set = `UPDATE ${table} SET state = '${other}' WHERE id = '${id}'`;
        expect(await verifyTampered([set])).toMatchObject({ ok: false, check: 'state' });
      }
    }
  });

  test.each([
    [
      'a fine that nobody recorded',
      `INSERT INTO fine SELECT club_id, gen_random_uuid(), session_id, hand_number, revision, position,
        member_id, code, stage, amount, self_reported, reported_by, note, state, event_seq, recorded_at
        FROM fine WHERE club_id = $club LIMIT 1`,
    ],
    ['what a dispute says', `UPDATE dispute SET text = 'Nothing.' WHERE club_id = $club`],
    ['a dispute lost', 'DELETE FROM dispute WHERE club_id = $club'],
  ])('%s', async (_what, statement) => {
    expect(await verifyTampered([statement])).toMatchObject({ ok: false, check: 'state' });
  });
});

describe('a head on paper', () => {
  /** Another log that is right in itself: event `from` has another actor, all later hashes fit. */
  function rewritten(from: number): string[] {
    let prevHash = log[from - 2]?.hash ?? '0'.repeat(64);
    const rows = log.slice(from - 1).map((event) => {
      const actor = event.seq === from ? 'somebody' : event.actor;
      const hash = eventHash({ ...event, actor, prevHash });
      const row = `(${event.seq}, '${actor}', '${prevHash}', '${hash}')`;
      prevHash = hash;
      return row;
    });
    return [
      `UPDATE club_event e SET actor = v.actor, prev_hash = v.prev_hash, hash = v.hash
        FROM (VALUES ${rows.join(', ')}) AS v(seq, actor, prev_hash, hash)
        WHERE e.club_id = $club AND e.seq = v.seq`,
      `UPDATE club SET head_hash = '${prevHash}' WHERE id = $club`,
    ];
  }

  test('proves that nothing before it was rewritten, in its long and its short form', async () => {
    for (const { seq } of someOf(log)) {
      expect(await verifyTampered(rewritten(seq))).toMatchObject({ ok: true });
      const around = log.filter((one) => Math.abs(one.seq - seq) < 2 || one.seq === lastSeq());
      for (const kept of around) {
        const { long, short } = headText(kept);
        const typed = [short, short.toUpperCase(), short.replaceAll('-', '')];
        for (const text of kept.seq === seq ? [long, ...typed] : [short]) {
          const until = readHeadText(text);
          if (until === null) throw new Error(text);
          const expected =
            kept.seq < seq ? { ok: true } : { ok: false, seq: kept.seq, check: 'kept-head' };
          expect(await verifyTampered(rewritten(seq), until)).toMatchObject(expected);
        }
      }
    }
  });

  test('beyond the log, or of another log, is not found', async () => {
    const hash = log.at(-1)?.hash ?? '';
    const beyond = await verifyTampered([], { seq: lastSeq() + 7, hash });
    expect(beyond).toMatchObject({ ok: false, seq: lastSeq() + 1, check: 'kept-head' });
    const other = await verifyTampered([], { seq: 3, hash: hash.slice(0, 16) });
    expect(other).toMatchObject({ ok: false, seq: 3, check: 'kept-head' });
  });

  test.each([
    '',
    '12',
    '12:',
    ':9c1f6a0e4b7d2c88',
    '0:9c1f6a0e4b7d2c88',
    '-1:9c1f6a0e4b7d2c88',
    '12:9c1f6a0e4b7d2c8',
    '12:9c1f6a0e4b7d2c888',
    `12:${'0'.repeat(63)}`,
    `12:${'0'.repeat(65)}`,
    '12:9c1f-6a0e-4b7d-2c8g',
    '1e3:9c1f6a0e4b7d2c88',
    '1234567890123456:9c1f6a0e4b7d2c88',
  ])('is not read from %p', (text) => {
    expect(readHeadText(text)).toBeNull();
  });
});
