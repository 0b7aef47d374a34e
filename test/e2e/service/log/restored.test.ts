import type { SessionStepsView } from '../../../../src/sessions/steps/steps.view.js';
import { bearer, writerAt } from '../../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  readAnswer,
  serveTestApp,
  type Answer,
  type ServedApp,
  type Table,
} from '../../../support/api/api.js';
import { Listening, stopListening } from '../../../support/api/listening.js';
import { exportOf, goOnElsewhere } from '../../../support/api/moved-club.js';

/**
 * A log that was restored goes on with other events under the same numbers. Here one club goes on at two
 * services: the second knows an event of the first for another one.
 */

let served: ServedApp;
let table: Table;
/** The file of the club before its first hand. */
let before: string;

beforeAll(async () => {
  served = await serveTestApp();
  table = await openSession(served.base, await openClub(served.base, 3));
  before = await exportOf(served.base, table.club);
});
afterEach(stopListening);
afterAll(() => served.close());

async function playHand(base: string, points: number): Promise<void> {
  const hand = plainHand(table.session);
  const [first, second] = hand.count ?? [];
  if (first === undefined || second === undefined) throw new Error('two are counted');
  const count = [
    { ...first, points },
    { ...second, points: 52 - points },
  ];
  const sent = { body: { ...hand, count }, version: 1 };
  expectStatus(await call(base, 'POST', `${table.path}/hands`, sent), 201);
}

const stepsAt = (base: string) => read<SessionStepsView>(base, `${table.path}/steps`);

/** Asks as who has an answer already. */
async function askAgain(base: string, path: string, etag: string | null): Promise<number> {
  const headers = { ...bearer(await writerAt(base)), 'if-none-match': etag ?? '' };
  return (await fetch(base + path, { headers })).status;
}

/** Undoes, as somebody who knew an event. */
async function undo(base: string, known: string): Promise<Answer<unknown>> {
  return readAnswer(
    await fetch(`${base}${table.path}/undo`, {
      method: 'POST',
      headers: {
        ...bearer(await writerAt(base)),
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'if-match': '"2"',
        'known-event': known,
      },
      body: '{}',
    }),
  );
}

test('versions, ETags and the last event that was heard are those of one history', async () => {
  const opened = (await stepsAt(served.base)).lastEvent;
  // Elsewhere the owner's role is one event more.
  const members = `/v1/clubs/${table.club}/members`;
  expectStatus(await call(served.base, 'POST', members, { body: { name: 'Grete' } }), 201);
  await playHand(served.base, 26);
  const { lastEvent } = await stepsAt(served.base);
  const paths = [`${table.path}/steps`, `/v1/clubs/${table.club}/statistics`];
  const seen = await Promise.all(paths.map((path) => call(served.base, 'GET', path)));
  for (const [n, { etag }] of seen.entries()) {
    expect(await askAgain(served.base, paths[n] ?? '', etag)).toBe(304);
  }
  await goOnElsewhere(before, table.club, async ({ there }) => {
    await playHand(there, 30);
    const steps = await stepsAt(there);
    // The same number, and another event.
    expect(steps.lastEvent).not.toBe(lastEvent);
    expect(steps.lastEvent.split(':')[0]).toBe(lastEvent.split(':')[0]);
    for (const [n, { etag }] of seen.entries()) {
      expect(await askAgain(there, paths[n] ?? '', etag)).toBe(200);
    }
    const refused = await undo(there, lastEvent);
    expect(expectProblem(refused, 'version-stale')).toMatchObject({
      reason: 'history-restored',
      field: 'Known-Event',
    });
    expectProblem(await undo(there, `999:${lastEvent.split(':')[1]}`), 'version-stale');
    expect(expectProblem(await undo(there, 'seven'), 'validation-failed').field).toBe(
      'Known-Event',
    );
    const line = await Listening.open(there, table.club, { after: lastEvent });
    await line.until(({ notes }) => notes.length > 0);
    expect(line.notes).toMatchObject([{ type: 'restored', id: steps.lastEvent }]);
    const early = await Listening.open(there, table.club, { after: opened });
    await early.until(({ notes }) => notes.length > 1);
    expect(early.notes).toMatchObject([{ type: 'log' }, { type: 'log', id: steps.lastEvent }]);
    // An event from before the moment that was restored is in both histories.
    expectStatus(await undo(there, opened), 201);
  });
});
