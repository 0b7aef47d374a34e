import type { Bodies } from '../../api/bodies.js';

type SessionView = Bodies['SessionView'];

/** An evening that a member sat in, as it is on their account. */
export interface EveningOfMember {
  readonly id: string;
  readonly openedAt: string;
  readonly book: SessionView['book'];
  readonly ownBook: SessionView['ownBook'];
  readonly rate: number;
  readonly isOpen: boolean;
  readonly points: number;
  /** In minor units; null as long as it is open. */
  readonly money: number | null;
}

/**
 * The evenings of a member, the latest first.
 *
 * @param sessions of the club, the latest first
 * @param isPerson whether a player of an evening is the member
 */
export function seasonOf(
  sessions: readonly SessionView[],
  isPerson: (player: string) => boolean,
): readonly EveningOfMember[] {
  return sessions.flatMap(
    ({ id, openedAt, book, ownBook, rate, status, standings }): EveningOfMember[] => {
      const own = standings.find(({ player }) => isPerson(player));
      if (own === undefined) return [];
      const { points } = own;
      const said = { id, openedAt, book, ownBook, rate, points };
      if (status === 'open') return [{ ...said, isOpen: true, money: null }];
      return [{ ...said, isOpen: false, money: points * rate }];
    },
  );
}
