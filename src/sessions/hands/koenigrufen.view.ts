import { COUNT, ID, listOf, oneOf, orNull, Shown, YES_NO } from '../../platform/api/shown.js';
import { CONTRACTS, type NegativeId, type PositiveId } from '../../rules/koenigrufen/contracts.js';
import { FIGURES, SIDES, type Figure, type Side } from '../../rules/koenigrufen/hand.js';
import type {
  FigureOutcome,
  GameOutcome,
  KoenigrufenOutcome,
  TrischakenOutcome,
} from '../../rules/koenigrufen/outcome.js';
import type { PlayerId } from '../../rules/payment.js';

/** What the API shows of a hand of Königrufen alone. */

/** A game that was played. */
export class GameOutcomeView implements GameOutcome {
  @Shown(oneOf(Object.keys(CONTRACTS)), 'Which game.')
  readonly contract!: PositiveId | NegativeId;
  @Shown(ID, 'Who played it.')
  readonly declarer!: PlayerId;
  @Shown(orNull(ID), 'Who played with him; null when he was alone.')
  readonly partner!: PlayerId | null;
  @Shown(YES_NO, 'Whether he won.')
  readonly won!: boolean;
  @Shown(
    orNull(oneOf(SIDES)),
    'The side that took every trick, where that is what was paid or nothing better; else null.',
  )
  readonly valat!: Side | null;
}

/** A figure that was settled. */
export class FigureOutcomeView implements FigureOutcome {
  @Shown(oneOf(FIGURES), 'The figure.')
  readonly figure!: Figure;
  @Shown(oneOf(SIDES), 'Whose it was.')
  readonly side!: Side;
  @Shown(YES_NO, 'Whether it was declared before play.')
  readonly declared!: boolean;
  @Shown(YES_NO, 'Whether it was made; else it was lost.')
  readonly made!: boolean;
}

/** Card points of both sides. */
export class SideCountView implements NonNullable<KoenigrufenOutcome['count']> {
  @Shown(COUNT, 'Of the declarer’s side, in blad (thirds of a point).')
  readonly declarer!: number;
  @Shown(COUNT, 'Of the opponents, in blad; both make 210.')
  readonly opponents!: number;
}

/** What a trischaken came to. */
export class TrischakenView implements TrischakenOutcome {
  @Shown(listOf(ID), 'Who lost it: one, or several with equally many card points.')
  readonly losers!: readonly PlayerId[];
  @Shown(listOf(ID), 'Who took no trick.')
  readonly virgins!: readonly PlayerId[];
  @Shown(YES_NO, 'Whether a loser took more than half of the card points (mayor).')
  readonly mayor!: boolean;
}
