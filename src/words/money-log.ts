import type { ParamsOfKind } from '../events/registry.js';
import type { Say } from './language.js';

/** What sentences about money have in common, whatever the language. */

/** What it was for, behind a sentence; nothing where nobody said. */
export function about(text: string): string {
  return text === '' ? '' : `: ${text}`;
}

/** What somebody had to say, behind a whole sentence; nothing where they said nothing. */
export function remark(remarks: string): string {
  return remarks === '' ? '' : ` ${remarks}`;
}

/** Who, out of or into what, how much. */
export function movedWords(moved: Omit<ParamsOfKind['money-received'], 'text' | 'day'>, say: Say) {
  return {
    member: say.player(moved.member),
    purse: say.account(moved.purse),
    money: say.money(moved.money),
  };
}

/** Who paid whom, how much: members, or a purse on one side. */
export function transferWords(
  { from, to, money }: Omit<ParamsOfKind['transfer-dropped'], 'why'>,
  say: Say,
) {
  const party = ({ member, account }: typeof from) =>
    account === null ? say.player(member ?? '') : say.account(account);
  return { from: party(from), to: party(to), money: say.money(money) };
}
