import {
  COUNT,
  Field,
  ID,
  listOf,
  many,
  ORDINAL,
  orNull,
  TEXT,
} from '../../../platform/http/reference/field.js';
import { OfEveningView } from './hands-behind.view.js';
import { AsOfView } from './statistics.view.js';

/** A hand in which points moved. */
export class CountedPointsView extends OfEveningView {
  @Field(
    orNull(ORDINAL),
    'The hand; null for all that moved between hands and at the end, and for fines that are hidden.',
  )
  readonly hand!: number | null;
  @Field(listOf(ID), 'The members whose points they are, of those in the request.')
  readonly members!: readonly string[];
  @Field(COUNT, 'Points that they got in it.')
  readonly received!: number;
  @Field(COUNT, 'Points that they paid or put in.')
  readonly paid!: number;
}

/** The hands behind a number of points. */
export class CountedPointsPage extends AsOfView {
  @Field(TEXT, 'The figure.')
  readonly figure!: string;
  @Field(COUNT, 'Points that they got, on all pages: the number itself.')
  readonly received!: number;
  @Field(COUNT, 'Points that they paid or put in, on all pages: the number itself.')
  readonly paid!: number;
  @Field(many(() => CountedPointsView), 'Of each evening all of it; the oldest first.')
  readonly hands!: readonly CountedPointsView[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
