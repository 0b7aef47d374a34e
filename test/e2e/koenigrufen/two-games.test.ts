import type { SessionClosedView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  plainHand,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import {
  KoenigrufenEvening,
  openTarok,
  stand,
} from '../../support/koenigrufen/koenigrufen-evening.js';
import { RUFER } from '../../support/koenigrufen/koenigrufen-hands.js';
import { expectMoves } from '../../support/api/moved-club.js';

/** Königrufen and Tarok in one club. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Parameters<typeof KoenigrufenEvening.open>[1] = {}) =>
  KoenigrufenEvening.open(served, opening);

describe('two games in one club', () => {
  test('a record of the one is refused in a session of the other', async () => {
    const evening = await open();
    const tarok = await openTarok(served.base, evening);
    const plain = plainHand(tarok.session);
    const { version } = evening.view;
    for (const body of [plain, { ...plain, game: 'tarok' }, {}, { redeal: true }]) {
      for (const what of ['hands', 'hands/preview']) {
        const refused = await evening.send(what, body, version);
        expect(expectProblem(refused, 'rule-refused').field).toBe('game');
      }
    }
    const ours = evening.record(RUFER);
    for (const what of ['hands', 'hands/preview']) {
      const sent = { body: ours, version: 1 };
      const refused = await call(served.base, 'POST', `${tarok.path}/${what}`, sent);
      expect(expectProblem(refused, 'rule-refused')).toMatchObject({
        field: 'game',
        reason: 'other-game',
        params: { game: 'koenigrufen' },
      });
    }
    await evening.hand(RUFER);
    for (const mode of ['compensate', 'replay']) {
      const corrections = [{ hand: 1, record: plain }];
      const body = { mode, reason: 'Wrong', corrections };
      const refused = await evening.send('corrections', body, version + 1);
      expect(expectProblem(refused, 'rule-refused').field).toBe('game');
    }
    await evening.expectSound();
  });

  test.each([['skat'], ['Tarok'], [''], [1], ['constructor'], [['tarok']], [{}]])(
    'there is no game %j',
    async (game) => {
      const evening = await open();
      const body = { ...(evening.record(RUFER) as object), game };
      for (const what of ['hands', 'hands/preview']) {
        const answer = await evening.send(what, body, 1);
        expect(expectProblem(answer, 'validation-failed').field).toBe('game');
      }
      await evening.hand(RUFER);
      const corrections = [{ hand: 1, record: body }];
      const answer = await evening.send('corrections/preview', { corrections });
      expect(expectProblem(answer, 'validation-failed').field).toMatch(/corrections\[0\].*game/);
    },
  );

  test('a Königrufen record with parts of a Tarok one fails validation', async () => {
    const evening = await open();
    for (const part of ['fines', 'meldinger', 'events', 'lastTrick', 'redeal', 'abandoned']) {
      const body = { ...(evening.record(RUFER) as object), [part]: [] };
      const answer = await evening.send('hands', body, 1);
      expect(expectProblem(answer, 'validation-failed').field).toBe(part);
    }
  });

  test('both evenings of a club are in one log, and money adds up over both', async () => {
    const evening = await open();
    const tarok = await openTarok(served.base, evening);
    const hand = { body: plainHand(tarok.session), version: 1 };
    expectStatus(await call(served.base, 'POST', `${tarok.path}/hands`, hand), 201);
    await evening.hand(RUFER);
    const shut = { body: {}, version: 2 };
    const closedTarok = await call<SessionClosedView>(
      served.base,
      'POST',
      `${tarok.path}/close`,
      shut,
    );
    const theirs = evening.byLetter(expectStatus(closedTarok, 200).body.money, 'amount');
    await evening.step('close', {});
    const won = stand(100, -100, 100, -100);
    const sum = [...'abcd'].map((one) => [one, (theirs[one] ?? 0) + (won[one] ?? 0)]);
    expect(await evening.money()).toEqual(Object.fromEntries(sum));
    await evening.expectSound();
    await expectMoves(evening);
  });
});
