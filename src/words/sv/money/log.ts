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
  'books-opened': () => 'Klubbens kassabok öppnades.',
  'books-changed': ({ timeZone, yearStart, pursesShown }, say) => {
    const said = [
      ...(timeZone === null ? [] : [`tidszonen är ${timeZone}`]),
      ...(yearStart === null ? [] : [`räkenskapsåret börjar ${say.dayOfYear(yearStart)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'medlemmarna ser vad som finns i kassorna'
              : 'bara de betrodda ser vad som finns i kassorna',
          ]),
    ];
    return `Kassaboken förs på ett annat sätt: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} lades upp.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} lades undan.` : `${name} togs i bruk igen.`;
    return was === null ? `Ett konto heter nu ${name}.` : `Kontot ${was} heter nu ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Ingående balans ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} betalade ${money} till ${purse}${about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} fick ${money} utbetalt ur ${purse}${about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    return `${from} gav ${to} ${money}${about(text)}.`;
  },
  'voucher-reversed': ({ number }) =>
    number === null ? 'Ett verifikat återfördes.' : `Verifikat ${number} återfördes.`,
  ...dues,
  ...planLog,
  ...paymentLog,
  ...yearLog,
} satisfies MoneySentences;

type MoneySentences = Pick<LogWords['sentences'], MoneyKind>;

const ADDED = {
  purse: 'Kassan',
  income: 'Intäktskontot',
  expense: 'Utgiftskontot',
  equity: 'Kontot',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} saknar ${money}` : `${account} har ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} är skyldig ${money}` : `${member} har ${money} till godo`;
}
