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
  'books-opened': () => 'Klubbens kassebog blev åbnet.',
  'books-changed': ({ timeZone, yearStart, pursesShown }, say) => {
    const said = [
      ...(timeZone === null ? [] : [`tidszonen er ${timeZone}`]),
      ...(yearStart === null ? [] : [`regnskabsåret begynder ${say.dayOfYear(yearStart)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'medlemmerne ser, hvad der er i kasserne'
              : 'kun de betroede ser, hvad der er i kasserne',
          ]),
    ];
    return `Kassebogen blev ført på en anden måde: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} blev oprettet.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} blev lagt væk.` : `${name} blev taget i brug igen.`;
    return was === null ? `En konto hedder nu ${name}.` : `Kontoen ${was} hedder nu ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Primo pr. ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} betalte ${money} til ${purse}${about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} fik ${money} udbetalt fra ${purse}${about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    return `${from} gav ${to} ${money}${about(text)}.`;
  },
  'voucher-reversed': ({ number }) =>
    number === null ? 'Et bilag blev tilbageført.' : `Bilag ${number} blev tilbageført.`,
  ...dues,
  ...planLog,
  ...paymentLog,
  ...yearLog,
} satisfies MoneySentences;

type MoneySentences = Pick<LogWords['sentences'], MoneyKind>;

const ADDED = {
  purse: 'Kassen',
  income: 'Indtægtskontoen',
  expense: 'Udgiftskontoen',
  equity: 'Kontoen',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} mangler ${money}` : `${account} har ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} skylder ${money}` : `${member} har ${money} til gode`;
}
