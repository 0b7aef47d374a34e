import { Text } from '../../platform/validation/fields.js';

/** Somebody who forgot their password. */
export class ForgottenPasswordDto {
  @Text(2, 254, {
    example: 'karen@example.org',
    description: 'The name to sign in with, or the confirmed e-mail address.',
  })
  readonly name!: string;
}
