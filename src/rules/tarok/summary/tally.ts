import type { Feat } from '../../feat.js';
import {
  FEATS_OF_TAROK,
  MELDINGER,
  type FeatKey,
  type HandTally,
  type MeldingKey,
  type Tallied,
} from '../../tally.js';
import type { FineCode } from '../../fine-record.js';
import { featsOf } from './feats.js';
import type { MeldingRecord, PlayEvent, TarokHandRecord } from '../record/hand.js';
import type { TarokOutcome } from '../settle.js';

/** The counted kinds of a hand of Tarok. */
export const TALLIED: Tallied = {
  feats: FEATS_OF_TAROK,
  meldinger: MELDINGER,
  contracts: [],
  figures: [],
};

/**
 * The counts of a hand of Tarok. The last trick is counted however it was paid. A melding that a fine
 * calls false or omitted does not count; one that came too early or too late does.
 */
export function tallyOf(record: TarokHandRecord, outcome: TarokOutcome): HandTally {
  const feats: HandTally['feats'][number][] = (record.events ?? []).map((event) => ({
    feat: keyOfEvent(event),
    player: event.player,
  }));
  if (record.lastTrick != null) feats.push({ feat: 'last-trick', player: record.lastTrick.winner });
  for (const remembered of featsOf(outcome)) {
    const feat = keyOf(remembered);
    if (feat !== null) feats.push(...remembered.players.map((player) => ({ feat, player })));
  }
  if (outcome.tout !== null) {
    const others = outcome.active.filter((player) => player !== outcome.tout);
    feats.push(...others.map((player) => ({ feat: 'tout-lost', player }) as const));
  }
  return { feats, meldinger: meldingerOf(record), contracts: [], figures: [] };
}

function keyOfEvent(event: PlayEvent): FeatKey {
  return event.kind === 'king-lost' ? `king-lost-${event.suit}` : event.kind;
}

function keyOf({ kind, card }: Feat): FeatKey | null {
  if (kind === 'tout' || kind === 'nolo') return kind;
  if (card === null) return null;
  return kind === 'pagat-bagud' || kind === 'king-bagud' ? `bagud-${card}` : `ultimo-${card}`;
}

/** The fines that say that the melding they name was none, or was not made. */
const NOT_MADE: ReadonlySet<FineCode> = new Set(['melding-false', 'melding-omitted']);

function meldingerOf({ meldinger, fines }: TarokHandRecord): HandTally['meldinger'] {
  return (meldinger ?? [])
    .filter((_, at) => !(fines ?? []).some((one) => NOT_MADE.has(one.code) && one.melding === at))
    .map((melding) => ({ melding: keyOfMelding(melding), player: melding.player }));
}

function keyOfMelding(melding: MeldingRecord): MeldingKey {
  return 'grade' in melding ? `${melding.kind}-${melding.grade}` : melding.kind;
}
