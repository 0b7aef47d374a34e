import type { ParamsOfKind } from '../events/registry.js';
import type { Say } from './language.js';

/** What sentences about money have in common, whatever the language. */

/** What it was for, behind a sentence; nothing where nobody said. */
export function about(text: string): string {
  return text === '' ? '' : `: ${text}`;
}

/** Who, out of or into what, how much. */
export function movedSaid(moved: Omit<ParamsOfKind['money-received'], 'text' | 'day'>, say: Say) {
  return {
    member: say.player(moved.member),
    purse: say.account(moved.purse),
    money: say.money(moved.money),
  };
}

/** Who paid whom, how much: members, or a purse on one side. */
export function transferSaid(
  { from, to, money }: Omit<ParamsOfKind['transfer-dropped'], 'why'>,
  say: Say,
) {
  const party = ({ member, account }: typeof from) =>
    account === null ? say.player(member ?? '') : say.account(account);
  return { from: party(from), to: party(to), money: say.money(money) };
}
