import type { HandPreview, RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../../support/api/api.js';

/** The warnings beside the result of a hand over the API, and the limits of a record. */

let served: ServedApp;
let openedClub: OpenedClub;

beforeAll(async () => {
  served = await serveTestApp();
  openedClub = await openClub(served.base);
});
afterAll(() => served.close());

const post = <T>(path: string, body: object, version?: number) =>
  call<T>(served.base, 'POST', path, { body, ...(version === undefined ? {} : { version }) });

test('a warning has its reason, what that names, and a sentence; it is there when read again', async () => {
  const { path, session } = await openSession(served.base, openedClub);
  const [dealer, forehand, third] = session.active;
  const record = {
    meldinger: [
      { player: third, kind: 'cavallerie', suit: 'hearts', grade: 'half', missing: 'jack' },
    ],
    lastTrick: { winner: dealer },
    count: [
      { player: dealer, points: 40 },
      { player: third, points: 15 },
    ],
  };
  const warnings = [
    {
      code: 'melding-missed',
      reason: 'ten-trumps-among',
      params: { players: [forehand, third] },
      player: null,
      melding: 'trumps',
      detail: 'One of a player and a player must have had ten trumps or more, but declared none.',
    },
  ];
  const plain = await post<HandPreview>(`${path}/hands/preview`, plainHand(session));
  expect(expectStatus(plain, 200).body.warnings).toEqual([]);
  const preview = await post<HandPreview>(`${path}/hands/preview`, record);
  expect(expectStatus(preview, 200).body.warnings).toEqual(warnings);
  const recorded = await post<RecordedHandView>(`${path}/hands`, record, 1);
  expect(expectStatus(recorded, 201).body.warnings).toEqual(warnings);
  const again = await read<RecordedHandView>(served.base, `${path}/hands/1`);
  expect(again.warnings).toEqual(warnings);
});

test('a figure of Königrufen that the record leaves out is warned of', async () => {
  const { path, session } = await openSession(served.base, openedClub, { book: 'koenigrufen' });
  const [player] = session.active;
  const record = {
    game: 'koenigrufen',
    contract: 'dreier',
    declarer: player,
    count: [{ side: 'declarer', points: '40' }],
    announcements: [{ figure: 'trull', player }],
  };
  const { body } = await post<HandPreview>(`${path}/hands/preview`, record);
  expect(body.warnings).toEqual([
    {
      code: 'figure-left-out',
      reason: 'declared-but-left-out',
      params: { player, figure: 'trull', side: 'declarer' },
      player,
      detail:
        'A player declared the trull, and the record does not say what became of it: it counts as lost.',
    },
  ]);
});

test('wolff: an ultimo that wrong cards prevented is recorded as it was played, and read so', async () => {
  const { path, session } = await openSession(served.base, openedClub, { book: 'wolff-1899' });
  const [dealer, forehand, third] = session.active;
  const prevented = { player: dealer, card: 'pagat' };
  const record = {
    events: [{ kind: 'pagat-won', player: dealer }],
    fines: [{ player: third, code: 'wrong-card-count', stage: 'play' }],
    lastTrick: { winner: dealer, liable: third, prevented },
    count: session.active.map((player) => ({ player, points: 26 })),
  };
  const recorded = expectStatus(await post<RecordedHandView>(`${path}/hands`, record, 1), 201).body;
  expect(recorded.ultimo).toEqual(prevented);
  const premiums = recorded.payments.filter(({ reason }) => reason === 'pagat-ultimo');
  expect(premiums.map(({ from, to, points }) => [from, to, points])).toEqual([
    [third, dealer, 45],
    [third, dealer, 45],
  ]);
  const again = await read<RecordedHandView>(served.base, `${path}/hands/1`);
  expect(again.record).toMatchObject({ lastTrick: { prevented } });
  const other = {
    ...record,
    lastTrick: { winner: forehand, liable: third, prevented: { card: 'pagat' } },
  };
  expectProblem(await post(`${path}/hands/preview`, other), 'validation-failed');
});

test('vlk: a missing melding that nobody knows, and nobody fined who sits out', async () => {
  const { path, session } = await openSession(served.base, openedClub, {
    book: 'vlk-1970',
    players: 4,
  });
  const [dealer] = session.active;
  const plain = plainHand(session);
  const fined = (player: string | undefined, more: object = {}) => ({
    ...plain,
    lastTrick: { winner: dealer, ultimoCards: [{ player: dealer, card: 'king-clubs' }] },
    fines: [{ player, code: 'melding-omitted', stage: 'play', ...more }],
  });
  const barred = await post<HandPreview>(`${path}/hands/preview`, fined(dealer, { unknown: true }));
  expect(expectStatus(barred, 200).body.ultimo).toBeNull();
  const known = await post<HandPreview>(`${path}/hands/preview`, fined(dealer));
  expect(expectStatus(known, 200).body.ultimo).toEqual({ player: dealer, card: 'king-clubs' });
  const out = await post(`${path}/hands/preview`, fined(session.sittingOut[0]));
  expect(expectProblem(out, 'impossible-hand')).toMatchObject({
    reason: 'fined-sits-out',
    field: 'fines[0].player',
  });
  await expectVerified(served.base, openedClub.club);
});
