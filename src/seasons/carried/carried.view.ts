import { MemberView } from '../../clubs/view.js';
import {
  DAY,
  COUNT,
  Field,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
} from '../../platform/http/reference/field.js';
import { GAME_IDS, type GameId } from '../../rules/game.js';

/** The points of somebody on an evening that was carried in. */
export class CarriedResultView {
  @Field(ID, 'The member or guest.')
  readonly member!: string;
  @Field(WHOLE, 'Their points.')
  readonly points!: number;
}

/** An evening from before, known by its results: no hands, no fines, nobody who paid somebody. */
export class CarriedEveningView {
  @Field(ID, 'The evening.')
  readonly id!: string;
  @Field(ORDINAL, 'The event since which it is so; its version for corrections.')
  readonly since!: number;
  @Field(DAY, 'Its day, where the club is.')
  readonly day!: string;
  @Field(oneOf(GAME_IDS), 'The game.')
  readonly game!: GameId;
  @Field(orNull(TEXT), 'The rule book; null where it is not known.')
  readonly book!: string | null;
  @Field(orNull(TEXT), 'The name of its table; null for none.')
  readonly table!: string | null;
  @Field(orNull(COUNT), 'Minor units that a point was worth; null where it is not known.')
  readonly worth!: number | null;
  @Field(many(() => CarriedResultView), 'The points of everybody who is named.')
  readonly results!: readonly CarriedResultView[];
  @Field(orNull(WHOLE), 'Points of people who are not named; null where everybody is.')
  readonly others!: number | null;
}

/** The evenings that were carried in. */
export class CarriedList {
  @Field(ORDINAL, 'The event in the log as of which this holds.')
  readonly head!: number;
  @Field(many(() => CarriedEveningView), 'By their days, the earliest first.')
  readonly evenings!: readonly CarriedEveningView[];
}

/** Evenings, once they are carried in. */
export class CarriedIn {
  @Field(many(() => MemberView), 'The people who were added, in the order of the request.')
  readonly people!: readonly MemberView[];
  @Field(many(() => CarriedEveningView), 'The evenings, in the order of the request.')
  readonly evenings!: readonly CarriedEveningView[];
}

/** An evening that does not count any more. */
export class CarriedTakenBack {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(ID, 'The evening.')
  readonly evening!: string;
}
