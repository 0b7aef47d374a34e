import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { MeldingRecord, PlayEvent } from '../../../src/rules/tarok/record/hand.js';
import type { FineDraft } from './fine-draft.js';

/** The props of the form of a fine and its parts. */
export interface FineFormProps {
  readonly rules: Rules;
  /** The players to choose from. */
  readonly players: readonly PlayerId[];
  /** Everybody at the table who can have seen it. */
  readonly seats: readonly PlayerId[];
  readonly dealer: PlayerId;
  readonly nameOf: (player: string) => string;
  readonly value: FineDraft;
  readonly onChange: (fine: FineDraft) => void;
  /** Why it cannot be this fine, in words. */
  readonly whyNot: (fine: FineRecord) => string | undefined;
  /** The end of the hand is asked for too, where the others decide about it. */
  readonly asksEnd?: boolean;
  /** The hand that it is entered in, with all that it can be about. */
  readonly hand?: {
    readonly meldinger: readonly MeldingRecord[];
    readonly events: readonly PlayEvent[];
  };
}
