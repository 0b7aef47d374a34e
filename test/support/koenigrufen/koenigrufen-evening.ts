import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type { DisputeSteppedView } from '../../../src/sessions/disputes/dispute.view.js';
import type { CorrectionMode } from '../../../src/evening/event.js';
import type { HandPreview, HandRecordedView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { PaymentView } from '../../../src/sessions/table/table.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  type Answer,
  type ServedApp,
  type Table,
} from '../api/api.js';
import { expectDescribed } from '../api/described.js';
import { step } from '../corrections/disputes.js';
import { LetteredEvening, type Stand } from '../evening/lettered-evening.js';

/** One krone a point. */
export const RATE = 100;

export const stand = (a: number, b: number, c: number, d: number): Stand => ({ a, b, c, d });

export interface KoenigrufenOpening {
  /** The seats, counter-clockwise. */
  readonly seats?: string;
  readonly dealer?: string;
  readonly rate?: number;
  readonly houseRules?: HouseRules;
}

/** Somebody named by a letter, wherever that is in a body or an answer. */
const LETTER = /"([a-f])"/g;

/** An evening of Königrufen. */
export class KoenigrufenEvening extends LetteredEvening {
  /** With four at the table d deals first, with five e: either way a is forehand. */
  static async open(
    served: ServedApp,
    { seats = 'abcd', dealer = seats.at(-1) ?? '', ...more }: KoenigrufenOpening = {},
  ): Promise<KoenigrufenEvening> {
    const { base } = served;
    const { club, members } = await openClub(base, 6);
    const idOf = (letter: string) => members['abcdef'.indexOf(letter)] ?? '';
    const path = `/v1/clubs/${club}/sessions`;
    const body = {
      book: 'koenigrufen',
      rate: RATE,
      seats: [...seats].map(idOf),
      firstDealer: idOf(dealer),
      ...more,
    };
    const answer = await call<SessionView>(base, 'POST', path, { body });
    expectDescribed(served, 'POST', path, answer, body);
    const session = expectStatus(answer, 201).body;
    const table = { club, members, path: `${path}/${session.id}`, session };
    return new KoenigrufenEvening(served, table, session);
  }

  /** A body with letters for members, as the API takes it. */
  told(body: unknown): unknown {
    const text = JSON.stringify(body);
    return JSON.parse(text.replace(LETTER, (_, letter: string) => `"${this.id(letter)}"`));
  }

  /** The body of a hand with letters for members. */
  record(hand: object): unknown {
    return this.told({ game: 'koenigrufen', ...hand });
  }

  override async step<T>(what: string, body: unknown, more: { actor?: string; key?: string } = {}) {
    const answer = await super.step<T>(what, body, more);
    expect(this.view.pots).toBeNull();
    return answer;
  }

  /** Records a hand with letters for members. */
  hand(hand: object, actor?: string): Promise<HandRecordedView> {
    const who = actor === undefined ? {} : { actor };
    return this.step<HandRecordedView>('hands', this.record(hand), who);
  }

  async preview(hand: object): Promise<HandPreview> {
    const answer = await this.send('hands/preview', this.record(hand));
    return (expectStatus(answer, 200) as Answer<HandPreview>).body;
  }

  /** Sends a hand that must be refused, in the preview and when recorded; gives the field. */
  async refusedHand(hand: object): Promise<string> {
    const body = this.record(hand);
    const before = await this.verification();
    const { version } = this.view;
    const recorded = await this.send('hands', body, version);
    const previewed = await this.send('hands/preview', body);
    const { code, reason, params, detail, field } = recorded.body as ProblemBody;
    expect([code, detail]).toEqual([expect.stringMatching(/^(impossible|rule)-/), detail]);
    const problem = expectProblem(recorded, code);
    expect(previewed.body).toMatchObject({ code, reason, params, detail, field });
    expect(await this.verification()).toEqual(before);
    return `${problem.code} ${problem.field ?? '-'}`;
  }

  correct(
    mode: CorrectionMode,
    corrections: readonly object[],
    actor?: string,
  ): Promise<CorrectionMadeView> {
    const body = { mode, reason: 'It was wrong.', corrections };
    return this.step('corrections', body, actor === undefined ? {} : { actor });
  }

  /** A step of a dispute, or its raising: the part after `…/disputes` in its address. */
  dispute<T = DisputeSteppedView>(
    path: string,
    actor: string,
    body: object = {},
    version?: number,
  ): Promise<Answer<T>> {
    const at = { ...this.table, base: this.base };
    const asked = version === undefined ? { body } : { body, version };
    return step<T>(at, path, this.id(actor), asked);
  }

  /** 'b pays a 4: pagat-ultimo' for every payment, in its order. */
  words(payments: readonly PaymentView[]): string[] {
    return payments.map(
      ({ from, to, points, reason }) =>
        `${this.letter(from)} pays ${this.letter(to)} ${points}: ${reason}`,
    );
  }

  /** Dealer, players and sitters-out: 'e deals to abcd'. */
  get seating(): string {
    const { dealer, active, sittingOut } = this.view;
    const letters = (ids: readonly string[]) => ids.map((one) => this.letter(one)).join('');
    const out = sittingOut.length > 0 ? `, ${letters(sittingOut)} sits out` : '';
    return `${this.letter(dealer)} deals to ${letters(active)}${out}`;
  }
}

/** A Tarok session in the same club. */
export function openTarok(base: string, { table }: KoenigrufenEvening): Promise<Table> {
  return openSession(base, { club: table.club, members: table.members });
}
