import { getSchemaPath } from '@nestjs/swagger';
import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { CHANGED, type Change, type Value } from '../../events/kind.js';
import { KIND_NAMES, type Kind, type EventParams } from '../../events/registry.js';
import {
  Field,
  ID,
  many,
  mapOf,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
} from '../../platform/http/reference/field.js';
import { CorrectionPayment } from '../../sessions/corrections/effect.view.js';
import { FineDto } from '../../sessions/fines/fine.dto.js';
import { HAND_RECORD } from '../../sessions/hands/hand-record.js';

/** The API's views of a club's log. */

const VALUE = {
  anyOf: [
    { type: 'string' },
    { type: 'array', items: { type: 'string' } },
    { type: 'boolean' },
    HAND_RECORD,
    { $ref: getSchemaPath(FineDto) },
    { type: 'null' },
  ],
};

/** A change: a value before and after an event. */
export class AuditChange implements Change {
  @Field(oneOf(CHANGED), 'The kind.')
  readonly what!: (typeof CHANGED)[number];
  @Field(orNull(ORDINAL), 'The hand; null when it is no hand.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine; null when it is no fine.')
  readonly fine!: string | null;
  @Field(VALUE, 'The old value; null when there was none, or it was void.')
  readonly was!: Value;
  @Field(VALUE, 'The new value; null when there is none any more.')
  readonly now!: Value;
}

/** Something that happened in the club, with its time, author and reason. */
export class AuditEntry {
  @Field(ORDINAL, "Its number in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(orNull(ID), 'The session; null for what concerns the club or its members.')
  readonly session!: string | null;
  @Field(orNull(ORDINAL), 'The hand it is about; null for none, or several.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine it is about; null for none, or several.')
  readonly fine!: string | null;
  @Field(orNull(ID), 'The dispute it is a step of, or settles.')
  readonly dispute!: string | null;
  @Field(
    orNull(ID),
    'The member it is about: renamed, fined, who joins or leaves, whose record a user claims.',
  )
  readonly member!: string | null;
  @Field(
    orNull(TEXT),
    'The name it is about, as it then became: of the club, a member, a user or a device; null for what ' +
      'happens in a session.',
  )
  readonly subject!: string | null;
  @Field(mapOf({}), 'The parameters of its sentence, for any language.')
  readonly params!: EventParams['params'];
  @Field(TEXT, 'The event in a sentence.')
  readonly sentence!: string;
  @Field(
    orNull(TEXT),
    'Why: the reason of a correction, what was said in a dispute, the note of a fine.',
  )
  readonly why!: string | null;
  @Field(many(() => AuditChange), 'Old and new values.')
  readonly changes!: readonly AuditChange[];
  @Field(many(() => CorrectionPayment), 'Its payments, in the order of the ledger.')
  readonly payments!: readonly CorrectionPayment[];
}

/** A page of the log. */
export class AuditPage {
  @Field(many(() => AuditEntry), 'In the order asked for.')
  readonly entries!: readonly AuditEntry[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
