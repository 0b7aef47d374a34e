import type { VerifyResult } from '../../../src/ledger/verify/verify-club.js';
import type { CorrectionPreview } from '../../../src/sessions/corrections/correction.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import {
  call,
  expectStatus,
  expectVerified,
  sumOfPoints,
  type Answer,
  type ServedApp,
  type Table,
} from '../api/api.js';
import { write } from '../corrections/corrections.js';
import { expectDescribed } from '../api/described.js';

/** Points or money by letter, and what lies in pots by their names. */
export type Stand = Readonly<Record<string, number>>;

/** An evening over HTTP whose members are called a to f; every answer is as the API describes it. */
export abstract class LetteredEvening {
  protected constructor(
    readonly served: ServedApp,
    readonly table: Table,
    public view: TableView,
  ) {}

  get base(): string {
    return this.served.base;
  }

  id(letter: string): string {
    return this.table.members['abcdef'.indexOf(letter)] ?? letter;
  }

  letter(member: string): string {
    return 'abcdef'[this.table.members.indexOf(member)] ?? member;
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
    expect(sumOfPoints(this.view)).toBe(0);
    return answer.body;
  }

  async send(what: string, body: unknown, version?: number): Promise<Answer<unknown>> {
    const path = `${this.table.path}/${what}`;
    const sent = version === undefined ? { body } : { body, version };
    const answer = await call(this.base, 'POST', path, sent);
    expectDescribed(this.served, 'POST', path, answer, body);
    return answer;
  }

  async previewCorrection(...corrections: readonly object[]): Promise<CorrectionPreview> {
    const answer = await this.send('corrections/preview', { corrections });
    return (expectStatus(answer, 200) as Answer<CorrectionPreview>).body;
  }

  get stand(): Stand {
    return { ...this.byLetter(this.view.standings, 'points'), ...this.view.pots };
  }

  /** Amounts by letter. */
  byLetter<K extends string>(
    amounts: readonly ({ readonly player: string } & Readonly<Record<K, number>>)[],
    what: K,
  ): Stand {
    return Object.fromEntries(amounts.map((one) => [this.letter(one.player), one[what]]));
  }

  /** The balances in the clearing account of everybody who ever sat there. */
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
