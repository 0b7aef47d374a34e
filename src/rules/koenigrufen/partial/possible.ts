import type { Payment, PlayerId } from '../../payment.js';
import { ALL_BLAD, MORE_THAN_HALF } from '../record/form.js';
import type { KoenigrufenHandRecord } from '../record/hand.js';
import { settleKoenigrufen } from '../settle.js';
import { Refusal } from '../../refusals/refusal.js';
import {
  contractOf,
  kindOf,
  kingHolderOf,
  playersOf,
  positiveOf,
  recordOf,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { edited, without } from './edited.js';
import { obstacleOf } from './obstacle.js';
import { tricksOf, undecidedOf, wonOf } from './taken.js';

/**
 * The possible ends of a hand of which only a part is known. The rules judge whole hands, so the part
 * is completed in the ways that matter to them (the holder of the called king, the count), and it is
 * possible when one of these is.
 */

/** The rules' verdict on a whole hand. */
function refusalOf({ rules, table }: Setting, record: KoenigrufenHandRecord): Refusal | null {
  try {
    settleKoenigrufen(rules, table, record);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Card points that most hands can have, far apart. */
const LIKELY = [120, 95, 135, 75, 150, 60, 165, 40, 180, 25, 195, 12, 107, 106, 203, 7] as const;
const ANY: readonly number[] = Array.from({ length: ALL_BLAD - 1 }, (_, index) => index + 1);
/** Card points of a side that took every trick, or none. */
const EVERY_TRICK = [ALL_BLAD, 0] as const;

/** Whether another count may be without this fault. */
function isOfCount(record: KoenigrufenHandRecord, { field, reason }: Refusal): boolean {
  return reason === 'grammeln-too-low' || obstacleOf(record, field).at === 'count';
}

/**
 * The reason why no hand can have this draft; null when some can. The count is left out: its faults are
 * shown where the whole hand is judged.
 */
export function whyNot(setting: Setting, draft: KoenigrufenDraft): Refusal | null {
  const contract = contractOf(setting, draft);
  if (contract === null) return null;
  if (kindOf(contract) !== 'positive') return whyNotNegative(setting, draft);
  const uncounted = without(edited(setting, draft), 'count');
  let first: Refusal | null = null;
  for (const holder of holdersOf(setting, uncounted)) {
    const held = holder === null ? uncounted : { ...uncounted, kingHolder: holder };
    const record = recordOf(setting, held);
    const refusal = record === null ? null : whyNotCounted(setting, record);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** The possible holders of the called king; null where none was called. */
function holdersOf(
  setting: Setting,
  draft: KoenigrufenDraft,
): readonly (PlayerId | 'talon' | null)[] {
  if (positiveOf(contractOf(setting, draft))?.callsKing !== true) return [null];
  const holder = kingHolderOf(draft);
  return holder === undefined ? [...playersOf(setting), 'talon'] : [holder];
}

/** Why no count makes this a hand; null when one does. */
function whyNotCounted(setting: Setting, record: KoenigrufenHandRecord): Refusal | null {
  const plain = refusalOf(setting, record);
  // A fault other than the missing count is one for any count.
  if (plain === null || !isOfCount(record, plain)) return plain;
  let reason = plain;
  for (const blad of [...LIKELY, ...EVERY_TRICK, ...ANY]) {
    const whole = counted(record, blad);
    const refusal = refusalOf(setting, whole);
    if (refusal === null) return null;
    const isTaker = blad === ALL_BLAD || blad === 0;
    if (isTaker) continue;
    reason = refusal;
    // Whatever else is counted, unless one side took every trick.
    if (!isOfCount(whole, refusal)) {
      const isValat = EVERY_TRICK.some((all) => refusalOf(setting, counted(record, all)) === null);
      return isValat ? null : refusal;
    }
  }
  return reason;
}

function counted(record: KoenigrufenHandRecord, blad: number): KoenigrufenHandRecord {
  return { ...record, count: [{ side: 'declarer', blad }] };
}

function whyNotNegative(setting: Setting, draft: KoenigrufenDraft): Refusal | null {
  let first: Refusal | null = null;
  for (const end of endsOfNegative(setting, draft, true)) {
    const refusal = refusalOf(setting, end);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** A negative hand with its unknowns: the player of the base game, and whether it is won. */
function* endsOfNegative(
  setting: Setting,
  draft: KoenigrufenDraft,
  won: boolean,
): Generator<KoenigrufenHandRecord> {
  const [base, beside] = draft.games ?? [];
  if (base === undefined || beside === undefined) {
    const record = recordOf(setting, draft);
    if (record?.declarer == null) return;
    yield isDone(draft, record.declarer) ? record : { ...record, won };
    return;
  }
  const bases =
    base.declarer === undefined
      ? playersOf(setting).filter((player) => player !== beside.declarer)
      : [base.declarer];
  for (const declarer of bases) {
    const games = [{ ...base, declarer }, beside].map((game) =>
      game.declarer === undefined || isDone(draft, game.declarer) ? game : { ...game, won },
    );
    const record = recordOf(setting, { ...draft, games });
    if (record !== null) yield record;
  }
}

/** Whether it is known how a declarer of a negative game did. */
export function isDone(draft: KoenigrufenDraft, declarer: PlayerId): boolean {
  return tricksOf(draft, declarer) !== null || wonOf(draft, declarer) !== null;
}

/** The payments of a hand that is won, and of the same hand lost. */
export interface Either {
  readonly won: readonly Payment[];
  readonly lost: readonly Payment[];
}

/** Narrow wins and defeats: no grammeln comes with them. */
const NARROW = {
  won: ANY.filter((blad) => blad >= MORE_THAN_HALF),
  lost: ANY.filter((blad) => blad < MORE_THAN_HALF).reverse(),
} as const;

/** Both results of a hand of which only the winner is open; null where more is open. */
export function eitherWay(setting: Setting, draft: KoenigrufenDraft): Either | null {
  if (contractOf(setting, draft) === 'bei') return null;
  const won = endWith(setting, draft, true);
  const lost = endWith(setting, draft, false);
  return won === null || lost === null ? null : { won, lost };
}

function endWith(
  setting: Setting,
  draft: KoenigrufenDraft,
  won: boolean,
): readonly Payment[] | null {
  if (positiveOf(contractOf(setting, draft)) === null) {
    const [end] = endsOfNegative(setting, draft, won);
    return end === undefined ? null : settledOf(setting, end);
  }
  const record = recordOf(setting, draft);
  const undecided = undecidedOf(setting, draft);
  // A valat decides the game itself.
  if (record === null || undecided.some(({ figure }) => figure === 'valat')) return null;
  for (const blad of NARROW[won ? 'won' : 'lost']) {
    const payments = settledOf(setting, counted(record, blad));
    if (payments === null) continue;
    return payments.filter(({ reason }) => !undecided.some(({ figure }) => figure === reason));
  }
  return null;
}

function settledOf(
  { rules, table }: Setting,
  record: KoenigrufenHandRecord,
): readonly Payment[] | null {
  try {
    return settleKoenigrufen(rules, table, record).payments;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
