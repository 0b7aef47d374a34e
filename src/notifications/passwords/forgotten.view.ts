import { Field, YES_NO } from '../../platform/http/reference/field.js';

/** The answer to everybody who forgot a password. */
export class ForgottenPasswordView {
  @Field(YES_NO, 'Always true: whether the name is known is not answered.')
  readonly isTaken!: boolean;
}
