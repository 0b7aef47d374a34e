import { openMatters, readLeaving } from '../access/leaving/read-leaving.js';
import { readTextsNaming, type Named } from '../access/leaving/texts-naming.js';
import type { FineRegister } from '../audit/fine-register/fines-beside.js';
import { readAudit, readEntries } from '../audit/log/read.js';
import { listDues } from '../cash-book/dues/read-dues.js';
import { viewObjections } from '../cash-book/objections/view-objections.js';
import { listPayments } from '../cash-book/payments/read-payments.js';
import { readPerson } from '../clubs/members/person.js';
import { listMembers, readMember } from '../clubs/clubs/read-clubs.js';
import type { AuditEntry } from '../audit/log/view.js';
import type { EventParams } from '../events/registry.js';
import type { Caller } from '../people/caller.js';
import { whoseRecords } from '../clubs/whose-records.js';
import type { Database } from '../platform/database/database.js';
import { pagesFrom, readCursor } from '../platform/http/page.js';
import { permits } from '../people/roles.js';
import { readLedger } from '../reports/ledger-report.js';
import {
  listDisputes,
  readDispute,
  readDisputeCursor,
} from '../sessions/disputes/read-disputes.js';
import { calledIn, initialsOf, recalledIn } from '../words/former-member.js';
import type { LanguageId } from '../people/languages.js';
import { eventSentence } from '../words/languages.js';
import {
  readAnswers,
  readCarriedOf,
  readDevices,
  readEvenings,
  readRoles,
  readTransfers,
  readUser,
} from './held-rows.js';
import type { HeldEvent, HeldText, HeldView } from './held.view.js';

/** A part of what is held: the whole of it, or its entries one by one. */
type Part = AsyncIterable<unknown> | Promise<unknown>;

/** Its parts, in their order. */
type HeldParts = { readonly [F in keyof HeldView]: () => Part };

/**
 * All that a club holds about a member, part by part: each is read when the one before was taken.
 *
 * @throws Problem `member-not-found`; `not-allowed` for who is neither them nor an owner
 */
export async function readHeld(
  database: Database,
  register: FineRegister,
  by: Caller,
  { clubId, member, language }: HeldRequest,
): Promise<HeldParts> {
  const { pool } = database;
  const person = await readPerson(pool, clubId, member);
  // Somebody who may read all registers reads those of one person under the same rules as any member.
  if (!permits(by.roles, 'keep-club')) whoseRecords({ ...by, roles: ['member'] }, person.member);
  const view = await readMember(database, clubId, person.member);
  const { ids } = person;
  const leaving = await readLeaving(pool, clubId, person.member);
  const { names, users } = leaving;
  const self = by.member === person.member ? by.user : null;
  const of = { clubId, member: person.member };
  return {
    member: () => Promise.resolve({ ...view, name: calledIn(language, view) }),
    // Nothing is held any more about somebody who left for good.
    names: () => Promise.resolve(view.initials === null ? names : []),
    user: () => (self === null ? Promise.resolve(null) : readUser(pool, clubId, self)),
    roles: () => readRoles(pool, clubId, users),
    devices: () => readDevices(pool, clubId, ids),
    evenings: () => readEvenings(pool, clubId, { ids, language }),
    carried: () => readCarriedOf(pool, clubId, ids),
    answers: () => readAnswers(pool, clubId, ids),
    fines: () => finesOf(register, of),
    disputes: () => disputesOf(database, of),
    objections: () =>
      viewObjections(database, clubId, { member: person.member, state: null }, self),
    statement: () => linesOf(database, of),
    dues: () => duesOf(database, { ...of, language }),
    payments: () => paymentsOf(database, { ...of, language }),
    transfers: () => readTransfers(pool, clubId, ids),
    log: () => logOf(database, { ...of, language }),
    texts: () => {
      const isShown = permits(by.roles, 'keep-club') && view.initials === null;
      const initials = initialsOf(view.name);
      return textsOf(database, { clubId, language, names: isShown ? names : [], initials });
    },
    open: () => Promise.resolve(openMatters(leaving)),
  };
}

interface HeldRequest {
  readonly clubId: string;
  readonly member: string;
  /** Of the sentences of the log. */
  readonly language: LanguageId;
}

type Of = Pick<HeldRequest, 'clubId' | 'member'>;

const PAGE = 100;

/** All entries of a list, which is read a page at a time. */
async function* allOf<T>(
  read: Parameters<typeof pagesFrom<readonly T[], null>>[1],
): AsyncGenerator<T> {
  for await (const page of pagesFrom(null, read)) yield* page;
}

function finesOf(register: FineRegister, { clubId, member }: Of) {
  return allOf(async (cursor) => {
    const query = { member, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
    const { fines, next } = await register.read(clubId, query);
    return { page: fines, next };
  });
}

async function* disputesOf(database: Database, { clubId, member }: Of) {
  const listed = allOf(async (cursor) => {
    const filter = { state: null, session: null, member };
    const page = { before: readDisputeCursor(cursor), limit: PAGE };
    const { disputes, next } = await listDisputes(database, clubId, filter, page);
    return { page: disputes, next };
  });
  for await (const { id } of listed) yield await readDispute(database, clubId, id, member);
}

function linesOf(database: Database, { clubId, member }: Of) {
  return allOf(async (cursor) => {
    const page = { after: readCursor(cursor), limit: PAGE, order: 'asc' } as const;
    const { lines, next } = await readLedger(database, clubId, { memberId: member }, page);
    return { page: lines, next };
  });
}

/** Other reads call who left in the language of the club. */
function calledBy<T extends { readonly name: string }>(language: LanguageId, one: T): T {
  return { ...one, name: recalledIn(language, one.name) };
}

function duesOf(database: Database, { clubId, member, language }: HeldRequest) {
  return allOf(async (cursor) => {
    const page = { after: readCursor(cursor), limit: PAGE };
    const { dues, next } = await listDues(database, clubId, member, page);
    const called = dues.map(({ lines, ...one }) => {
      return { ...one, lines: lines.map((line) => calledBy(language, line)) };
    });
    return { page: called, next };
  });
}

function paymentsOf(database: Database, { clubId, member, language }: HeldRequest) {
  return allOf(async (cursor) => {
    const filter = { member, state: null, reference: null };
    const page = { after: readCursor(cursor), limit: PAGE };
    const { payments, next } = await listPayments(database, clubId, filter, page);
    return { page: payments.map((one) => calledBy(language, one)), next };
  });
}

async function* logOf(database: Database, { clubId, member, language }: HeldRequest) {
  const sentenceOf = await sentences(database, clubId, language);
  const entries = allOf(async (cursor) => {
    const query = { member, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
    const page = await readAudit(database, clubId, query, language);
    return { page: page.entries, next: page.next };
  });
  for await (const { event, time, kind, params, why } of entries) {
    const sentence = sentenceOf({ kind, params });
    yield { event, time, kind, sentence, why } satisfies HeldEvent;
  }
}

type TextsRequest = Pick<HeldRequest, 'clubId' | 'language'> & Named;

async function* textsOf(database: Database, { clubId, language, ...named }: TextsRequest) {
  const found = await readTextsNaming(database.pool, clubId, named);
  const sentenceOf = await sentences(database, clubId, language);
  for (let at = 0; at < found.length; at += PAGE) {
    const some = found.slice(at, at + PAGE);
    const seqs = some.map(({ seq }) => seq);
    const entries = await readEntries(database.pool, clubId, seqs, language);
    const textsBySeq = new Map(some.map(({ seq, texts }) => [seq, texts]));
    for (const { event, time, kind, params } of entries) {
      const sentence = sentenceOf({ kind, params });
      for (const text of textsBySeq.get(event) ?? []) {
        yield { event, time, sentence, ...text } satisfies HeldText;
      }
    }
  }
}

/** Others are named as at the table: their sign-in names are private. */
async function sentences(database: Database, clubId: string, language: LanguageId) {
  const members = await listMembers(database, clubId);
  const names = new Map(members.map((one) => [one.id, calledIn(language, one)]));
  return (said: Pick<AuditEntry, 'kind' | 'params'>) =>
    eventSentence(language, said as EventParams, (id) => names.get(id));
}

/** The whole as JSON text, piece by piece. */
export async function* heldJson(parts: HeldParts): AsyncGenerator<string> {
  let before = '{';
  for (const [name, read] of Object.entries(parts) as [string, () => Part][]) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    const part = read();
    if (!(Symbol.asyncIterator in part)) {
      yield JSON.stringify(await part);
      continue;
    }
    let start = '[';
    for await (const entry of part) {
      yield start + JSON.stringify(entry);
      start = ',';
    }
    yield start === '[' ? '[]' : ']';
  }
  yield '}';
}
