import type { SessionStepsView } from '../../../src/sessions/steps/steps.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { bearer, deviceAt } from '../../support/access/access.js';
import { call, expectProblem, read, serveTestApp, type ServedApp } from '../../support/api/api.js';
import {
  playCorrectedEvening,
  type CorrectedEvening,
} from '../../support/corrections/corrected-evening.js';
import { readSessionLog, write } from '../../support/corrections/corrections.js';
import { step as disputeStep } from '../../support/corrections/disputes.js';
import { expectFolds } from '../../support/evening/folded-steps.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';

/** A reader of a session's steps computes from them what the service computes from its log. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

describe('an evening in which much was put right', () => {
  let evening: CorrectedEvening;
  let steps: SessionStepsView;
  let path: string;

  beforeAll(async () => {
    evening = await playCorrectedEvening(served.base);
    ({ path } = evening.table);
    steps = await expectFolds(served.base, path);
  });

  test('is folded from its steps, in both modes and past the close', () => {
    expect(steps.steps.map((one) => one.kind)).toEqual([
      ...['session-opened', 'hand-recorded', 'fine-recorded', 'hand-recorded'],
      ...['player-left', 'player-joined', 'hand-recorded'],
      ...['correction-recorded', 'correction-recorded', 'hand-recorded'],
      ...['session-closed', 'correction-recorded'],
    ]);
    const modes = steps.steps.flatMap((one) => ('mode' in one ? one.mode : []));
    expect(modes).toEqual(['replay', 'compensate', 'replay']);
  });

  test('each has the number and the time of the event that it came with', async () => {
    const { pool } = served;
    const log = await readSessionLog(pool, evening.table.club, evening.table.session.id);
    const came = log.filter(({ event }) => !event.kind.startsWith('dispute-'));
    expect(steps.steps.map(({ event, kind }) => ({ event, kind }))).toEqual(
      came.map(({ seq, event: { kind } }) => ({ event: seq, kind })),
    );
    const { openedAt, closedAt } = await read<SessionView>(served.base, path);
    expect(steps.steps[0]?.recordedAt).toBe(openedAt);
    expect(steps.steps.at(-2)?.recordedAt).toBe(closedAt);
  });

  test('has the states of disputes, and none of their texts', async () => {
    const { bent, disputes, fines } = evening;
    expect(steps.disputes).toEqual([
      { id: disputes.ofFine, hand: 1, fine: fines.inHand1, raisedBy: bent, state: 'overturned' },
      { id: disputes.ofHand, hand: 4, fine: null, raisedBy: bent, state: 'upheld' },
    ]);
    const as = await deviceAt(served.base, evening.table.club);
    const { text } = await call(served.base, 'GET', `${path}/steps`, { as });
    for (const said of [
      'It was my turn',
      'It was mine',
      'Bent is right',
      'Miscounted',
      'Counted again',
    ])
      expect(text).not.toContain(said);
    expect(text).toContain('Erik led, not Bent.');
  });

  test('a reader who has them gets 304, until anything happens in the session', async () => {
    const as = await deviceAt(served.base, evening.table.club);
    const ask = (etag: string) =>
      fetch(`${served.base}${path}/steps`, {
        headers: { ...bearer(as), 'if-none-match': etag },
      });
    const first = await ask('"1-1"');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"12-\d+:[0-9a-f-]{19}"$/)]);
    const again = await ask(etag);
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const table = { ...evening.table, base: served.base };
    await disputeStep(table, '', evening.bent, { body: { hand: 2 } });
    const disputed = await ask(etag);
    expect(disputed.status).toBe(200);
    expect(((await disputed.json()) as SessionStepsView).disputes).toHaveLength(3);
    const after = disputed.headers.get('etag') ?? '';
    await write(served.base, { path: `${path}/undo`, body: {}, version: 12 });
    expect((await ask(after)).status).toBe(200);
  });

  test('is folded again when its last hand was taken back after the close', async () => {
    const undone = await expectFolds(served.base, path);
    expect(undone.steps.at(-1)).toMatchObject({
      mode: 'replay',
      changes: [{ hand: 4, now: { record: null } }],
    });
    expect(undone.steps[9]).toMatchObject({ kind: 'hand-recorded', record: null });
  });
});

test('an evening of Königrufen is folded from its steps', async () => {
  const evening = await KoenigrufenEvening.open(served, { seats: 'abcde' });
  const { path } = evening.table;
  await evening.step('fines', {
    player: evening.id('a'),
    code: 'other',
    stage: 'after',
    amount: 5,
    to: 'kitty',
  });
  await evening.hand({ contract: 'piccolo', declarer: 'a', tricks: [{ player: 'a', tricks: 1 }] });
  await evening.step('leave', { player: evening.id('b') });
  await evening.step('close', {});
  const { steps } = await expectFolds(served.base, path);
  expect(steps[0]).toMatchObject({ game: 'koenigrufen', rules: { game: 'koenigrufen' } });
});

test('there are none of a session that there is not', async () => {
  const { club } = (await KoenigrufenEvening.open(served)).table;
  const path = `/v1/clubs/${club}/sessions/5b0c1959-7c0e-4d4b-9a55-0f1d6c3a1959/steps`;
  expectProblem(await call(served.base, 'GET', path), 'session-not-found');
});
