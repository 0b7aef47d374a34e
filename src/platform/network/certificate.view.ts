import { Field, one, orNull, TEXT, TIME, YES_NO } from '../http/reference/field.js';

/** The certificate authority of the club's own. */
export class AuthorityView {
  @Field(TEXT, 'Its name, as devices show it.')
  readonly name!: string;
  @Field(TEXT, 'SHA-256 of the certificate, as devices show it: to compare.')
  readonly fingerprint!: string;
  @Field(TIME, 'Until when it can be trusted.')
  readonly expiresAt!: string;
  @Field(
    YES_NO,
    'Whether it can vouch only for some names, as that of `npm run certificate` for private networks.',
  )
  readonly isLimited!: boolean;
}

/** How the service is reached by HTTPS. */
export class CertificateView {
  @Field(
    orNull(TEXT),
    'Where it is reached by HTTPS, e.g. `https://192.168.1.7:3000`; null for nowhere.',
  )
  readonly https!: string | null;
  @Field(
    orNull(one(() => AuthorityView)),
    'The authority that devices must be set to trust; null where they trust it already.',
  )
  readonly authority!: AuthorityView | null;
}
