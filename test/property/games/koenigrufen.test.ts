import fc from 'fast-check';
import type { KoenigrufenHandRecord, Side } from '../../../src/rules/koenigrufen/record/hand.js';
import { SIDES } from '../../../src/rules/koenigrufen/record/hand.js';
import { activePlayers } from '../../../src/rules/koenigrufen/table.js';
import type { Name } from '../../support/koenigrufen/koenigrufen.js';
import { evening, id, paid } from '../../support/koenigrufen/koenigrufen.js';
import {
  type Facts,
  GAMES,
  SILENT,
  MARKED,
  FOUR,
  other,
  recordOf,
  worth,
  makerOf,
  facts,
  withoutValat,
  sidesOf,
  netOf,
} from '../../support/koenigrufen/hand-by-facts.js';

const RUNS = { numRuns: 800 * Number(process.env['EVENINGS'] ?? 1) };

describe('positive games by their facts', () => {
  test('agree with the tables of the source, fact by fact', () => {
    fc.assert(
      fc.property(facts, (one) => {
        expect(netOf(one)).toEqual(sidesOf(one, worth(one)));
      }),
      RUNS,
    );
  });

  test('every figure is settled by itself: alone it adds what it adds among others', () => {
    fc.assert(
      fc.property(withoutValat, (one) => {
        const { grammeln } = one.marks;
        const kept = grammeln ? { grammeln } : {};
        const bare = netOf({ ...one, marks: kept });
        const sum = MARKED.reduce((all, figure) => {
          const single = one.marks[figure];
          if (!single || figure === 'grammeln') return all;
          const alone = netOf({ ...one, marks: { ...kept, [figure]: single } });
          return all.map((net, seat) => net + (alone[seat] ?? 0) - (bare[seat] ?? 0));
        }, bare);
        expect(netOf(one)).toEqual(sum);
      }),
      { numRuns: 500 },
    );
  });

  test('kontra on the game doubles the game exactly, and nothing else', () => {
    fc.assert(
      fc.property(withoutValat, (one) => {
        const game = netOf({ ...one, game: 1, marks: {}, blad: one.blad >= 107 ? 107 : 106 });
        const single = netOf({ ...one, game: 1 });
        expect(netOf(one)).toEqual(
          single.map((net, seat) => net + (one.game - 1) * (game[seat] ?? 0)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('kontra on a figure doubles the figure exactly, and nothing else', () => {
    fc.assert(
      fc.property(
        withoutValat,
        fc.constantFrom(...MARKED),
        fc.constantFrom(...SIDES),
        fc.constantFrom(2, 4, 8),
        (one, figure, side, factor) => {
          const single = one.marks[figure];
          if (single === undefined || single[side] === 0) {
            fc.pre(false);
            return;
          }
          const at = (by: number): number[] =>
            netOf({ ...one, marks: { ...one.marks, [figure]: { ...single, [side]: by } } });
          const [plain, doubled] = [at(1), at(factor)];
          const maker = makerOf(one, figure, single);
          const value = 2 * SILENT[figure] * GAMES[one.contract][3];
          const sign = (side === 'declarer' ? 1 : -1) * (maker === side ? 1 : -1);
          const added = sidesOf(one, sign * value * (factor - 1));
          expect(doubled).toEqual(plain.map((net, seat) => net + (added[seat] ?? 0)));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the sides are alike: the same made by the other side is paid the other way', () => {
    const symmetric = withoutValat.filter(
      ({ contract, blad, marks }) =>
        ['rufer', 'solorufer', 'dreier', 'solodreier'].includes(contract) &&
        (blad >= 107 || blad <= 103) &&
        marks['king-ultimo'] === undefined,
    );
    const swap = (side: Side | null): Side | null => (side === null ? null : other(side));
    fc.assert(
      fc.property(symmetric, (one) => {
        const mirrored: Facts = {
          ...one,
          blad: 210 - one.blad,
          marks: Object.fromEntries(
            Object.entries(one.marks).map(([figure, { made, missed, declarer, opponents }]) => [
              figure,
              {
                made: swap(made),
                missed: swap(missed),
                declarer: opponents,
                opponents: declarer,
              },
            ]),
          ),
        };
        expect(netOf(mirrored)).toEqual(netOf(one).map((net) => 0 - net));
      }),
      { numRuns: 500 },
    );
  });

  test('the seats make no difference, except forehand', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom<Name>('a', 'b', 'c', 'e'), (one, dealer) => {
        const at = evening({ players: 5, dealer });
        const seats = activePlayers(at.table);
        const seated = (player: Name): Name => seats[FOUR.indexOf(player)] as string as Name;
        const moved = JSON.parse(
          JSON.stringify(recordOf(one)).replace(
            /"(player|declarer|kingHolder)":"([abcd])"/g,
            (_, field: string, player: string) => `"${field}":"${seated(player as Name)}"`,
          ),
        ) as KoenigrufenHandRecord;
        const there = paid(moved, at);
        const byName = FOUR.map((player) => there[at.table.players.indexOf(id(seated(player)))]);
        expect(byName).toEqual(netOf(one));
        expect(there[at.table.players.indexOf(at.table.dealer)]).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('trischaken', () => {
  /** Four counts of 210 blad in all; nobody has fewer than the four of a trick, unless none. */
  const counts = fc
    .tuple(...FOUR.map(() => fc.oneof(fc.constant(0), fc.integer({ min: 12, max: 120 }))))
    .map(([a = 0, b = 0, c = 0]) => [a, b, c, 210 - a - b - c])
    .filter((each) => each.every((blad) => blad === 0 || blad >= 12));
  test('the loser pays 1, doubled for mayor, virgin and forehand, to all or to the virgins', () => {
    fc.assert(
      fc.property(counts, (blad) => {
        const most = Math.max(...blad);
        const [forehand] = blad;
        const losers = forehand === most ? [0] : [1, 2, 3].filter((seat) => blad[seat] === most);
        const virgins = [0, 1, 2, 3].filter((seat) => blad[seat] === 0);
        const each =
          (most >= 107 ? 2 : 1) * (virgins.length > 0 ? 2 : 1) * (forehand === most ? 2 : 1);
        const expected = [0, 0, 0, 0];
        for (const loser of losers) {
          const paidTo = virgins.length > 0 ? virgins : [0, 1, 2, 3].filter((one) => one !== loser);
          expected[loser] = (expected[loser] ?? 0) - 3 * each;
          for (const one of paidTo)
            expected[one] = (expected[one] ?? 0) + (3 * each) / paidTo.length;
        }
        const count = blad.map((taken, seat) => ({
          player: id(FOUR[seat] ?? 'e'),
          blad: taken,
        }));
        expect(paid({ contract: 'trischaken', count })).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
