import {
  COUNT,
  Field,
  ID,
  listOf,
  oneOf,
  orNull,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { CONTRACTS, type NegativeId, type PositiveId } from '../../rules/koenigrufen/contracts.js';
import { FIGURES, SIDES, type Figure, type Side } from '../../rules/koenigrufen/record/hand.js';
import type {
  FigureOutcome,
  GameOutcome,
  KoenigrufenOutcome,
  TrischakenOutcome,
} from '../../rules/koenigrufen/outcome.js';
import type { PlayerId } from '../../rules/payment.js';

/** The API's views that only hands of Königrufen have. */

/** A game that was played. */
export class GameOutcomeView implements GameOutcome {
  @Field(oneOf(Object.keys(CONTRACTS)), 'Which game.')
  readonly contract!: PositiveId | NegativeId;
  @Field(ID, 'The player.')
  readonly declarer!: PlayerId;
  @Field(orNull(ID), 'The partner of the declarer; null for none.')
  readonly partner!: PlayerId | null;
  @Field(YES_NO, 'Whether the declarer won.')
  readonly won!: boolean;
  @Field(
    orNull(oneOf(SIDES)),
    'The side that took every trick, where that is what was paid or nothing better; else null.',
  )
  readonly valat!: Side | null;
}

/** A figure that was settled. */
export class FigureOutcomeView implements FigureOutcome {
  @Field(oneOf(FIGURES), 'The figure.')
  readonly figure!: Figure;
  @Field(oneOf(SIDES), 'The side.')
  readonly side!: Side;
  @Field(YES_NO, 'Whether it was declared before play.')
  readonly declared!: boolean;
  @Field(YES_NO, 'Whether it was made; else it was lost.')
  readonly made!: boolean;
}

/** Card points of both sides. */
export class SideCountView implements NonNullable<KoenigrufenOutcome['count']> {
  @Field(COUNT, 'Of the declarer’s side, in blad (thirds of a point).')
  readonly declarer!: number;
  @Field(COUNT, 'Of the opponents, in blad; both make 210.')
  readonly opponents!: number;
}

/** The outcome of a trischaken. */
export class TrischakenView implements TrischakenOutcome {
  @Field(listOf(ID), 'The losers: one, or several with equally many card points.')
  readonly losers!: readonly PlayerId[];
  @Field(listOf(ID), 'The players without a trick.')
  readonly virgins!: readonly PlayerId[];
  @Field(YES_NO, 'Whether a loser took more than half of the card points (mayor).')
  readonly mayor!: boolean;
}
