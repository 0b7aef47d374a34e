import { LinkView } from '../access/access.view.js';
import { Field, ID, many, TEXT } from '../platform/http/reference/field.js';

/** The invitation of a member, to send as a text. */
export class MemberInviteView extends LinkView {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
}

/** Invitations to send. */
export class MemberInvites {
  @Field(many(() => MemberInviteView), 'One for each member, by their names.')
  readonly invites!: readonly MemberInviteView[];
}
