import {
  OBJECTION_ANSWERS,
  OBJECTION_STATES,
  type ObjectionAnswer,
  type ObjectionState,
} from '../../events/money/objections.js';
import { OneOf, Text } from '../../platform/validation/fields.js';

/** The reason why a member objects to a voucher. */
export class ObjectionDto {
  @Text(1, 2000, { description: 'The reason of the objection, in the words of the member.' })
  readonly text!: string;
}

/** The answer to an objection. */
export class ObjectionAnswerDto {
  @OneOf(OBJECTION_ANSWERS, {
    description: '`granted`: the voucher is wrong; `turned-down`: it is right.',
  })
  readonly decision!: ObjectionAnswer;
  @Text(1, 2000, { description: 'The words of the answer; the member sees them.' })
  readonly text!: string;
}

/** Which objections are listed. */
export class ObjectionQuery {
  @OneOf(OBJECTION_STATES, { optional: true, description: 'Only those in this state.' })
  readonly state?: ObjectionState;
}
