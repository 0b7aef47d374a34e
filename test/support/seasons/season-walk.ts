import { randomUUID } from 'node:crypto';
import type { Walk } from '../money/money-walk.js';
import { EXAMPLE } from '../reference/ids.js';

/** The seasons of the API reference: the example, and one that is over, which can be closed. */
export async function walkSeasons({ send, show, given }: Walk): Promise<void> {
  const shown = async (id: string, example: string, answer: string, version?: number) => {
    const sent = await send(id, { example, ...(version !== undefined && { version }) });
    show(id, sent, answer);
    return sent.body;
  };
  const opened = await send('openSeason', { example: 'season' });
  given.set(EXAMPLE.season, String(opened.body['id']));
  show('openSeason', opened, 'season');
  show('readSeason', await send('readSeason'), 'season');
  await shown('changeSeason', 'longer', 'season', 1);
  const changed = await send('changeStandingRule', { example: 'rule', version: 2 });
  expect(changed.body).toMatchObject({ version: 3, rule: { by: 'money' } });

  const past = { name: '2001', firstDay: '2001-01-01', lastDay: '2001-12-31' };
  const { body: over } = await send('openSeason', { body: { ...past, rule: { by: 'points' } } });
  given.set(EXAMPLE.season, String(over['id']));
  const { body: closed } = await send('closeSeason', { version: 1 });
  expect(closed).toMatchObject({ status: 'closed' });
  const late = await send('changeStandingRule', { example: 'rule', version: 2 });
  const { body: open } = await send('reopenSeason', { example: 'reopen', version: 2 });
  expect(open).toMatchObject({ status: 'open' });
  const again = await send('reopenSeason', { example: 'reopen', version: 3 });
  expect([late, again].map(({ body }) => body['code'])).toEqual([
    'season-closed',
    'season-refused',
  ]);
  await shown('moveEvening', 'move', 'move');
  const { body: standings } = await send('readStandings');
  expect(standings['evenings']).toMatchObject([{ session: given.get(EXAMPLE.session) }]);
  const carried = await shown('carryEveningsIn', 'before', 'carriedIn');
  const [evening] = carried['evenings'] as { id: string; since: number }[];
  given.set(EXAMPLE.carried, String(evening?.id));
  show('listCarriedEvenings', await send('listCarriedEvenings'), 'carried');
  await shown('correctCarriedEvening', 'better', 'carriedEvening', evening?.since);
  const { body: now } = await send('listCarriedEvenings');
  const [corrected] = now['evenings'] as { since: number }[];
  const back = { example: 'twice', version: corrected?.since ?? 0 };
  expect((await send('takeBackCarriedEvening', back)).status).toBe(200);
  const gone = await send('takeBackCarriedEvening', back);
  expect(gone.body['code']).toBe('carried-evening-not-found');
  const left = { results: [], day: '2019-03-14', game: 'tarok' };
  const refused = await send('carryEveningsIn', {
    body: { evenings: [{ ...left, results: [{ member: given.get(EXAMPLE.karen), points: 4 }] }] },
  });
  expect(refused.body['code']).toBe('carried-evening-refused');
  const nowhere = await send('readSeason', { path: { seasonId: randomUUID() } });
  expect(nowhere.body['code']).toBe('season-not-found');
  const { body: list } = await send('listSeasons');
  expect(list['seasons']).toHaveLength(2);
}
