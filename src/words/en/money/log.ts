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
  'books-opened': () => 'The club’s books were opened.',
  'books-changed': ({ timeZone, yearStart, pursesShown }, say) => {
    const said = [
      ...(timeZone === null ? [] : [`the time zone is ${timeZone}`]),
      ...(yearStart === null ? [] : [`the fiscal year begins on ${say.dayOfYear(yearStart)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'members see what the purses hold'
              : 'only those who keep the money see what the purses hold',
          ]),
    ];
    return `The settings of the books were changed: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} was added.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} was archived.` : `${name} is in use again.`;
    return was === null
      ? `An account is now called ${name}.`
      : `The account ${was} is now called ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Opening balances on ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} paid ${money} into ${purse}${about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} was paid ${money} out of ${purse}${about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    return `${from} gave ${to} ${money}${about(text)}.`;
  },
  'voucher-reversed': ({ number }) =>
    number === null ? 'A voucher was reversed.' : `Voucher ${number} was reversed.`,
  ...dues,
  ...planLog,
  ...paymentLog,
  ...yearLog,
} satisfies MoneySentences;

type MoneySentences = Pick<LogWords['sentences'], MoneyKind>;

const ADDED = {
  purse: 'The purse',
  income: 'The income account',
  expense: 'The expense account',
  equity: 'The account',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} lacks ${money}` : `${account} holds ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} owes ${money}` : `${member} is owed ${money}`;
}
