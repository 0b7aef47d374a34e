import { Id, Text } from '../../platform/validation/fields.js';

/** A message of one's own. */
export class SendMessageAgainDto {
  @Text(1, 400, {
    optional: true,
    description: 'The message that is sent again; all that failed when it is left out.',
  })
  readonly message?: string | null;
}

/** Messages of a club. */
export class SendClubAgainDto {
  @Id({ optional: true, description: 'The user; everybody when it is left out.' })
  readonly user?: string | null;
}
