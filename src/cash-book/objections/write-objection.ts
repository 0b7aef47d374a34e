import { readNames } from '../../clubs/actor-names.js';
import { readObjections } from '../../clubs/read-objections.js';
import type { Objection, ObjectionAnswer, ObjectionEvent } from '../../events/money/objections.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { refusal } from '../../money/reasons/reasons.js';
import { NOBODY } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { decideMoney } from '../write-money.js';
import type { ChangedObjection } from './objection.view.js';
import { readObjected, type Objected } from './read-objected.js';
import { answeringOf, readAnswerers, type Answerer } from './who-answers.js';

/** A write to an objection, by the event that raised it. */
export interface ObjectionWrite extends ClubWrite {
  readonly objection: number;
}

type Pool = Pick<Database, 'pool'>;

/**
 * A member objects to a voucher that is on their own account.
 *
 * @throws Problem `voucher-not-found`; `objection-refused` for a voucher that touches their account
 *   nowhere, for an evening's, and while another objection of theirs to it is open; `voucher-refused` for
 *   one that is reversed; `member-not-claimed`, `club-archived`
 */
export function raiseObjection(
  writer: ClubWriter,
  database: Pool,
  write: ClubWrite,
  { voucher, text }: { readonly voucher: number; readonly text: string },
): Promise<StoredAnswer> {
  const { member } = write.actor ?? NOBODY;
  return writeObjection(writer, database, write, {
    status: 201,
    vouchers: () => [voucher],
    event: ({ objections, vouchers }) => {
      const found = vouchers.get(voucher);
      if (found === undefined) throw refusal('no-such-voucher', {});
      if (member === null) throw new Problem('member-not-claimed', {});
      if (found.isOfEvening) throw refusal('objection-to-evening', {});
      if (!found.members.includes(member)) throw refusal('objection-not-own-account', {});
      const isOpen = objections.some((one) => {
        return one.state === 'open' && one.voucher === voucher && one.member === member;
      });
      if (isOpen) throw refusal('objected-already', {});
      if (found.reversal !== null) throw refusal('voucher-is-reversed', {});
      return { kind: 'objection-raised', voucher, member, text: text.trim() };
    },
  });
}

/**
 * The member withdraws their objection.
 * @throws Problem `objection-not-found`; `objection-refused` for somebody else's, and for one that has
 *   ended; `club-archived`
 */
export function withdrawObjection(
  writer: ClubWriter,
  database: Pool,
  write: ObjectionWrite,
): Promise<StoredAnswer> {
  const { objection, actor = NOBODY } = write;
  return writeObjection(writer, database, write, {
    status: 200,
    vouchers: (objections) => voucherOf(objections, objection),
    event: ({ objections }) => {
      const { voucher, member } = requireOpen(objections, objection, actor.member);
      if (member !== actor.member) throw refusal('only-objector-withdraws', {});
      return { kind: 'objection-withdrawn', objection, voucher, member };
    },
  });
}

/**
 * Somebody with the least part in an objection grants it or turns it down. The voucher stays as it is: a
 * granted objection is followed by its reversal.
 *
 * @throws Problem `objection-not-found`; `objection-refused` for one that has ended; `own-money` for a
 *   party, while another one may answer it; `club-archived`
 */
export function answerObjection(
  writer: ClubWriter,
  database: Pool,
  write: ObjectionWrite,
  { decision, text }: { readonly decision: ObjectionAnswer; readonly text: string },
): Promise<StoredAnswer> {
  const { objection, actor = NOBODY } = write;
  return writeObjection(writer, database, write, {
    status: 200,
    vouchers: (objections) => voucherOf(objections, objection),
    event: ({ objections, vouchers, answerers, nameOf }) => {
      const one = requireOpen(objections, objection, null);
      const { voucher, member } = one;
      const found = vouchers.get(voucher);
      if (found === undefined) throw new StaleRead();
      const { may, whyNot } = answeringOf(answerers, one, found);
      const part = whyNot(actor.user);
      if (part !== null) {
        throw refusal('another-answers-objection', { part, names: may.map(nameOf) });
      }
      return {
        kind: 'objection-answered',
        objection,
        voucher,
        member,
        decision,
        text: text.trim(),
      };
    },
  });
}

function voucherOf(objections: readonly Objection[], objection: number): readonly number[] {
  return objections.filter(({ event }) => event === objection).map(({ voucher }) => voucher);
}

/** @param member who sees none of others; null for who sees all */
function requireOpen(
  objections: readonly Objection[],
  objection: number,
  member: string | null,
): Objection {
  const one = objections.find(({ event }) => event === objection);
  if (one === undefined) throw refusal('no-such-objection', {});
  if (member !== null && one.member !== member) throw refusal('only-objector-withdraws', {});
  if (one.state !== 'open') throw refusal('objection-has-ended', {});
  return one;
}

/** The data that a write to an objection decides on. */
interface Known {
  readonly objections: readonly Objection[];
  readonly vouchers: ReadonlyMap<number, Objected>;
  readonly answerers: readonly Answerer[];
  readonly nameOf: (one: Answerer) => string;
}

interface Writing {
  readonly status: 200 | 201;
  /** The vouchers that it needs to know. */
  readonly vouchers: (objections: readonly Objection[]) => readonly number[];
  readonly event: (known: Known) => ObjectionEvent;
}

function writeObjection(
  writer: ClubWriter,
  { pool }: Pool,
  write: ClubWrite,
  { status, vouchers, event }: Writing,
): Promise<StoredAnswer> {
  const { clubId } = write;
  return writeWithFreshRead(
    writer,
    write,
    async () => {
      const { headSeq, objections } = await readObjections(pool, clubId);
      const [objected, answerers] = await Promise.all([
        readObjected({ pool }, clubId, vouchers(objections)),
        readAnswerers(pool, clubId),
      ]);
      const ids = answerers.map(({ member, user }) => member ?? user);
      const names = await readNames(pool, clubId, ids);
      const nameOf = ({ member, user }: Answerer) => names.get(member ?? user) ?? '';
      return { headSeq, known: { objections, vouchers: objected, answerers, nameOf } };
    },
    ({ headSeq, known }) => ({
      books: true,
      decide(snapshot, now) {
        if (headSeq !== snapshot.club.headSeq) throw new StaleRead();
        let written: ObjectionEvent | undefined;
        return decideMoney(snapshot, now, {
          event: () => (written = event(known)),
          answer: () => ({
            status,
            body: ({ seq }: LogHead): ChangedObjection | null => {
              if (written === undefined) return null;
              const objection = 'objection' in written ? written.objection : seq;
              return { event: seq, objection, voucher: written.voucher };
            },
          }),
        });
      },
    }),
  );
}
