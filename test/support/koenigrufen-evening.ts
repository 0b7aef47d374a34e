import { randomUUID } from 'node:crypto';
import type { VerifyResult } from '../../src/ledger/verify.js';
import type { HouseRules } from '../../src/rules/house-rules.js';
import type {
  CorrectionMadeView,
  CorrectionPreview,
} from '../../src/sessions/corrections/correction.view.js';
import type { CorrectionMode } from '../../src/sessions/event.js';
import type { HandPreview, HandRecordedView } from '../../src/sessions/hand.view.js';
import type { SessionView } from '../../src/sessions/session.view.js';
import type { PaymentView, TableView } from '../../src/sessions/table.view.js';
import { describeApi } from '../../src/platform/openapi.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  sumOfPoints,
  type Answer,
  type Party,
  type ServedApp,
  type Table,
} from './api.js';
import { write } from './corrections.js';
import { Description } from './openapi.js';

/** One krone a point. */
export const RATE = 100;

/** Points or money by letter. */
export type Stand = Readonly<Record<string, number>>;

export interface KoenigrufenOpening {
  /** Who sits there, counter-clockwise. */
  readonly seats?: string;
  readonly dealer?: string;
  readonly rate?: number;
  readonly houseRules?: HouseRules;
}

/** Somebody named by a letter, wherever he stands in a body or an answer. */
const LETTER = /"([a-f])"/g;

const descriptions = new WeakMap<ServedApp, Description>();

/** Fails unless the answer, and a body that was taken, are as the API describes them. */
export function expectDescribed(
  served: ServedApp,
  method: string,
  path: string,
  { status, type, body, text }: Answer<unknown>,
  sent?: unknown,
): void {
  const description =
    descriptions.get(served) ?? new Description(describeApi(served.app), { closed: true });
  descriptions.set(served, description);
  const parts = path.replace(/\?.*/, '').split('/');
  const operation = description.operations.find(({ method: its, path: template }) => {
    const asked = template.split('/');
    const fits = asked.every((part, i) => part.startsWith('{') || part === parts[i]);
    return its === method && asked.length === parts.length && fits;
  });
  if (!operation) throw new Error(`no operation ${method} ${path}`);
  const { content } = description.response(operation, status);
  const schema = content[type?.split(';', 1)[0] ?? '']?.schema;
  const id = operation.operationId;
  expect([id, status, description.mistakes(schema, body), text]).toEqual([id, status, '', text]);
  const taken = operation.requestBody?.content['application/json']?.schema;
  if (status >= 300 || sent === undefined || taken === undefined) return;
  expect([id, description.mistakes(taken, sent), sent]).toEqual([id, '', sent]);
}

/** An evening of Königrufen over HTTP whose members are called a to f. */
export class KoenigrufenEvening {
  private constructor(
    readonly served: ServedApp,
    readonly table: Table,
    public view: TableView,
  ) {}

  get base(): string {
    return this.served.base;
  }

  /** With four at the table d deals first, with five e: either way a is forehand. */
  static async open(
    served: ServedApp,
    { seats = 'abcd', dealer = seats.at(-1) ?? '', ...more }: KoenigrufenOpening = {},
    party?: Party,
  ): Promise<KoenigrufenEvening> {
    const { base } = served;
    const { club, members } = party ?? (await openClub(base, 6));
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

  id(letter: string): string {
    return this.table.members['abcdef'.indexOf(letter)] ?? letter;
  }

  letter(member: string): string {
    return 'abcdef'[this.table.members.indexOf(member)] ?? member;
  }

  /** A body told by letters, as the API takes it. */
  told(body: unknown): unknown {
    const text = JSON.stringify(body);
    return JSON.parse(text.replace(LETTER, (_, letter: string) => `"${this.id(letter)}"`));
  }

  /** The body of a hand told by letters. */
  record(hand: object): unknown {
    return this.told({ game: 'koenigrufen', ...hand });
  }

  /** Writes a step that must go through. */
  async step<T>(what: string, body: unknown, more: { actor?: string; key?: string } = {}) {
    const { actor, key } = more;
    const { version } = this.view;
    const path = `${this.table.path}/${what}`;
    const answer = await write<T & { session: TableView }>(this.base, {
      path,
      body,
      version,
      ...(actor === undefined ? {} : { actor: this.id(actor) }),
      ...(key === undefined ? {} : { key }),
    });
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    expectDescribed(this.served, 'POST', path, answer, body);
    this.view = answer.body.session;
    expect([answer.etag, this.view.version]).toEqual([`"${version + 1}"`, version + 1]);
    expect([sumOfPoints(this.view), this.view.pots]).toEqual([0, null]);
    return answer.body;
  }

  /** Records a hand told by letters. */
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
    const { code, detail, field } = recorded.body as Record<string, string>;
    expect([code, detail]).toEqual([expect.stringMatching(/^(impossible|rule)-/), detail]);
    const problem = expectProblem(recorded, code as 'impossible-hand');
    expect(previewed.body).toMatchObject({ code, detail, field });
    expect(await this.verification()).toEqual(before);
    return `${problem.code} ${problem.field ?? '-'}`;
  }

  async send(what: string, body: unknown, version?: number): Promise<Answer<unknown>> {
    const sent = { body, key: randomUUID(), ...(version === undefined ? {} : { version }) };
    const path = `${this.table.path}/${what}`;
    const answer = await call(this.base, 'POST', path, sent);
    expectDescribed(this.served, 'POST', path, answer, body);
    return answer;
  }

  correct(
    mode: CorrectionMode,
    corrections: readonly object[],
    actor?: string,
  ): Promise<CorrectionMadeView> {
    const body = { mode, reason: 'It was wrong.', corrections };
    return this.step('corrections', body, actor === undefined ? {} : { actor });
  }

  async previewCorrection(...corrections: readonly object[]): Promise<CorrectionPreview> {
    const answer = await this.send('corrections/preview', { corrections });
    return (expectStatus(answer, 200) as Answer<CorrectionPreview>).body;
  }

  get stand(): Stand {
    return this.byLetter(this.view.standings, 'points');
  }

  /** Amounts by letter. */
  byLetter<K extends string>(
    amounts: readonly ({ readonly player: string } & Readonly<Record<K, number>>)[],
    what: K,
  ): Stand {
    return Object.fromEntries(amounts.map((one) => [this.letter(one.player), one[what]]));
  }

  /** 'b pays a 4: pagat-ultimo' for every payment, in its order. */
  words(payments: readonly PaymentView[]): string[] {
    return payments.map(
      ({ from, to, points, reason }) =>
        `${this.letter(from)} pays ${this.letter(to)} ${points}: ${reason}`,
    );
  }

  /** Who deals, who plays, who sits out: 'e deals to abcd'. */
  get seating(): string {
    const { dealer, active, sittingOut } = this.view;
    const letters = (ids: readonly string[]) => ids.map((one) => this.letter(one)).join('');
    const out = sittingOut.length > 0 ? `, ${letters(sittingOut)} sits out` : '';
    return `${this.letter(dealer)} deals to ${letters(active)}${out}`;
  }

  /** What everybody who ever sat there has in the cash box. */
  async money(): Promise<Stand> {
    const club = `/v1/clubs/${this.table.club}/members`;
    const all = this.view.standings.map(async ({ player }) => {
      const { money } = await this.get<{ money: number }>(`${club}/${player}/balance`);
      return [this.letter(player), money] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  }

  async get<T>(path: string): Promise<T> {
    const answer = expectStatus(await call<T>(this.base, 'GET', path), 200);
    expectDescribed(this.served, 'GET', path, answer);
    return answer.body;
  }

  session(): Promise<SessionView> {
    return this.get(this.table.path);
  }

  verification(): Promise<VerifyResult> {
    return this.get(`/v1/clubs/${this.table.club}/verification`);
  }

  /** The session as the API shows it is the one of the last answer, and the books agree. */
  async expectSound(): Promise<void> {
    expect(await this.session()).toMatchObject(this.view);
    await expectVerified(this.base, this.table.club);
  }
}

/** A Tarok session in the same club. */
export function openTarok(base: string, { table }: KoenigrufenEvening): Promise<Table> {
  return openSession(base, { club: table.club, members: table.members });
}
