import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import { handContent } from '../../../src/evening/lookup.js';
import { LoggedEvening } from '../evening/logged-evening.js';
import { A, B, C, D, E, fine, played, type Part } from './tarok.js';

/*
 * Evenings under brix-1996, a dealing first. 'A plain hand' of three: the dealer pays 5 to each pot and
 * takes the last trick (20 from each), the third brings the pagat home (5 from each), the count is 26
 * all round. It brings the dealer −10 − 5 + 40 = +25, forehand −25, the third −10, and each pot 5.
 */

export class BrixEvening extends LoggedEvening {
  declare readonly rules: TarokRules;

  constructor(players: 3 | 4 = 3, rate = 10) {
    super(resolveRules(ruleBook('brix-1996')), [A, B, C, D, E].slice(0, players), A, rate);
  }

  /** The plain hand of the present table, with another part in it. */
  plain(part: Part = {}): TarokHandRecord {
    return played({ rules: this.rules, table: this.state.table as TarokTable }, part);
  }

  /** Records that; gives the ids of its fines. */
  hand(part: Part = {}): readonly string[] {
    const event = this.ask({ kind: 'hand', record: this.plain(part) });
    return event.kind === 'hand-recorded' ? event.fineIds : [];
  }

  /** A fine of 20 to each pot between two hands; gives its id. */
  fined(player = B, hand: number | null = null): string {
    const event = this.ask({ kind: 'fine', fine: LED(player), hand });
    return event.kind === 'fine-recorded' ? event.fineId : '';
  }

  /** The present content of a hand. */
  says(hand: number): TarokHandRecord | null {
    return handContent(this.course, hand).record as TarokHandRecord | null;
  }

  /** Points of everybody who ever sat there, and what the pots hold. */
  stand(): Record<string, number> {
    const { standings, table } = this.state;
    const points = standings.map(({ player, points: won }) => [player as string, won] as const);
    const pots = (table as TarokTable).pots;
    return { ...Object.fromEntries(points), king: pots['king-pot'], pagat: pots['pagat-pot'] };
  }

  /** The postings of the latest step: 'a pays king-pot 20 points: fine'. */
  moved(): string[] {
    return this.postings.map(
      ({ from, to, amount, unit, reason }) => `${from} pays ${to} ${amount} ${unit}: ${reason}`,
    );
  }
}

/** A fine of 20 to each pot (brix, Irregularities, Major). */
export const LED = (player = B) => fine(player, 'lead-out-of-turn');

/** Three plain hands: a, b and c have dealt. */
export function threeHands(): BrixEvening {
  const evening = new BrixEvening();
  for (let n = 0; n < 3; n++) evening.hand();
  return evening;
}

/** A hand with fines of b and of c, and a fine of a between hands. */
export function finedEvening() {
  const evening = new BrixEvening();
  const [ofB = '', ofC = ''] = evening.hand({ fines: [LED(B), LED(C)] });
  const between = evening.fined(A);
  return { evening, ofB, ofC, between };
}
