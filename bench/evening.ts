import { randomUUID } from 'node:crypto';
import type { PlayerId } from '../src/rules/payment.js';
import type { TarokHandRecord } from '../src/rules/tarok/record/hand.js';
import type { HttpClient } from './http-client.js';

/** A session that hands are posted to, one after the other. */
export class BenchSession {
  readonly #bodies: readonly string[];
  #version: number;
  #hands: number;

  /**
   * @param bodies one for each dealer
   * @param hands already recorded, one version each
   */
  constructor(
    readonly path: string,
    bodies: readonly string[],
    hands = 0,
  ) {
    this.#bodies = bodies;
    this.#version = hands + 1;
    this.#hands = hands;
  }

  /** Records the next hand: 12 payments, for any dealer. */
  async postHand(client: HttpClient): Promise<void> {
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${this.#version}"` };
    const body = this.#bodies[this.#hands % this.#bodies.length] ?? '';
    const answer = await client.request('POST', `${this.path}/hands`, headers, body);
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`);
    this.#version += 1;
    this.#hands += 1;
  }
}

/** Opens `clubs` clubs with `sessions` sessions between them, four players each. */
export async function openSessions(
  client: HttpClient,
  clubs: number,
  sessions: number,
): Promise<BenchSession[]> {
  const opened: BenchSession[] = [];
  for (let club = 0; club < clubs; club++) {
    const { id: clubId } = await post(client, '/v1/clubs', { name: `Bench ${club}` });
    const members: string[] = [];
    for (let member = 0; member < 4; member++) {
      const path = `/v1/clubs/${clubId}/members`;
      members.push((await post(client, path, { name: `Member ${member}` })).id);
    }
    const [firstDealer = ''] = members;
    for (let session = 0; session < sessions / clubs; session++) {
      const path = `/v1/clubs/${clubId}/sessions`;
      const opening = { book: 'brix-1996', rate: 10, seats: members, firstDealer };
      const { id } = await post(client, path, opening);
      opened.push(new BenchSession(`${path}/${id}`, handBodies(members)));
    }
  }
  return opened;
}

async function post(client: HttpClient, path: string, body: object): Promise<{ id: string }> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await client.request('POST', path, headers, JSON.stringify(body));
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as { id: string };
}

/** The same as bodies of requests. */
export function handBodies(members: readonly string[]): string[] {
  return handRecords(members).map((record) => JSON.stringify(record));
}

/** One hand for each dealer: a trump melding, a king lost, the pagat won, last trick and count. */
export function handRecords(members: readonly string[]): TarokHandRecord[] {
  const players = members as readonly PlayerId[];
  return players.map((dealer, seat) => {
    const forehand = players[(seat + 1) % 4] ?? dealer;
    const third = players[(seat + 3) % 4] ?? dealer;
    return {
      dealer,
      meldinger: [{ player: dealer, kind: 'trumps', count: 11, withPagat: true }],
      events: [
        { kind: 'king-lost', player: forehand, suit: 'clubs' },
        { kind: 'pagat-won', player: dealer },
      ],
      fines: [],
      trickless: [],
      lastTrick: { winner: dealer, ultimoCards: [], liable: null },
      count: [
        { player: dealer, points: 39 },
        { player: third, points: 26 },
      ],
    };
  });
}
