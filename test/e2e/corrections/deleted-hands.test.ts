import { bearer, writerAt } from '../../support/access/access.js';
import type { HandView } from '../../../src/sessions/hands/hand.view.js';
import type { StatisticsView } from '../../../src/seasons/statistics/views/statistics.view.js';
import type { SessionList, SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES, write } from '../../support/corrections/corrections.js';

/** A deleted hand is no hand of its evening, wherever hands are counted. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

test.each(MODES)(
  'a hand deleted by %s is counted nowhere, until it is brought back',
  async (mode) => {
    const { base } = served;
    const table = await openSession(base, await openClub(base, 3));
    const here = `/v1/clubs/${table.club}`;
    const session = () => read<SessionView>(base, table.path);
    const correct = async (correction: object) => {
      const body = { mode, reason: 'Forkert.', corrections: [{ hand: 3, ...correction }] };
      const { version } = await session();
      expectStatus(await write(base, { path: `${table.path}/corrections`, body, version }), 201);
    };
    for (let hand = 0; hand < 3; hand++) {
      const view = await session();
      const sent = { version: view.version, body: plainHand(view) };
      expectStatus(await call(base, 'POST', `${table.path}/hands`, sent), 201);
    }
    const { record } = await read<HandView>(base, `${table.path}/hands/3`);
    await correct({ void: true });
    const { version } = await session();
    expectStatus(await call(base, 'POST', `${table.path}/close`, { version }), 200);
    const counted = async () => {
      const { hands, countedHands } = await session();
      const { sessions } = await read<SessionList>(base, `${here}/sessions`);
      const statistics = await read<StatisticsView>(base, `${here}/statistics`);
      const as = await writerAt(base);
      const file = await fetch(`${base}${here}/sessions.csv?language=en`, {
        headers: bearer(as ?? ''),
      });
      const [header = '', line = ''] = (await file.text()).replace(/^\uFEFF/, '').split(/\r?\n/);
      const inFile = line.split(header.includes(';') ? ';' : ',')[
        header.split(header.includes(';') ? ';' : ',').indexOf('Hands')
      ];
      return [
        hands,
        countedHands,
        sessions[0]?.countedHands,
        statistics.hands?.count,
        Number(inFile),
      ];
    };
    expect(await counted()).toEqual([3, 2, 2, 2, 2]);
    await correct({ record });
    expect(await counted()).toEqual([3, 3, 3, 3, 3]);
  },
);
