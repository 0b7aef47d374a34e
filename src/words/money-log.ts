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
