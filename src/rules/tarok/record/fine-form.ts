import type { PlayerId } from '../../payment.js';
import type { Points } from '../../points.js';
import { points } from '../../points.js';
import { refusal } from '../../refusals/refusal.js';
import { countFine, ownFineOf, timesBefore, type FinedTimes } from '../../own-book/own-parts.js';
import { checkReporter } from '../../seats.js';
import type { TarokRules } from '../books/book.js';
import type { FineChoice, FineRecord, FineRule } from '../../fine-record.js';
import type { TarokHandRecord } from './hand.js';
import { DEALER, placeOf, type Place } from './place.js';
import type { TarokTable } from '../table.js';

export interface HandFine {
  readonly place: Place;
  readonly fine: FineRecord;
  readonly rule: FineRule;
  readonly choice: FineChoice;
  /** Points to each pot. */
  readonly amount: Points;
}

/**
 * The price of a fine under a book.
 *
 * @param path the place of the fine in the request, e.g. `fines[0].`; empty when it is the request
 * @param fined how often the players were fined before
 * @returns the rule, its degree, and the points to each pot
 * @throws Refusal `rule-refused` when the book has no such fine or no such amount
 */
export function priceFine(
  rules: TarokRules,
  fine: FineRecord,
  path: string,
  fined?: FinedTimes,
): { rule: FineRule; choice: FineChoice; amount: Points } {
  const rule = ruleOf(rules, fine, path);
  if (!rule) {
    throw refusal('fine-unknown', { book: rules.book, fine: fine.code }, { field: `${path}code` });
  }
  if (fine.to != null) {
    throw refusal('fine-goes-to-pots', {}, { field: `${path}to` });
  }
  const free =
    timesBefore(fined, fine) + 1 < (rule.from ?? 1) ||
    (rule.freeIfSelfReported === true && fine.selfReported === true) ||
    (rule.freeAfterHand === true && fine.stage === 'after');
  const named = fine.amount ?? null;
  const choice =
    named === null
      ? rule.amountMustBeNamed
        ? undefined
        : rule.choices[0]
      : free && named === 0
        ? rule.choices[0]
        : rule.choices.find(({ amount }) => amount === named);
  if (!choice) {
    const known = rule.choices.map(({ amount }) => amount);
    const params = { book: rules.book, fine: fine.code, known };
    throw refusal('fine-amount-unknown', params, { field: `${path}amount` });
  }
  return { rule, choice, amount: free ? points(0) : choice.amount };
}

/** The rule for a fine: of its code, or of the club's own fine that it names. */
function ruleOf(rules: TarokRules, { code, own }: FineRecord, path: string): FineRule | undefined {
  if (own == null) return rules.fines[code];
  const added = code === 'other' ? ownFineOf(rules, own) : undefined;
  if (added === undefined) {
    throw refusal('own-fine-unknown', { fine: own }, { field: `${path}own` });
  }
  const { source, price, words, cup, from } = added;
  const what = Object.values(words)[0] ?? own;
  return {
    source,
    choices: [{ amount: price, what }],
    ...(cup !== undefined && { cup }),
    ...(from !== undefined && { from }),
  };
}

/** The fines of an evening after one more, where its price depends on how often. */
export function finedAfter(
  fined: FinedTimes | undefined,
  { rule, fine }: Pick<HandFine, 'rule' | 'fine'>,
): FinedTimes | undefined {
  return rule.from === undefined ? fined : countFine(fined, fine);
}

/** The fines of a record with their prices. Throws as `priceFine` does, and more. */
export function readFines(
  rules: TarokRules,
  table: TarokTable,
  players: readonly PlayerId[],
  record: TarokHandRecord,
): HandFine[] {
  let { fined } = table;
  return (record.fines ?? []).map((fine, index) => {
    const field = `fines[${index}]`;
    const place = placeOfFined(table, players, fine, `${field}.player`);
    const priced = priceFine(rules, fine, `${field}.`, fined);
    fined = finedAfter(fined, { rule: priced.rule, fine });
    if (priced.rule.dealerOnly && place !== DEALER) {
      throw refusal('fine-of-dealer', { fine: fine.code }, { field: `${field}.player` });
    }
    checkReporter(table, fine, `${field}.`);
    checkMeldingNamed(record, fine, field);
    checkCardTaken(record, fine, index);
    const { rule, choice, amount } = priced;
    return { place, fine, rule, choice, amount };
  });
}

/**
 * A player who sits out is no part of the hand and pays nothing in it ('den Oversiddende er her aldeles
 * udenfor Spillet', wolff-1899, §2; 'does not participate in payments', brix-1996, Logistics; 'må ikke
 * blande sig i spillet', vlk-1970, 3.a(4)): a fine that the table agrees on is one between hands.
 */
function placeOfFined(
  table: TarokTable,
  players: readonly PlayerId[],
  { player }: FineRecord,
  field: string,
): Place {
  if (!players.includes(player) && table.players.includes(player)) {
    throw refusal('fined-sits-out', { player }, { field });
  }
  return placeOf(players, player, field);
}

function checkMeldingNamed(record: TarokHandRecord, fine: FineRecord, field: string): void {
  if (fine.unknown === true && (fine.code !== 'melding-omitted' || fine.melding != null)) {
    throw refusal('fine-of-known-melding', {}, { field: `${field}.unknown` });
  }
  if (fine.melding == null) return;
  if (!fine.code.startsWith('melding-')) {
    throw refusal('fine-without-melding', { fine: fine.code }, { field: `${field}.melding` });
  }
  if (record.meldinger?.[fine.melding]?.player !== fine.player) {
    const { player } = fine;
    throw refusal('fine-of-other-melding', { player }, { field: `${field}.melding` });
  }
}

function checkCardTaken(record: TarokHandRecord, fine: FineRecord, index: number): void {
  if (fine.took == null) return;
  const field = `fines[${index}]`;
  const event = record.events?.[fine.took];
  if (fine.code !== 'revoke') {
    throw refusal('only-revoke-takes', {}, { field: `${field}.took` });
  }
  if (!event || event.kind === 'pagat-won' || event.player === fine.player) {
    throw refusal('taken-card-not-lost', {}, { field: `${field}.took` });
  }
  const earlier = record.fines?.findIndex(({ took }) => took === fine.took) ?? index;
  if (earlier < index) {
    throw refusal('card-taken-twice', {}, { field: `${field}.took` });
  }
}
