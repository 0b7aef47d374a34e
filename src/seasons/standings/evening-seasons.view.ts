import {
  Field,
  ID,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { WHY_BELONGS, type WhyBelongs } from '../../standings/rule/season-evenings.js';
import { MovedEvening } from './standings.view.js';

/** Whether an evening counts in a season, and why. */
export class EveningInSeason {
  @Field(ID, 'The season.')
  readonly season!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field(YES_NO, 'Whether the evening belongs to it.')
  readonly belongs!: boolean;
  @Field(YES_NO, 'Whether it counts: it belongs there, and is closed.')
  readonly counts!: boolean;
  @Field(oneOf(WHY_BELONGS), 'Why, as in the standings of the season.')
  readonly why!: WhyBelongs;
  @Field(orNull(one(() => MovedEvening)), 'How it was moved; null for one that was not.')
  readonly moved!: MovedEvening | null;
}

/** The seasons that an evening has to do with. */
export class EveningSeasons {
  @Field(ORDINAL, "The event in the club's log as of which this holds.")
  readonly head!: number;
  @Field(
    many(() => EveningInSeason),
    'Those whose days hold it, and those that it was moved into or out of. The one whose last day is ' +
      'latest first.',
  )
  readonly seasons!: readonly EveningInSeason[];
}
