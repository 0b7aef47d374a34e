import type { MoneyKind } from '../../../events/money/kinds.js';
import type { ParamsOfKind } from '../../../events/registry.js';
import type { LogWords, Say } from '../../language.js';
import { about, movedWords } from '../../money-log.js';
import dues from './dues.js';
import { planLog } from './plans.js';
import { paymentLog } from './payments.js';
import { yearLog } from './years.js';

/** What happened to the club's money beside its evenings. */
export default {
  'books-opened': () => 'Das Kassenbuch des Clubs wurde eröffnet.',
  'books-changed': ({ timeZone, yearStart, pursesShown }, say) => {
    const said = [
      ...(timeZone === null ? [] : [`die Zeitzone ist ${timeZone}`]),
      ...(yearStart === null ? [] : [`das Geschäftsjahr beginnt am ${say.dayOfYear(yearStart)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'die Mitglieder sehen, was in den Kassen ist'
              : 'nur die Betrauten sehen, was in den Kassen ist',
          ]),
    ];
    return `Das Kassenbuch wird anders geführt: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} wurde angelegt.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} wurde weggelegt.` : `${name} ist wieder in Gebrauch.`;
    return was === null
      ? `Ein Konto heißt jetzt ${name}.`
      : `Das Konto ${was} heißt jetzt ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Anfangsbestand am ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} zahlte ${money} in ${purse}${about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} bekam ${money} aus ${purse}${about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    return `${from} gab ${to} ${money}${about(text)}.`;
  },
  'voucher-reversed': ({ number }) =>
    number === null ? 'Ein Beleg wurde zurückgebucht.' : `Beleg ${number} wurde zurückgebucht.`,
  ...dues,
  ...planLog,
  ...paymentLog,
  ...yearLog,
} satisfies MoneySentences;

type MoneySentences = Pick<LogWords['sentences'], MoneyKind>;

const ADDED = {
  purse: 'Die Kasse',
  income: 'Das Einnahmenkonto',
  expense: 'Das Ausgabenkonto',
  equity: 'Das Konto',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} fehlen ${money}` : `${account} hat ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} schuldet ${money}` : `${member} hat ${money} gut`;
}
