import type { Bodies } from '../../api/bodies.js';

type SessionView = Bodies['SessionView'];

/** An evening that a member sat in, as it is on their account. */
export interface EveningOfMember {
  readonly id: string;
  readonly openedAt: string;
  readonly book: SessionView['book'];
  readonly rate: number;
  readonly isOpen: boolean;
  readonly points: number;
  /** In minor units; null as long as it is open. */
  readonly money: number | null;
  /** In minor units, after the evening; null as long as it is open. */
  readonly balance: number | null;
}

/**
 * The evenings of a member with the balance after each, the latest first. Everything before the given
 * evenings is in the balance of the first of them.
 *
 * @param sessions of the club, the latest first
 * @param isPerson whether a player of an evening is the member
 * @param balance the present one, in minor units
 */
export function seasonOf(
  sessions: readonly SessionView[],
  isPerson: (player: string) => boolean,
  balance: number,
): readonly EveningOfMember[] {
  let after = balance;
  return sessions.flatMap(({ id, openedAt, book, rate, status, standings }): EveningOfMember[] => {
    const own = standings.find(({ player }) => isPerson(player));
    if (own === undefined) return [];
    const { points } = own;
    const said = { id, openedAt, book, rate, points };
    if (status === 'open') return [{ ...said, isOpen: true, money: null, balance: null }];
    const money = points * rate;
    const evening = { ...said, isOpen: false, money, balance: after };
    after -= money;
    return [evening];
  });
}
