import type { Snapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import {
  checkedWay,
  howToPay,
  waysIn,
  type WayKind,
  type WayToPay,
} from '../../money/pay/how-to-pay.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { Refusal } from '../../rules/refusals/refusal.js';
import { warningSentence } from '../../words/languages.js';
import type { Warned } from '../../rules/refusals/warning.js';
import { writeMoney } from '../write-money.js';
import type { SaidOfWayDto, WayDto } from './pay.dto.js';
import type { ChosenWays, PayWarning } from './pay.view.js';

/**
 * Sets the ways in which the club can be paid. Values that hold already change nothing.
 *
 * @throws Problem `validation-failed` with the field, for ways that the currency does not have and for
 *   numbers that cannot be; `account-not-found`, `account-refused` for a purse; `club-archived`
 */
export function chooseWays(
  writer: ClubWriter,
  write: ClubWrite,
  asked: readonly WayDto[],
): Promise<StoredAnswer> {
  const checked = ({ club }: Snapshot) => asked.map((way, at) => checkedAt(way, at, club.currency));
  return writeMoney(writer, write, {
    event: (snapshot) => {
      const ways = checked(snapshot);
      const isSame = textOf(ways) === textOf(waysOf(snapshot.club.waysToPay));
      return isSame ? null : { kind: 'ways-to-pay-chosen', ways };
    },
    answer: (_written, snapshot) => {
      const { currency } = snapshot.club;
      return { status: 200, body: () => viewWays(currency, checked(snapshot)) };
    },
  });
}

/** The same ways are the same text, whatever the order in which a row gives their fields. */
function textOf(ways: readonly WayToPay[]): string {
  return JSON.stringify(
    ways.map(({ kind, said, purse }) => [kind, Object.entries(said).sort(), purse ?? null]),
  );
}

function checkedAt({ kind, said, purse }: WayDto, at: number, currency: string): WayToPay {
  try {
    const way = wayOf(kind, checkedWay({ kind, said: whole(said) }, currency).said);
    return purse == null ? way : { ...way, purse: purse.toLowerCase() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field = 'kind' } = error;
    const path = field === 'kind' ? field : `said.${field}`;
    throw Problem.of(error.about({ field: `ways[${at}].${path}` }));
  }
}

/** A missing field counts as empty, and the way that needs it refuses it. */
function whole(said: SaidOfWayDto) {
  const { number, box, registration, account, iban, name, bic } = said;
  return {
    number: number ?? '',
    box: box ?? '',
    registration: registration ?? '',
    account: account ?? '',
    iban: iban ?? '',
    name: name ?? '',
    bic: bic ?? null,
  };
}

/** A kind and what `checkedWay` gave for it belong together. */
function wayOf(kind: WayKind, said: object): WayToPay {
  return { kind, said } as WayToPay;
}

/** The ways of a club, out of its row. */
export function waysOf(column: object): readonly WayToPay[] {
  // The values of the column were written by this service, through the same type.
  return column as readonly WayToPay[];
}

/** @throws Problem `club-not-found` */
export async function readWays({ pool }: Database, clubId: string): Promise<ChosenWays> {
  const { rows } = await pool.query<{ readonly currency: string; readonly ways: object }>({
    name: 'ways-to-pay',
    text: 'SELECT currency, ways_to_pay AS ways FROM club WHERE id = $1',
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return viewWays(row.currency, waysOf(row.ways));
}

function viewWays(currency: string, ways: readonly WayToPay[]): ChosenWays {
  return {
    currency,
    possible: waysIn(currency),
    ways: ways.map((way) => {
      const { warnings } = howToPay(way, { amount: 1, reference: '' });
      return { ...way, purse: way.purse ?? null, warnings: warnings.map(viewWarning) };
    }),
  };
}

/** A note on a way to pay, with its words in English. */
export function viewWarning({ code, reason, params }: Warned): PayWarning {
  return { code, reason, params, detail: warningSentence('en', { reason, params }) };
}
