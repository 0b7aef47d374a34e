import { Field, ID, listOf } from '../../platform/http/reference/field.js';

/** Members whom no reminder of an evening reaches. */
export class UnreachedView {
  @Field(
    listOf(ID),
    'Members with neither a mail nor a push about evenings; they see them in the app alone.',
  )
  readonly members!: readonly string[];
}
