import { Readable } from 'node:stream';
import type { NewsView } from '../../../src/audit/news/news.view.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type {
  ClubBookList,
  ClubBookWritten,
} from '../../../src/sessions/own-books/own-book.view.js';
import type {
  BookLinkMadeView,
  BookLinkView,
  PublicBookView,
} from '../../../src/sessions/own-books/links/book-link.view.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type { FineRegisterPage } from '../../../src/audit/fine-register/view.js';
import type { FineList, FineRecordedView } from '../../../src/sessions/fines/fine.view.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionOpenedView, SessionView } from '../../../src/sessions/table/session.view.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { StandingsView } from '../../../src/seasons/standings/standings.view.js';
import type { CountedHandsPage } from '../../../src/seasons/statistics/views/hands-behind.view.js';
import { memberAt } from '../../support/access/access.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { exportOf } from '../../support/api/moved-club.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/** A club's own book through the API: written, adopted, played by, and proved. */

let served: ServedApp;
let club: SeasonClub;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
beforeEach(async () => {
  club = await SeasonClub.open(served);
  club.at('2027-03-01T10:00:00.000Z');
});
afterEach(() => {
  club.setBack();
});
afterAll(() => served.close());

const CHANGES = {
  tariff: { foundation: 10, kingUltimo: 30, pagatUltimo: 50 },
  fines: { misdeal: [10], 'lead-out-of-turn': [15] },
  cups: { 'lead-out-of-turn': 'king-pot' },
  from: { 'lead-out-of-turn': 2 },
  added: [
    { code: 'telefon', words: { da: 'En mobiltelefon, der ringer' }, stage: 'play', price: 5 },
  ],
  notPlayed: ['tout'],
};
const SILVER = {
  parent: 'vlk-1970',
  name: 'Sølvkoppens bog',
  description: 'Vedtaget på generalforsamlingen.',
  changes: CHANGES,
  citations: { 'tariff.kingUltimo': '2019, pkt. 4', 'fines.misdeal': '2021, pkt. 7' },
  rate: 10,
};

async function draft(more: object = {}): Promise<string> {
  const answer = await club.send<ClubBookWritten>('rule-books', { ...SILVER, ...more });
  return expectStatus(answer, 201).body.book;
}

const adopt = (book: string, version: number, from: string) =>
  club.send<ClubBookWritten>(`rule-books/${book}/versions/${version}/adopt`, { from });

async function open(own: object | null, more: object = {}) {
  const seats = ['a', 'b', 'c'].map((letter) => club.id(letter));
  const body = { book: 'vlk-1970', rate: 10, seats, firstDealer: seats[0], ...more };
  return club.send<SessionOpenedView>('sessions', own === null ? body : { ...body, own });
}

test('a book is written, adopted from a day on, changed and retired; the log says so', async () => {
  const book = await draft();
  expectStatus(await adopt(book, 1, '2027-03-10'), 200);
  const next = { ...SILVER, changes: { ...CHANGES, countFactor: 2 }, why: 'Til næste forsamling.' };
  const { parent: _parent, ...version } = next;
  const changed = await club.send<ClubBookWritten>(`rule-books/${book}/versions`, version);
  expect(expectStatus(changed, 201).body.version).toBe(2);
  let { body } = await club.get<ClubBookList>('rule-books');
  expect(body.books).toMatchObject([{ id: book, inForce: null, versions: [{ version: 2 }, {}] }]);
  club.at('2027-03-10T10:00:00.000Z');
  ({ body } = await club.get<ClubBookList>('rule-books'));
  expect(body).toMatchObject({ today: '2027-03-10', books: [{ inForce: 1, retired: false }] });
  const [two, one] = body.books[0]?.versions ?? [];
  expect(one).toMatchObject({
    periods: [{ from: '2027-03-10', until: null }],
    citations: SILVER.citations,
    rate: 10,
  });
  expect(two).toMatchObject({ periods: [], why: 'Til næste forsamling.' });
  expect(two?.digest).not.toBe(one?.digest);
  // Before a later day comes, it can be another one; a day that was cannot.
  expectStatus(await adopt(book, 2, '2027-05-01'), 200);
  expectStatus(await adopt(book, 2, '2027-04-01'), 200);
  expect((await adopt(book, 1, '2027-04-01')).body).toMatchObject({ reason: 'club-book-in-force' });
  expect((await adopt(book, 2, '2027-03-09')).body).toMatchObject({ reason: 'club-book-day-past' });
  expect((await adopt(book, 3, '2027-04-01')).body).toMatchObject({ reason: 'no-such-club-book' });
  expectStatus(
    await club.send(`rule-books/${book}/retire`, { why: 'Vi spiller efter VLK igen.' }),
    200,
  );
  expect((await adopt(book, 2, '2027-06-01')).body).toMatchObject({ reason: 'club-book-retired' });
  ({ body } = await club.get<ClubBookList>('rule-books'));
  expect(body.books).toMatchObject([{ inForce: null, retired: true }]);
  const { body: log } = await club.get<AuditPage>('audit?group=evenings&order=asc');
  expect(log.entries.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('‘Sølvkoppens bog’ was begun from'),
    'Version 1 of the club’s book ‘Sølvkoppens bog’ was adopted, in force from 10 March 2027.',
    'Version 2 of the club’s book ‘Sølvkoppens bog’ was written.',
    'Version 2 of the club’s book ‘Sølvkoppens bog’ was adopted, in force from 1 May 2027.',
    'Version 2 of the club’s book ‘Sølvkoppens bog’ was adopted, in force from 1 April 2027.',
    'The club’s book ‘Sølvkoppens bog’ was retired.',
  ]);
  await expectVerified(served.base, club.club);
});

const periodsNow = async () => {
  const [book] = (await club.get<ClubBookList>('rule-books')).body.books;
  const versions = (book?.versions ?? []).map(({ version, periods, evenings }) => {
    return [version, periods.map(({ from, until }) => `${from} ${until}`), evenings];
  });
  return { inForce: book?.inForce, versions };
};

test('an adoption is taken back until an evening is opened by the version; then the one before is adopted again', async () => {
  const book = await draft();
  const { parent: _, ...version } = {
    ...{ ...SILVER, citations: {} },
    ...{ changes: { countFactor: 2 }, why: 'Dobbelt.' },
  };
  expectStatus(await club.send(`rule-books/${book}/versions`, version), 201);
  const takeBack = (which: number) =>
    club.send(`rule-books/${book}/versions/${which}/take-back`, { why: 'Ved en fejl.' });
  expect((await takeBack(2)).body).toMatchObject({ reason: 'club-book-not-adopted' });
  expectStatus(await adopt(book, 1, '2027-03-01'), 200);
  club.at('2027-03-10T10:00:00.000Z');
  expectStatus(await adopt(book, 2, '2027-03-10'), 200);
  expect(await periodsNow()).toEqual({
    inForce: 2,
    versions: [
      [2, ['2027-03-10 null'], 0],
      [1, ['2027-03-01 2027-03-09'], 0],
    ],
  });
  expectStatus(await takeBack(2), 200);
  expect(await periodsNow()).toEqual({
    inForce: 1,
    versions: [
      [2, [], 0],
      [1, ['2027-03-01 null'], 0],
    ],
  });
  // A tablet that knew the version opens an evening by it all the same.
  expectStatus(await open({ book, version: 2 }), 201);
  expectStatus(await adopt(book, 2, '2027-03-10'), 200);
  expectStatus(await open({ book, version: 2 }), 201);
  club.at('2027-03-12T10:00:00.000Z');
  const refused = await takeBack(2);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    reason: 'club-book-played',
    params: { evenings: 1, before: 1 },
    detail: expect.stringContaining('Adopt version 1 from today instead.') as unknown,
  });
  expectStatus(await adopt(book, 1, '2027-03-12'), 200);
  club.at('2027-03-20T10:00:00.000Z');
  expect(await periodsNow()).toEqual({
    inForce: 1,
    versions: [
      [2, ['2027-03-10 2027-03-11'], 1],
      [1, ['2027-03-01 2027-03-09', '2027-03-12 null'], 0],
    ],
  });
  expectStatus(await club.send(`rule-books/${book}/retire`, { why: 'Vi spiller efter VLK.' }), 200);
  expect((await periodsNow()).versions[1]).toEqual([
    1,
    ['2027-03-01 2027-03-09', '2027-03-12 2027-03-20'],
    0,
  ]);
  const { body: log } = await club.get<AuditPage>('audit?group=evenings&order=asc');
  expect(log.entries).toContainEqual(
    expect.objectContaining({
      sentence:
        'The adoption of version 2 of the club’s book ‘Sølvkoppens bog’ from 10 March 2027 was taken back.',
      why: 'Ved en fejl.',
    }),
  );
  await expectVerified(served.base, club.club);
});

test('of two who write a version at once, the second hears of the first, and can go on', async () => {
  const book = await draft();
  const write = (more: object) => {
    const { parent: _, ...version } = { ...SILVER, citations: {}, ...more };
    return club.send<ClubBookWritten>(`rule-books/${book}/versions`, version);
  };
  expectStatus(await write({ changes: { countFactor: 2 }, newestKnown: 1 }), 201);
  const second = { changes: { countFactor: 3 } };
  const refused = await write({ ...second, newestKnown: 1 });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    reason: 'club-book-newer',
    field: 'newestKnown',
    params: { version: 2 },
  });
  expect(expectStatus(await write({ ...second, newestKnown: 2 }), 201).body.version).toBe(3);
  // A writer who names none is not checked.
  expectStatus(await write({ changes: { countFactor: 4 } }), 201);
});

test('a broken book is refused at its field, and nothing is written', async () => {
  const broken = { ...CHANGES, fines: { misdeal: [7] } };
  const refused = await club.send('rule-books', { ...SILVER, changes: broken });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'book-refused',
    reason: 'not-in-chips',
    field: 'changes.fines.misdeal.0',
  });
  const cited = await club.send('rule-books', { ...SILVER, citations: { 'tariff.nolo': '2020' } });
  expect(cited.body).toMatchObject({ field: 'citations.tariff.nolo' });
  expect((await club.get<ClubBookList>('rule-books')).body.books).toEqual([]);
});

test('an evening pins the version that it is opened by, with its own switches', async () => {
  const book = await draft();
  expect((await open({ book, version: 1 })).body).toMatchObject({
    reason: 'club-book-not-adopted',
  });
  expectStatus(await adopt(book, 1, '2027-03-01'), 200);
  expect((await open({ book, version: 2 })).body).toMatchObject({ reason: 'no-such-club-book' });
  expect((await open({ book, version: 1 }, { book: 'brix-1996' })).body).toMatchObject({
    reason: 'club-book-of-other-parent',
  });
  const opened = await open({ book, version: 1 }, { houseRules: { tariff: { lastTrick: 25 } } });
  const { id, pots, ownBook } = expectStatus(opened, 201).body;
  expect(pots).toEqual({ king: 30, pagat: 30 });
  expect(ownBook).toBe('Sølvkoppens bog');
  const rules = (await club.get<TarokRules>(`sessions/${id}/rules`)).body;
  expect(rules).toMatchObject({
    book: 'vlk-1970',
    own: { book, version: 1, name: 'Sølvkoppens bog' },
    notPlayed: ['tout'],
    tariff: { kingUltimo: { points: 30 }, lastTrick: { points: 25 } },
  });
  await expectVerified(served.base, club.club);
});

test('the worked evening: a king ultimo, a lead out of turn twice, a telephone and a misdeal', async () => {
  const book = await draft();
  expectStatus(await adopt(book, 1, '2027-03-01'), 200);
  const { id } = expectStatus(await open({ book, version: 1 }), 201).body;
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => club.id(letter));
  await club.step<RecordedHandView>(id, 'hands', {
    events: [{ kind: 'pagat-won', player: c }],
    lastTrick: { winner: b, ultimoCards: [{ player: b, card: 'king-spades' }] },
    count: [
      { player: a, points: 26 },
      { player: c, points: 26 },
    ],
  });
  const anna = await memberAt(served.base, club.club, club.id('a'));
  const pots = async () => (await club.get<SessionView>(`sessions/${id}`)).body.pots;
  expect(await pots()).toEqual({ king: 30, pagat: 35 });
  const fine = (player: string | undefined, code: string, more: object = {}) =>
    club.step<FineRecordedView>(id, 'fines', { player, code, stage: 'play', ...more });
  const first = await fine(c, 'lead-out-of-turn');
  expect(first).toMatchObject({ amount: 0, to: 'king-pot', payments: [] });
  const second = await fine(c, 'lead-out-of-turn');
  expect(second).toMatchObject({ amount: 15, to: 'king-pot' });
  expect(await pots()).toEqual({ king: 45, pagat: 35 });
  const rung = await fine(a, 'other', { own: 'telefon' });
  expect(rung).toMatchObject({ amount: 5, to: 'pots', own: 'telefon' });
  expect(await pots()).toEqual({ king: 50, pagat: 40 });
  await club.step(id, 'hands', {
    redeal: true,
    fines: [{ player: b, code: 'misdeal', stage: 'deal' }],
  });
  expect(await pots()).toEqual({ king: 60, pagat: 50 });
  expect((await club.get<SessionView>(`sessions/${id}`)).body.dealer).toBe(c);
  const { body } = await club.get<FineList>(`sessions/${id}/fines`);
  expect(body.fines.map(({ code, own, amount }) => [code, own, amount])).toEqual([
    ['lead-out-of-turn', null, 0],
    ['lead-out-of-turn', null, 15],
    ['other', 'telefon', 5],
    ['misdeal', null, 10],
  ]);
  const register = await club.get<FineRegisterPage>('fines?own=telefon');
  expect(register.body.fines.map(({ code, own }) => [code, own])).toEqual([['other', 'telefon']]);
  expect(register.body.totals.fines).toBe(1);
  const log = (await club.get<AuditPage>('audit?order=asc')).body.entries;
  const said = log.map(({ sentence }) => sentence);
  expect(said).toContainEqual(expect.stringContaining('An evening after ‘Sølvkoppens bog’'));
  expect(said).toContainEqual(expect.stringContaining('was fined: telefon'));
  const { news } = (await club.get<NewsView>('news', anna)).body;
  expect(news).toMatchObject([{ what: 'fined', code: 'other', own: 'telefon' }]);
  // With the first one taken back in a replay the second is the first, and free.
  await club.step<CorrectionMadeView>(id, 'corrections', {
    mode: 'replay',
    reason: 'Han spillede rigtigt ud.',
    corrections: [{ fine: first.id, void: true }],
  });
  expect(await pots()).toEqual({ king: 45, pagat: 50 });
  await club.step(id, 'close');
  await expectVerified(served.base, club.club);
});

test('an adoption is news for the members, with the day and the name of the book', async () => {
  const book = await draft();
  const anna = await memberAt(served.base, club.club, club.id('a'));
  expectStatus(await adopt(book, 1, '2027-03-10'), 200);
  expect((await club.get<NewsView>('news', anna)).body.news).toMatchObject([
    {
      what: 'book-adopted',
      book: { id: book, name: 'Sølvkoppens bog', version: 1, from: '2027-03-10' },
    },
  ]);
  // Its author has no news of it.
  expect((await club.get<NewsView>('news')).body.news).toEqual([]);
  const taken = await club.send(`rule-books/${book}/versions/1/take-back`, { why: 'For tidligt.' });
  expectStatus(taken, 200);
  expect((await club.get<NewsView>('news', anna)).body.news[0]).toMatchObject({
    what: 'book-adoption-taken-back',
    why: 'For tidligt.',
    book: { id: book, name: 'Sølvkoppens bog', version: 1, from: '2027-03-10' },
  });
});

test('a season and statistics are of the club’s own book in all its versions, or of its parent; lists have its name', async () => {
  const book = await draft();
  expectStatus(await adopt(book, 1, '2027-03-01'), 200);
  const { parent: _, ...next } = {
    ...SILVER,
    name: 'Guldkoppens bog',
    changes: { countFactor: 2 },
  };
  const second = { ...next, citations: {} };
  const played: string[] = [];
  const play = async (own: object | null) => {
    const { id } = expectStatus(await open(own), 201).body;
    await club.step(id, 'hands', {
      events: [{ kind: 'pagat-won', player: club.id('c') }],
      lastTrick: { winner: club.id('b'), ultimoCards: [] },
      count: [
        { player: club.id('a'), points: 26 },
        { player: club.id('c'), points: 26 },
      ],
    });
    await club.step(id, 'close');
    played.push(id);
  };
  await play({ book, version: 1 });
  expectStatus(await club.send(`rule-books/${book}/versions`, second), 201);
  expectStatus(await adopt(book, 2, '2027-03-01'), 200);
  await play({ book, version: 2 });
  await play(null);
  const [one, two, printed] = played;
  const rule = { by: 'points' };
  const days = { firstDay: '2027-01-01', lastDay: '2027-12-31' };
  const season = async (books: readonly string[]) => {
    const body = { name: books.join(), ...days, books, rule };
    const { id } = expectStatus(await club.send<SeasonView>('seasons', body), 201).body;
    const { body: table } = await club.get<StandingsView>(`seasons/${id}/standings`);
    return table.evenings.map(({ session, ownBook, why }) => [session, ownBook, why]);
  };
  expect(await season([book])).toEqual([
    [one, 'Sølvkoppens bog', 'day'],
    [two, 'Guldkoppens bog', 'day'],
    [printed, null, 'other-book'],
  ]);
  expect((await season(['vlk-1970'])).map(([, , why]) => why)).toEqual(['day', 'day', 'day']);
  const unknown = await club.send('seasons', { name: 'x', ...days, books: [club.club], rule });
  expect(unknown.body).toMatchObject({ reason: 'no-such-season-book', field: 'books[0]' });
  const evenings = async (asked: string) =>
    (await club.get<CountedHandsPage>(`statistics/hands?figure=hands&book=${asked}`)).body.hands;
  expect((await evenings(book)).map(({ session, ownBook }) => [session, ownBook])).toEqual([
    [one, 'Sølvkoppens bog'],
    [two, 'Guldkoppens bog'],
  ]);
  expect(await evenings('vlk-1970')).toHaveLength(3);
  const kept = await club.season('Alle', ['2027-01-01', '2027-12-31']);
  const change = { books: [book, 'brix-1996'], why: 'Kun vores egen.' };
  const changed = await club.send(`seasons/${kept.id}`, change, { method: 'PATCH', version: 1 });
  expectStatus(changed, 200);
  const { entries } = (await club.get<AuditPage>('audit?group=seasons&order=asc')).body;
  expect(entries.at(-1)?.sentence).toContain('Guldkoppens bog');
  await expectVerified(served.base, club.club);
});

test('owner and secretary draft, the owner adopts', async () => {
  const as = await memberAt(served.base, club.club, club.id('b'), 'secretary');
  const written = await club.send<ClubBookWritten>('rule-books', SILVER, { as });
  const { book } = expectStatus(written, 201).body;
  const path = `rule-books/${book}/versions/1/adopt`;
  expect((await club.send(path, { from: '2027-03-01' }, { as })).status).toBe(403);
  const member = await memberAt(served.base, club.club, club.id('a'));
  expect((await club.send('rule-books', SILVER, { as: member })).status).toBe(403);
  expect((await club.get<ClubBookList>('rule-books', member)).body.books).toHaveLength(1);
});

test('anybody who has the address of a book reads its adopted rules, and nothing that can name people', async () => {
  const named = { description: 'Efter Frederik', why: 'Frederik ville det' };
  const citations = { 'tariff.kingUltimo': 'Frederiks fødselsdag' };
  const written = await club.send<ClubBookWritten>('rule-books', {
    ...SILVER,
    ...named,
    citations,
  });
  const { book } = expectStatus(written, 201).body;
  expectStatus(await adopt(book, 1, '2027-03-01'), 200);
  const double = { name: SILVER.name, ...named, changes: { countFactor: 2 } };
  expectStatus(await club.send(`rule-books/${book}/versions`, double), 201);
  const link = `rule-books/${book}/link`;
  const make = async () => {
    const { links } = expectStatus(await club.send<BookLinkMadeView>(link), 201).body;
    const address = new URL(links[0]?.link ?? '');
    expect(address.pathname).toBe('/club-rules');
    return address.hash.slice(1);
  };
  const read = (secret: string) => fetch(`${served.base}/v1/public-books/${secret}`);

  expect((await club.get<BookLinkView>(link)).body).toEqual({ madeAt: null });
  const first = await make();
  const answer = await read(first);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const text = await answer.text();
  const rules = JSON.parse(text) as PublicBookView;
  expect(rules).toMatchObject({
    name: SILVER.name,
    parent: 'vlk-1970',
    retired: false,
    inForce: 1,
  });
  // The draft is the club's own affair.
  expect(rules.versions).toMatchObject([{ version: 1, changes: CHANGES }]);
  for (const secret of ['Frederik', book, club.club]) expect(text).not.toContain(secret);
  const page = await fetch(`${served.base}/club-rules`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('x-robots-tag')).toBe('noindex');

  const second = await make();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await club.get<BookLinkView>(link)).body.madeAt).not.toBeNull();
  expectStatus(await club.send(`${link}/end`), 200);
  expect((await read(second)).status).toBe(404);
  const nowhere = await club.send(`rule-books/${club.club}/link`);
  expect([nowhere.status, nowhere.text]).toEqual([
    404,
    expect.stringContaining('club-book-not-found'),
  ]);
});

test('a network that reads public books too often waits', async () => {
  const statuses = new Set<number>();
  // Counted ahead by some: a few more than the limit are refused at the latest.
  for (let at = 0; at < 330; at += 1) {
    statuses.add((await fetch(`${served.base}/v1/public-books/kopbook_${at}`)).status);
  }
  expect([...statuses]).toEqual([404, 429]);
});

test('books and evenings by them go with the export, and a new installation proves them', async () => {
  const book = await draft();
  expectStatus(await adopt(book, 1, '2027-03-01'), 200);
  const { id } = expectStatus(await open({ book, version: 1 }), 201).body;
  const [a] = ['a'].map((letter) => club.id(letter));
  await club.step(id, 'fines', { player: a, code: 'other', stage: 'play', own: 'telefon' });
  await expectVerified(served.base, club.club);
  const elsewhere = await createTestDatabase('migrated');
  const pool = poolOf(elsewhere, 2);
  try {
    const file = await exportOf(served.base, club.club);
    const replayer = new ClubReplayer();
    const imported = await importClub(pool, Readable.from([Buffer.from(file)]), { replayer });
    expect(imported).toMatchObject({ ok: true });
    for (const table of ['club_book', 'club_book_version', 'club_book_adoption', 'fine']) {
      const text = `SELECT to_json(t) AS row FROM ${table} t WHERE club_id = $1`;
      const { rows } = await pool.query(text, [club.club]);
      expect(rows).toEqual((await served.pool.query(text, [club.club])).rows);
      expect(rows).toHaveLength(1);
    }
  } finally {
    await pool.end();
    await elsewhere.drop();
  }
});

test('a version that was changed behind the service’s back is found', async () => {
  const book = await draft();
  await served.pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     UPDATE club_book_version SET content = jsonb_set(content, '{tariff,kingUltimo,points}', '99')
       WHERE club_id = '${club.club}' AND book_id = '${book}'; COMMIT`,
  );
  await expect(expectVerified(served.base, club.club)).rejects.toThrow();
});
