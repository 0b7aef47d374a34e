import type { FineLine } from '../../../src/sessions/fines/fine.view.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type { CorrectionEffect } from '../../../src/sessions/corrections/effect.view.js';
import type { CorrectionMode } from '../../../src/evening/event.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import { openClub, openSession, type Answer, type Opening, type ServedApp } from '../api/api.js';
import { LetteredEvening, type Stand } from '../evening/lettered-evening.js';

/*
 * The numbers of the tests that play such an evening were worked out by hand from the tariff:
 * foundation 20 to each pot from everybody, dealing 5 to each pot, a pagat won 5 from each, the last
 * trick 20 (wolff-1899: 10) from each, a king ultimo 40 from each and the pot, a king bagud 40 to each
 * and the pot once more.
 *
 * 'A plain hand' is: the dealer brings the pagat home and takes the last trick, and the count is 26
 * all round. Of three players it brings the dealer 10 + 40 - 10 = +40, the other two -25 each, and
 * each pot 5.
 */

const RATE = 10;

/** An evening of Tarok in which much is put right. */
export class TarokEvening extends LetteredEvening {
  static async open(served: ServedApp, opening: Opening = {}): Promise<TarokEvening> {
    const openedClub = await openClub(served.base, 6);
    const table = await openSession(served.base, openedClub, { rate: RATE, ...opening });
    return new TarokEvening(served, table, table.session);
  }

  /** Records the plain hand of the present table, with another part in it. */
  hand(more: object = {}): Promise<RecordedHandView> {
    return this.step<RecordedHandView>('hands', { ...this.plain(), ...more });
  }

  /** The plain hand of this table, or of the same with another dealer. */
  plain(dealer = this.letter(this.view.dealer)): TarokHandRecord {
    const { seats } = this.view;
    const seat = seats.indexOf(this.id(dealer));
    const at = (step: number) => seats[(seat + step) % seats.length] ?? '';
    const [forehand, third] = [at(1), at(seats.length - 1)];
    const counting = this.isWolff ? [this.id(dealer), forehand, third] : [this.id(dealer), third];
    return {
      events: [{ kind: 'pagat-won', player: this.id(dealer) }],
      lastTrick: { winner: this.id(dealer), ultimoCards: [] },
      count: counting.map((player) => ({ player, points: 26 })),
    } as unknown as TarokHandRecord;
  }

  get isWolff(): boolean {
    return this.table.session.book === 'wolff-1899';
  }

  fine(letter: string, code: string, more: object = {}): object {
    return { player: this.id(letter), code, stage: 'play', ...more };
  }

  lastTrick(winner: string, ...kings: readonly string[]): object {
    const suits = ['hearts', 'clubs', 'spades'];
    const ultimoCards = kings.map((player, index) => {
      return { player: this.id(player), card: `king-${suits[index] ?? ''}` };
    });
    return { lastTrick: { winner: this.id(winner), ultimoCards } };
  }

  correct(mode: CorrectionMode, ...corrections: readonly object[]): Promise<CorrectionMadeView> {
    return this.step('corrections', { mode, reason: 'It was wrong.', corrections });
  }

  /** Sends a write that must be refused; nothing of the club may have changed. */
  async refused(what: string, body: unknown, version = this.view.version) {
    const before = await this.verification();
    const answer = await this.send(what, body, version);
    expect(await this.verification()).toEqual(before);
    return answer;
  }

  refuse(mode: CorrectionMode, ...corrections: readonly object[]): Promise<Answer<unknown>> {
    return this.refused('corrections', { mode, reason: 'It was wrong.', corrections });
  }

  /** The changes of an effect, by letter; in points, without those at zero. */
  changed({ members, pots }: CorrectionEffect): Stand {
    return withoutZeros({ ...this.byLetter(members, 'points'), ...pots });
  }

  changedMoney({ members }: CorrectionEffect): Stand {
    return withoutZeros(this.byLetter(members, 'money'));
  }

  /** The payments of an effect in words: 'a pays king-pot 20 points: fine, hand 3'. */
  told({ payments }: CorrectionEffect): string[] {
    return payments
      .map(({ from, to, amount, unit, reason, hand }) => {
        const about = hand === null ? '' : `, hand ${hand}`;
        return `${this.letter(from)} pays ${this.letter(to)} ${amount} ${unit}: ${reason}${about}`;
      })
      .sort();
  }

  async fines(): Promise<readonly FineLine[]> {
    return (await this.get<{ fines: FineLine[] }>(`${this.table.path}/fines`)).fines;
  }
}

function withoutZeros(amounts: Stand): Stand {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}
