import {
  COUNT,
  DAY,
  Field,
  ID,
  listOf,
  many,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
} from '../../../platform/http/reference/field.js';
import { AsOfView } from './statistics.view.js';

/** The hand or evening behind a number. */
export class OfEveningView {
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(DAY, 'The day that it is of, where the club is.')
  readonly day!: string;
  @Field(TEXT, 'The rule book it was played by; empty where that is not known.')
  readonly book!: string;
  @Field(
    orNull(TEXT),
    "The name of the club's own book that it was played by; null where it was played by a printed one.",
  )
  readonly ownBook!: string | null;
}

/** A hand that a number counts. */
export class CountedHandView extends OfEveningView {
  @Field(YES_NO, 'Whether the evening was carried in: it has no hands, and perhaps no known book.')
  readonly carried!: boolean;
  @Field(orNull(ORDINAL), 'The hand; null for something between hands, and for a whole evening.')
  readonly hand!: number | null;
  @Field(listOf(ID), 'The members it counts for, of those in the request; none where it is hidden.')
  readonly members!: readonly string[];
  @Field(
    orNull(WHOLE),
    'Their points in the hand, or without one in the evening; null for several members, and for a hand that they ' +
      'had no cards in.',
  )
  readonly points!: number | null;
}

/** The hands behind a number. */
export class CountedHandsPage extends AsOfView {
  @Field(TEXT, 'The figure.')
  readonly figure!: string;
  @Field(COUNT, 'How many on all pages: the number itself.')
  readonly count!: number;
  @Field(many(() => CountedHandView), 'The oldest first.')
  readonly hands!: readonly CountedHandView[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
