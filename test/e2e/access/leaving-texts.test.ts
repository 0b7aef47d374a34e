import { Readable } from 'node:stream';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { HeldView } from '../../../src/held/held.view.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { verifyExport } from '../../../src/ledger/export/verify-export.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { DisputeView } from '../../../src/sessions/disputes/dispute.view.js';
import { fillClub, make, type FullClub } from '../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { readsOfClub, textAt } from '../../support/api/every-read.js';
import { exportOf } from '../../support/api/moved-club.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';

/** Somebody leaves for good, and their name is taken out of texts that others wrote. */

/** The evening that goes on. */
interface Playing {
  readonly path: string;
  readonly id: string;
}

let served: ServedApp;
let base: string;
let full: FullClub;
let path: string;
let ditlev: string;
let open: Playing;

/** In every text, by whole and by part, in any case, and as a genitive. */
const NAMED = /ditlev|østergaard/i;
const LEFT = 'D.Ø.';

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  ({ base } = served);
  full = await fillClub(base);
  path = `/v1/clubs/${full.club}`;
  const added = await make<MemberView>(base, `${path}/members`, { name: 'Ditlev Østergaard' });
  ditlev = added.id;
  open = await writeTexts();
});
afterAll(() => served.close());

/** Texts of every sort, in an evening that is over, in one that goes on, and outside evenings. */
async function writeTexts(): Promise<Playing> {
  const { members, ids } = full;
  const { today } = await read<BooksView>(base, `${path}/books`);
  const moved = { day: today, purse: ids['accountId'], amount: 100, member: members[1] };
  for (const text of ['Ditlev havde ret', 'ditlevs "gave"', 'Ditlevsen betalte']) {
    await make(base, `${path}/money-received`, { ...moved, text });
  }
  const back = await make<VoucherView>(base, `${path}/money-received`, { ...moved, text: 'Fejl' });
  await make(base, `${path}/vouchers/${back.event}/reversal`, {
    day: today,
    why: 'Det var Ditlevs',
  });
  await make(base, `${path}/seasons`, {
    ...{ name: 'Østergaards år', firstDay: '2028-09-01', lastDay: '2029-05-31' },
    rule: { by: 'points' },
  });
  await make(base, `${path}/evening-series`, {
    ...{ firstDay: '2126-12-09', time: '19:00', repeat: 'once', place: 'Hos Ditlev Østergaard' },
  });
  await make(base, `${path}/accounts`, { name: 'Ditlevs dåse', type: 'purse' });
  await make(base, `${path}/devices`, { name: 'Ditlevs tablet' });
  const seats = members.slice(0, 3);
  const session = await make<SessionView>(base, `${path}/sessions`, {
    ...{ book: 'brix-1996', rate: 10, seats, firstDealer: seats[0], tableName: 'Ditlevs bord' },
  });
  const table = { path: `${path}/sessions/${session.id}`, id: session.id };
  const fine = { player: members[0], code: 'lead-out-of-turn', stage: 'play' };
  const noted = { ...fine, reportedBy: members[2], note: 'Set af Ditlev' };
  const played = await make<{ session: { version: number }; fineIds: string[] }>(
    base,
    `${table.path}/hands`,
    { ...plainHand(session), fines: [noted] },
    { version: session.version },
  );
  const objection = { fine: played.fineIds[0], text: 'Ditlev så forkert' };
  const as = full.member.token;
  const { id } = await make<DisputeView>(base, `${table.path}/disputes`, objection, { as });
  await make(base, `${table.path}/disputes/${id}/answers`, { text: 'Ditlev har ret' }, { as });
  return table;
}

const forget = (body?: object, key?: string) =>
  call<MemberView>(base, 'POST', `${path}/members/${ditlev}/forget`, {
    body,
    ...(key === undefined ? {} : { key }),
  });
const textsOf = async () =>
  (await read<HeldView>(base, `${path}/members/${ditlev}/held?language=da`)).texts;

/** All rows of the database in which the name is, by their tables. */
async function named(): Promise<string[]> {
  const { rows } = await served.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await served.pool.query<{ text: string }>(
      `SELECT t::text AS text FROM "${name}" t`,
    );
    for (const { text } of held.rows) {
      // Somebody else has a name that begins like it.
      if (NAMED.test(text.replaceAll('Ditlevsen', ''))) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

async function verified(): Promise<object> {
  return read<object>(base, `${path}/verification`);
}

/** The result of importing a file into a database of its own, and the events that are then there. */
async function importedFrom(text: string): Promise<{ result: object; again: string }> {
  const other = await createTestDatabase();
  const target = poolOf(other, 2);
  try {
    const file = () => Readable.from([Buffer.from(text)]);
    const result = await importClub(target, file(), { replayer: new ClubReplayer() });
    const { rows } = await target.query<{ line: string }>(
      'SELECT e::text AS line FROM club_event e ORDER BY seq',
    );
    return { result, again: rows.map(({ line }) => line).join('\n') };
  } finally {
    await target.end();
    await other.drop();
  }
}

test('an owner sees beforehand what each text will be', async () => {
  const texts = await textsOf();
  expect(texts.map(({ text, without }) => [text, without])).toEqual([
    ['Ditlev havde ret', 'D.Ø. havde ret'],
    ['ditlevs "gave"', 'D.Ø.s "gave"'],
    ['Det var Ditlevs', 'Det var D.Ø.s'],
    ['Østergaards år', 'D.Ø.s år'],
    ['Hos Ditlev Østergaard', 'Hos D.Ø.'],
    ['Ditlevs dåse', 'D.Ø.s dåse'],
    ['Ditlevs tablet', 'D.Ø.s tablet'],
    ['Ditlevs bord', 'D.Ø.s bord'],
    ['Set af Ditlev', 'Set af D.Ø.'],
    ['Ditlev så forkert', 'D.Ø. så forkert'],
    ['Ditlev har ret', 'D.Ø. har ret'],
  ]);
  expect(await named()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^voucher: /),
      expect.stringMatching(/^fine: /),
      expect.stringMatching(/^season: /),
      expect.stringMatching(/^session: /),
      expect.stringMatching(/^idempotency_key: /),
    ]),
  );
});

test('an event without such a text is refused at its field, and nothing happens', async () => {
  const problem = expectProblem(await forget({ takeOut: [1] }), 'validation-failed');
  expect(problem).toMatchObject({ reason: 'no-such-text', params: { event: 1 } });
  expect(problem.field).toBe('takeOut');
  expectProblem(await forget({ takeOut: [0] }), 'validation-failed');
  expectProblem(await forget({ takeOut: [5, 5] }), 'validation-failed');
  expect(await textsOf()).toHaveLength(11);
});

test('a time zone and printed rules are no such texts, and the words of a fine are but stay', async () => {
  const opened = await openClub(base, 4);
  const other = `/v1/clubs/${opened.club}`;
  const timeZone = 'Europe/Berlin';
  expectStatus(await call(base, 'PATCH', `${other}/books`, { body: { timeZone } }), 200);
  await openSession(base, opened, { book: 'brix-1996' });
  const { id } = await make<MemberView>(base, `${other}/members`, { name: 'Brix Berlin' });
  const fine = { code: 'telefon', words: { da: 'Berlins telefon' }, stage: 'play', price: 5 };
  await make(base, `${other}/rule-books`, {
    ...{ parent: 'brix-1996', name: 'Klubbens bog', changes: { added: [fine] } },
  });
  const { texts } = await read<HeldView>(base, `${other}/members/${id}/held?language=da`);
  expect(texts).toMatchObject([{ text: 'Berlins telefon', without: 'B.B.s telefon' }]);
  const event = texts[0]?.event;
  const leave = (body: object) => call(base, 'POST', `${other}/members/${id}/forget`, { body });
  // The digest of the book is of these words.
  const problem = expectProblem(await leave({ takeOut: [event] }), 'leaving-refused');
  expect(problem).toMatchObject({ reason: 'leaves-text', params: { event } });
  expectStatus(await leave({ takeOut: [] }), 200);
  await expectVerified(base, opened.club);
});

describe('after the name was taken out', () => {
  let before: string;
  let reads: readonly string[];
  let shownBefore: string[];
  let etag: string | null;
  let taken: number[];
  const key = 'leaves-once';

  /** The reads in which the name is. */
  async function reading(): Promise<string[]> {
    const found: string[] = [];
    for (const read of reads.filter((one) => !one.includes('.pdf'))) {
      const text = await textAt(base, read, { language: 'da' });
      if (NAMED.test(text.replaceAll('Ditlevsen', ''))) found.push(read.replace(path, ''));
    }
    return found;
  }

  beforeAll(async () => {
    const { members, ids } = full;
    const asked = { member: members[1] ?? '', members: members.slice(0, 2).join(',') };
    reads = [
      ...readsOfClub({ ...ids, memberId: members[1] ?? '' }, asked),
      ...['', '/steps', '/hands'].map((of) => open.path + of),
    ];
    shownBefore = await reading();
    before = await exportOf(base, full.club);
    etag = (await call(base, 'GET', `${open.path}/steps`)).etag;
    taken = (await textsOf()).map(({ event }) => event);
    expectStatus(await forget({ takeOut: taken }, key), 200);
  });

  test('it is nowhere in the database, in an export or in any read', async () => {
    expect(await named()).toEqual([]);
    const text = await exportOf(base, full.club);
    expect(NAMED.test(text.replaceAll('Ditlevsen', ''))).toBe(false);
    expect(text).toContain('Ditlevsen betalte');
    expect(text).toContain(`${LEFT} havde ret`);
    expect(shownBefore).toEqual(
      expect.arrayContaining(['/audit', '/seasons', '/devices', '/accounts', '/export']),
    );
    expect(await reading()).toEqual([]);
  });

  test('the chain is proved, and the verification names what was taken out', async () => {
    const events = [...new Set(taken)].sort((a, b) => a - b);
    expect(await verified()).toMatchObject({ ok: true, takenOut: events });
    const { entries } = await read<AuditPage>(base, `${path}/audit?kind=member-forgotten`);
    expect(entries[0]?.sentence).toContain(`out of the text of event ${events[0] ?? 0},`);
    // The hashes are those of before: a head on paper is still in the chain.
    const hashes = (text: string) =>
      [...text.matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, h]) => h);
    const [, ...was] = hashes(before);
    const [, ...is] = hashes(await exportOf(base, full.club));
    expect(is.slice(0, was.length)).toEqual(was);
  });

  test('a file of it is proved, imported, and the same there', async () => {
    const text = await exportOf(base, full.club);
    const { result, again } = await importedFrom(text);
    expect(result).toMatchObject({ ok: true, takenOut: [...new Set(taken)] });
    const { rows } = await served.pool.query<{ line: string }>(
      'SELECT e::text AS line FROM club_event e WHERE club_id = $1 ORDER BY seq',
      [full.club],
    );
    expect(again).toBe(rows.map(({ line }) => line).join('\n'));
    expect((await importedFrom(before)).result).toMatchObject({ ok: true, takenOut: [] });
  });

  test('the same request changes nothing, and an evening goes on', async () => {
    const again = await forget({ takeOut: taken }, key);
    expect(again).toMatchObject({ status: 200, replayed: 'true' });
    expectStatus(await forget({ takeOut: taken }), 200);
    const { entries } = await read<AuditPage>(base, `${path}/audit?kind=member-forgotten`);
    expect(entries).toHaveLength(1);
    // A device that has the steps reads them again.
    const steps = await call(base, 'GET', `${open.path}/steps`);
    expect(steps.etag).not.toBe(etag);
    const { version } = await read<{ version: number }>(base, open.path);
    expectStatus(await call(base, 'POST', `${open.path}/close`, { version }), 200);
    await expectVerified(base, full.club);
  });

  describe('a file that was changed is refused', () => {
    const said = (text: string) =>
      verifyExport(Readable.from([Buffer.from(text)]), { replayer: new ClubReplayer() });
    /** The file with one line changed, and an end that fits. */
    async function changed(of: RegExp, to: (line: string) => string): Promise<string> {
      const { createHash } = await import('node:crypto');
      const lines = (await exportOf(base, full.club)).split('\n').slice(0, -2);
      const at = lines.findIndex((line) => of.test(line));
      expect(at).toBeGreaterThan(0);
      const now = lines.map((line, index) => (index === at ? to(line) : line));
      expect(now).not.toEqual(lines);
      const body = now.map((line) => `${line}\n`).join('');
      const sha256 = createHash('sha256').update(body).digest('hex');
      return `${body}${JSON.stringify({ type: 'end', lines: now.length, sha256 })}\n`;
    }

    test('in the rest of a text', async () => {
      const text = await changed(/D\.Ø\. havde ret/, (line) =>
        line.replace('havde ret', 'tog fejl'),
      );
      expect(await said(text)).toMatchObject({
        ok: false,
        check: 'chain',
        seq: taken[0],
        detail: expect.stringMatching(/it is not what event \d+ left of it/) as string,
      });
    });

    test('in the amount beside it', async () => {
      const text = await changed(/D\.Ø\. havde ret/, (line) =>
        line.replace(String.raw`\"amount\":100`, String.raw`\"amount\":900`),
      );
      expect(await said(text)).toMatchObject({ ok: false, check: 'chain', seq: taken[0] });
    });

    test('in an event that nobody took a text out of, though it is marked so', async () => {
      const last = (await exportOf(base, full.club)).match(/"seq":(\d+),"kind":"member-forgotten"/);
      const text = await changed(/Ditlevsen betalte/, (line) =>
        line
          .replace('Ditlevsen betalte', 'Ditlevsen betalte ikke')
          .replace(/}$/, `,"takenOut":${last?.[1] ?? ''}}`),
      );
      expect(await said(text)).toMatchObject({
        ok: false,
        check: 'chain',
        detail: expect.stringMatching(/took no texts out of it/) as string,
      });
    });

    test('in an event whose mark was taken away', async () => {
      const text = await changed(/D\.Ø\. havde ret/, (line) => line.replace(/,"takenOut":\d+/, ''));
      expect(await said(text)).toMatchObject({
        ok: false,
        check: 'chain',
        detail: 'its hash is not that of its content',
      });
    });
  });

  test('the database lets nobody change an event, not even one with a mark', async () => {
    const change = (set: string) =>
      served.pool.query(`UPDATE club_event SET ${set} WHERE club_id = $1 AND seq = $2`, [
        full.club,
        taken[0],
      ]);
    await expect(change(`payload = replace(payload, 'havde', 'har')`)).rejects.toThrow(
      /append-only/,
    );
    await expect(change('taken_out = NULL')).rejects.toThrow(/append-only/);
    await expect(change('taken_out = taken_out')).rejects.toThrow(/append-only/);
    await expect(
      served.pool.query(`UPDATE fine SET note = 'x' WHERE club_id = $1`, [full.club]),
    ).rejects.toThrow(/refused/);
  });
});
