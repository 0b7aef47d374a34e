import type { AskedStep } from '../../../src/evening/asked.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { HandRecord } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { pick } from '../tarok/cards.js';
import * as played from '../koenigrufen/koenigrufen-deal.js';
import { nextStep } from './random-evening.js';
import type { TableService } from './table-service.js';

type Random = () => number;

/** The next tap at this table: mostly possible, sometimes not. */
export function nextTap(
  service: TableService,
  members: readonly string[],
  random: Random,
): AskedStep {
  const { closed, hands } = service.state;
  // After the close nothing else is possible, and all of it is tried.
  if (random() < (closed ? 0.6 : 0.08)) return { kind: 'undo', reason: null };
  if (random() < 0.03) return { kind: 'close' };
  const view = service.table();
  if (service.rules.game === 'koenigrufen') return nextOfKoenigrufen(service, members, random);
  const { what, body } = nextStep(service.rules, view, members, random);
  switch (what) {
    case 'hands':
      return { kind: 'hand', record: slip(body as HandRecord, view.seats as PlayerId[], random) };
    case 'fines': {
      const fine = body as Extract<AskedStep, { kind: 'fine' }>['fine'];
      return {
        kind: 'fine',
        fine,
        hand: random() < 0.3 ? hands + pick(random, [0, 1]) : null,
      };
    }
    case 'join': {
      const { player, seat } = body as { player: PlayerId; seat: number };
      return { kind: 'join', player, seat: random() < 0.3 ? null : seat };
    }
    case 'leave':
      return { kind: 'leave', player: (body as { player: PlayerId }).player };
    case 'dealer':
      return { kind: 'dealer', ...(body as { player: PlayerId; reason: string }) };
  }
}

/** A slip of the finger, seldom: the wrong dealer or winner. */
function slip(record: HandRecord, seats: readonly PlayerId[], random: Random): HandRecord {
  if (random() > 0.1) return record;
  return { ...record, dealer: pick(random, seats) };
}

function nextOfKoenigrufen(
  service: TableService,
  members: readonly string[],
  random: Random,
): AskedStep {
  const { seats, active } = service.table();
  const chance = random();
  const away = members.filter((member) => !seats.includes(member));
  if (chance < 0.08) return { kind: 'join', player: pick(random, away) as PlayerId, seat: null };
  if (chance < 0.16) return { kind: 'leave', player: pick(random, seats) as PlayerId };
  if (chance < 0.2)
    return { kind: 'dealer', player: pick(random, seats) as PlayerId, reason: 'As agreed.' };
  if (chance < 0.29) {
    const player = pick(random, seats) as PlayerId;
    const to = pick(random, ['players', 'kitty'] as const);
    const fine = { player, code: 'other', stage: 'after', amount: 5, to } as const;
    return { kind: 'fine', fine, hand: null };
  }
  const deal = pick(random, [played.positive, played.negative, played.trischaken]);
  const record = atTable(deal(random), active);
  return {
    kind: 'hand',
    record: slip({ ...record, game: 'koenigrufen' }, seats as PlayerId[], random),
  };
}

/** A hand that was played by a, b, c and d, as those would have played it who play here. */
function atTable(record: KoenigrufenHandRecord, active: readonly string[]): KoenigrufenHandRecord {
  const names = new Map<string, string>(
    played.PLAYED_TABLE.players.map((player, n) => [`"${player}"`, `"${active[n] ?? ''}"`]),
  );
  const text = JSON.stringify(record).replace(/"[^"]*"/g, (word) => names.get(word) ?? word);
  return JSON.parse(text) as KoenigrufenHandRecord;
}
