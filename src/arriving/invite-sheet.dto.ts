import { Ids, WholeNumber } from '../platform/validation/fields.js';

const MOST_DAYS = 90;
const MOST_ON_SHEET = 500;

/** The invitations on a sheet. */
export class InviteSheetDto {
  @Ids(1, MOST_ON_SHEET, {
    optional: true,
    description: 'The members to invite; all of whom nobody is yet when left out.',
  })
  readonly members?: string[] | null;
  @WholeNumber(1, MOST_DAYS, {
    optional: true,
    usually: 14,
    description: 'The number of days in which the invites can be accepted.',
  })
  readonly days?: number | null;
}
