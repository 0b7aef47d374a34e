import type { ListToAdd } from '../../api/people/member-lists.js';
import type { ListDraft } from './list-draft.js';
import { isBooked, type ListedPerson } from './sheet/member-sheet.js';

/** A list as the service takes it, and the lines and purses in the order in which it has them. */
export interface ToAdd {
  readonly body: ListToAdd;
  /** The lines of the new members. */
  readonly lines: readonly number[];
  /** The owners of balances that are no new members: a line, or a purse by its id. */
  readonly owners: readonly (number | string)[];
}

/** How the typed balances are read: minor units; null for what is no amount, 0 for nothing. */
export interface Balances {
  readonly ofPerson: (person: ListedPerson) => number | null;
  readonly ofPurse: (purse: string) => number | null;
}

/**
 * The request for a list.
 *
 * @param day of the opening balances
 * @param why what they are for
 */
export function listToAdd(
  { purses }: Pick<ListDraft, 'purses'>,
  people: readonly ListedPerson[],
  { ofPerson, ofPurse }: Balances,
  { day, why }: { readonly day: string; readonly why: string },
): ToAdd {
  const news = people.filter(({ isAdded }) => isAdded);
  const ofPurses = Object.keys(purses).flatMap((account) => {
    const amount = ofPurse(account) ?? 0;
    return amount === 0 ? [] : [{ owner: account, line: { account, amount } }];
  });
  const ofKnown = people.flatMap((person) => {
    const amount = ofPerson(person) ?? 0;
    if (person.known === null || !isBooked(person) || amount === 0) return [];
    return [{ owner: person.line, line: { member: person.known.id, amount } }];
  });
  const members = news.map((person) => {
    const balance = ofPerson(person) ?? 0;
    return { name: person.name.trim(), ...(balance === 0 ? {} : { balance }) };
  });
  const others = [...ofPurses, ...ofKnown];
  const hasBalances = others.length > 0 || members.some(({ balance }) => balance !== undefined);
  const opening = { day, text: why, lines: others.map(({ line }) => line) };
  return {
    body: hasBalances ? { members, opening } : { members },
    lines: news.map(({ line }) => line),
    owners: others.map(({ owner }) => owner),
  };
}
