import { DAY, Field, many, one, ORDINAL, TEXT } from '../../platform/http/reference/field.js';
import { OpenItemView } from './open-items.view.js';

/** A part of a debt that is set against a part of a credit. */
export class MatchView {
  @Field(one(() => OpenItemView), 'The debt as it is now.')
  readonly debt!: OpenItemView;
  @Field(one(() => OpenItemView), 'The credit as it is now.')
  readonly credit!: OpenItemView;
  @Field(ORDINAL, 'The matched amount, in minor units.')
  readonly amount!: number;
}

/** A match that was moved by hand. */
export class MatchMoveView {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(DAY, 'The day on which it was moved.')
  readonly day!: string;
  @Field(one(() => OpenItemView), 'The item that was moved, as it is now.')
  readonly matched!: OpenItemView;
  @Field(one(() => OpenItemView), 'The item that it was set against, as it is now.')
  readonly from!: OpenItemView;
  @Field(one(() => OpenItemView), 'The item that it was set against instead, as it is now.')
  readonly to!: OpenItemView;
  @Field(ORDINAL, 'The moved amount, in minor units.')
  readonly amount!: number;
  @Field(TEXT, 'Why.')
  readonly why!: string;
}

/** The matches on the account of a member. */
export class MatchList {
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(many(() => MatchView), 'The matches, those of the newest items first; the newest 200.')
  readonly matches!: readonly MatchView[];
  @Field(many(() => MatchMoveView), 'The matches that were moved by hand, the latest first.')
  readonly moves!: readonly MatchMoveView[];
}

/** A match that was moved. */
export class MovedMatch {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
}
