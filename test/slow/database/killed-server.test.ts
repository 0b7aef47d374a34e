import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { HandRecordedView, RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import {
  call,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  type Answer,
  type Sent,
  type Table,
} from '../../support/api/api.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';

const CLIENTS = 4;
const KILLS = 4;

/** A hand that was sent, with its request, and the answer if one came. */
interface Posted {
  readonly sent: Sent;
  answer: Answer<HandRecordedView> | null;
}

/** A secretary who posts hand after hand, and remembers the answers. */
class Client {
  readonly posted: Posted[] = [];
  #view: TableView;

  constructor(readonly table: Table) {
    this.#view = table.session;
  }

  /** Posts until the server is gone; the last one is then without an answer. */
  async postUntilKilled(base: string): Promise<void> {
    for (;;) {
      const body = plainHand(this.#view);
      const next: Posted = {
        sent: { body, key: randomUUID(), version: this.#view.version },
        answer: null,
      };
      this.posted.push(next);
      try {
        await this.#send(base, next);
      } catch (error) {
        // The error of fetch for a lost connection; a wrong answer is another matter.
        if (error instanceof Error && error.message.includes(', not 201: ')) throw error;
        return;
      }
    }
  }

  /** Sends what was not answered once more, under its own key. */
  async repeatUnanswered(base: string): Promise<void> {
    for (const one of this.posted) if (one.answer === null) await this.#send(base, one);
  }

  async #send(base: string, posted: Posted): Promise<void> {
    const path = `${this.table.path}/hands`;
    const answer = await call<HandRecordedView>(base, 'POST', path, posted.sent);
    posted.answer = expectStatus(answer, 201);
    this.#view = answer.body.session;
  }
}

describe('a server that is killed in the middle of posting', () => {
  let database: TestDatabase;
  let service: ServiceProcess;

  const start = async (isSetUp: boolean): Promise<string> => {
    service = spawnService({ DATABASE_URL: databaseUrl(database), LOG_LEVEL: 'info' });
    return letOwnerIn(service, isSetUp);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    service.child.kill('SIGKILL');
    await service.ended();
    await database.drop();
  });

  test('loses nothing that was acknowledged and makes nothing twice', async () => {
    let base = await start(false);
    const openedClub = await openClub(base, 4);
    const clients: Client[] = [];
    for (let count = 0; count < CLIENTS; count++) {
      clients.push(new Client(await openSession(base, openedClub)));
    }
    const repeated: (string | null)[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const posting = clients.map((client) => client.postUntilKilled(base));
      await sleep(250 + 70 * kill);
      service.child.kill('SIGKILL');
      expect(await service.ended()).toBe('SIGKILL');
      await Promise.all(posting);
      const unanswered = clients.map(({ posted }) => posted.at(-1));
      expect(unanswered.every((one) => one?.answer === null)).toBe(true);
      base = await start(true);
      await Promise.all(clients.map((client) => client.repeatUnanswered(base)));
      repeated.push(...unanswered.map((one) => one?.answer?.replayed ?? null));
    }
    expect(repeated).toHaveLength(CLIENTS * KILLS);

    for (const { table, posted } of clients) {
      expect(posted.length).toBeGreaterThan(KILLS);
      const session = await read<SessionView>(base, table.path);
      expect([session.hands, session.version]).toEqual([posted.length, posted.length + 1]);
      const acknowledged = posted.map(({ answer }) => answer?.body.event);
      expect(await eventsOf(base, table)).toEqual(acknowledged);
      for (const { sent, answer } of [posted.at(0), posted.at(-1)].filter((one) => one != null)) {
        const again = await call(base, 'POST', `${table.path}/hands`, sent);
        expect(again).toEqual({ ...answer, replayed: 'true' });
      }
    }
    await expectVerified(base, openedClub.club);
  }, 60_000);
});

/** The events of all hands of a session, page by page. */
async function eventsOf(base: string, { path }: Table): Promise<number[]> {
  const events: number[] = [];
  for (;;) {
    const page = `${path}/hands?limit=200&after=${events.length}`;
    const { hands } = await read<{ hands: RecordedHandView[] }>(base, page);
    if (hands.length === 0) return events;
    expect(hands[0]?.number).toBe(events.length + 1);
    events.push(...hands.map(({ event }) => event));
  }
}
