import type { MemberView } from '../../../src/clubs/view.js';
import type { EveningMoveView, SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { StandingsView } from '../../../src/seasons/standings/standings.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { BookId } from '../../../src/rules/rule-book.js';
import { USUAL_RULE, type StandingRule } from '../../../src/standings/rule/standing-rule.js';
import {
  call,
  expectStatus,
  openClub,
  plainHand,
  read,
  type Answer,
  type Sent,
  type ServedApp,
} from '../api/api.js';
import { setClock } from '../database/clock.js';
import { expectDescribed } from '../api/described.js';

/** Everybody of the club with a letter: six members, then the guests. */
const LETTERS = 'abcdefghij';

export interface Night {
  /** The hands of Königrufen by letters; of Tarok so many plain ones. */
  readonly hands?: readonly object[];
  readonly plain?: number;
  readonly book?: BookId;
  readonly rate?: number;
  readonly table?: string;
  readonly open?: true;
}

/** A club that keeps seasons; its people are called by letters. */
export class SeasonClub {
  #back: () => void = () => undefined;
  readonly #people: string[];

  private constructor(
    readonly served: ServedApp,
    readonly club: string,
    members: readonly string[],
  ) {
    this.#people = [...members];
  }

  static async open(served: ServedApp): Promise<SeasonClub> {
    const { club, members } = await openClub(served.base, 6);
    return new SeasonClub(served, club, members);
  }

  id(letter: string): string {
    return this.#people[LETTERS.indexOf(letter)] ?? letter;
  }

  letter(id: string): string {
    return LETTERS[this.#people.indexOf(id)] ?? id;
  }

  path(what: string): string {
    return `/v1/clubs/${this.club}/${what}`;
  }

  /** From now on it is this day, in the evening, until the clock is set back. */
  on(day: string): void {
    this.at(`${day}T18:00:00.000Z`);
  }

  /** The same, to the minute. */
  at(time: string): void {
    this.setBack();
    this.#back = setClock(new Date(time));
  }

  setBack(): void {
    this.#back();
    this.#back = () => undefined;
  }

  /** A guest, called by the next letter. */
  async guest(name: string): Promise<void> {
    this.#people.push(expectStatus(await this.send<MemberView>('guests', { name }), 201).body.id);
  }

  /** Sends a write, which must be as the API says of it. */
  async send<T>(what: string, body?: object, more: Sent & { method?: string } = {}) {
    const { method = 'POST', ...sent } = more;
    const path = this.path(what);
    const answer = await call<T>(this.served.base, method, path, { ...sent, body });
    expectDescribed(this.served, method, path, answer, body);
    return answer;
  }

  async get<T>(what: string, as?: string): Promise<Answer<T>> {
    const path = this.path(what);
    const who = as === undefined ? {} : { as };
    const answer = await call<T>(this.served.base, 'GET', path, who);
    expectDescribed(this.served, 'GET', path, answer);
    return answer;
  }

  /** An evening on the day that it is; closed, unless it is said to stay open. */
  async night(letters: string, more: Night = {}): Promise<string> {
    const { book = 'koenigrufen', rate = 10, hands = [], plain = 0, table } = more;
    const seats = [...letters].map((letter) => this.id(letter));
    const body = {
      ...{ book, rate, seats, firstDealer: seats[0] },
      ...(table === undefined ? {} : { tableName: table }),
    };
    const { id } = expectStatus(await this.send<SessionView>('sessions', body), 201).body;
    for (const hand of hands) await this.step(id, 'hands', this.record(hand));
    for (let n = 0; n < plain; n++) {
      const view = await read<SessionView>(this.served.base, this.path(`sessions/${id}`));
      await this.step(id, 'hands', plainHand(view));
    }
    if (more.open !== true) await this.step(id, 'close');
    return id;
  }

  /** A hand of Königrufen with letters for members. */
  record(hand: object): object {
    const text = JSON.stringify({ game: 'koenigrufen', ...hand });
    return JSON.parse(
      text.replace(/"([a-j])"/g, (_, one: string) => `"${this.id(one)}"`),
    ) as object;
  }

  /** A step of an evening that must go through. */
  async step<T>(session: string, what: string, body: object = {}): Promise<T> {
    const path = this.path(`sessions/${session}`);
    const { version } = await read<SessionView>(this.served.base, path);
    const answer = await call<T>(this.served.base, 'POST', `${path}/${what}`, { version, body });
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  }

  async season(
    name: string,
    [firstDay, lastDay]: readonly [string, string],
    rule: Partial<StandingRule> = {},
    more: { readonly books?: string[]; readonly tables?: string[] } = {},
  ): Promise<SeasonView> {
    const body = { name, firstDay, lastDay, rule: { ...USUAL_RULE, ties: [], ...rule }, ...more };
    return expectStatus(await this.send<SeasonView>('seasons', body), 201).body;
  }

  async move(session: string, from: SeasonView | null, to: SeasonView | null, why: string) {
    const body = { session, from: from?.id ?? null, to: to?.id ?? null, why };
    return expectStatus(await this.send<EveningMoveView>('evening-moves', body), 201).body;
  }

  /** A write to a season as it is now. */
  async change(season: SeasonView, what: string, body?: object): Promise<Answer<SeasonView>> {
    const { version } = (await this.get<SeasonView>(`seasons/${season.id}`)).body;
    const path = `seasons/${season.id}${what}`;
    return this.send<SeasonView>(path, body, { version, method: what === '' ? 'PATCH' : 'POST' });
  }

  async standings({ id }: SeasonView, query = '', as?: string): Promise<StandingsView> {
    return expectStatus(await this.get<StandingsView>(`seasons/${id}/standings${query}`, as), 200)
      .body;
  }

  /** `1 a 25`: rank, letter and total of each row; `-` for who is not ranked. */
  table({ rows }: StandingsView): string[] {
    return rows.map(({ rank, member, total }) => {
      return `${rank ?? '-'} ${this.letter(member)} ${total ?? '?'}`;
    });
  }

  /** The evenings in the row of a letter: `+` for one that counts, and why. */
  evenings({ rows }: StandingsView, letter: string): string[] {
    const row = rows.find(({ member }) => member === this.id(letter));
    return (row?.evenings ?? []).map(({ counts, why, value }) => {
      return `${counts ? '+' : '-'} ${why} ${value ?? ''}`.trim();
    });
  }
}
