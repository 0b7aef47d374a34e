import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { call, expectStatus, openSession, plainHand, read } from '../../support/api/api.js';
import type { PlayedClub } from '../../support/api/played-club.js';
import type { House } from './house.js';

/** Seasons of a club that has played. */
export interface PlayedSeasons {
  readonly running: string;
  /** One of which an evening was corrected after it was closed. */
  readonly closed: string;
}

const RULE = { by: 'points', best: 1, ties: ['best-evening', 'head-to-head'], guests: true };

/** One more evening, and two seasons that it counts in. */
export async function keepSeasons({ base }: House, played: PlayedClub): Promise<PlayedSeasons> {
  const path = (what: string) => `/v1/clubs/${played.club}/${what}`;
  const send = async <T>(to: string, body: object, version?: number, status = 201) =>
    expectStatus(
      await call<T>(base, 'POST', to, { body, ...(version === undefined ? {} : { version }) }),
      status,
    ).body;
  const { today } = await read<BooksView>(base, path('books'));
  const days = { firstDay: today, lastDay: today };
  const running = await send<SeasonView>(path('seasons'), {
    ...{ ...days, name: `Sæsonen ${today.slice(0, 4)}`, rule: RULE },
  });

  const evening = await openSession(base, { club: played.club, members: played.members });
  const version = async () => (await read<SessionView>(base, evening.path)).version;
  await send(`${evening.path}/hands`, plainHand(evening.session), await version());
  await send(`${evening.path}/close`, {}, await version(), 200);

  const long = { firstDay: '2020-01-01', lastDay: '2020-06-30' };
  const past = { ...long, name: 'Forår 2020', rule: { by: 'money', least: 1, notPlayed: -500 } };
  const closed = await send<SeasonView>(path('seasons'), past);
  const why = 'Spillet senere, fordi færgen var aflyst.';
  await send(path('evening-moves'), { session: evening.session.id, to: closed.id, why });
  const moved = await read<SeasonView>(base, path(`seasons/${closed.id}`));
  await send(path(`seasons/${closed.id}/close`), {}, moved.version, 200);
  const voided = { mode: 'replay', reason: 'Glemt.', corrections: [{ hand: 1, void: true }] };
  await send(`${evening.path}/corrections`, voided, await version());
  const rule = { ...RULE, best: 2, least: 1 };
  const { version: before } = await read<SeasonView>(base, path(`seasons/${running.id}`));
  await send(path(`seasons/${running.id}/rule`), { rule, why: 'Vedtaget.' }, before, 200);
  return { running: running.id, closed: closed.id };
}
