import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { call, expectStatus, openSession, read, type OpenedClub } from '../api/api.js';
import { randomOf } from '../tarok/cards.js';
import { voidHand, write } from '../corrections/corrections.js';
import { nextHand } from '../evening/random-evening.js';

/** Evenings of both games for statistics to be counted over, all closed; each by its path in the API. */
export interface CountedClub {
  readonly tarok: readonly [string, string];
  readonly koenigrufen: string;
}

/** Hands of each evening of Tarok: four at the table, so that any two share ten of both evenings. */
const HANDS = 12;

/**
 * Plays two evenings of Tarok and one of Königrufen with the first four of the club, closes them, and
 * corrects one of each game after that: its last hand is void.
 */
export async function playCountedClub(base: string, club: OpenedClub): Promise<CountedClub> {
  const random = randomOf(7);
  const tarok: string[] = [];
  for (let evening = 0; evening < 2; evening++) {
    const { path, session } = await openSession(base, club, { players: 4, rate: 25 });
    const rules = await read<TarokRules>(base, `${path}/rules`);
    let view: TableView = session;
    for (let hand = 0; hand < HANDS; hand++) {
      view = await post(base, `${path}/hands`, nextHand(rules, view, random), view.version);
    }
    const fine = { player: view.dealer, code: 'other', stage: 'after', amount: 20, note: 'Spildt' };
    await post(base, `${path}/fines`, fine, view.version);
    await close(base, path);
    tarok.push(path);
  }
  const koenigrufen = await playKoenigrufen(base, club);
  await voidLast(base, tarok[0] ?? '');
  await voidLast(base, koenigrufen);
  return { tarok: [tarok[0] ?? '', tarok[1] ?? ''], koenigrufen };
}

/** Rufers with a called king, each by forehand with the next but one, won and lost in turn. */
async function playKoenigrufen(base: string, club: OpenedClub): Promise<string> {
  const { path, session } = await openSession(base, club, { book: 'koenigrufen', rate: 100 });
  let view: TableView = session;
  for (let hand = 0; hand < 4; hand++) {
    const [forehand, , partner] = view.active;
    const record = {
      game: 'koenigrufen',
      contract: 'rufer',
      declarer: forehand,
      calledKing: 'hearts',
      kingHolder: partner,
      ...(hand === 0 ? { kontra: 'kontra' } : {}),
      announcements: hand % 2 === 0 ? [{ figure: 'pagat-ultimo', player: forehand }] : [],
      figures: [
        ...(hand % 2 === 0 ? [{ figure: 'pagat-ultimo', player: forehand }] : []),
        { figure: 'trull', player: partner },
      ],
      count: [{ side: 'declarer', points: hand % 2 === 0 ? '38/1' : '30' }],
    };
    view = await post(base, `${path}/hands`, record, view.version);
  }
  await close(base, path);
  return path;
}

async function close(base: string, path: string): Promise<void> {
  const { version } = await read<SessionView>(base, path);
  expectStatus(await call(base, 'POST', `${path}/close`, { body: {}, version }), 200);
}

/** Takes the last hand of an evening back, also after its close. */
export async function voidLast(base: string, path: string): Promise<void> {
  const { version, hands } = await read<SessionView>(base, path);
  const body = { mode: 'replay', reason: 'Kortene var forkerte.', corrections: [voidHand(hands)] };
  expectStatus(await write(base, { path: `${path}/corrections`, body, version }), 201);
}

async function post(base: string, path: string, body: object, version: number): Promise<TableView> {
  const answer = await call<{ session: TableView }>(base, 'POST', path, { body, version });
  return expectStatus(answer, 201).body.session;
}
