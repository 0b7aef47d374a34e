import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import {
  Id,
  Name,
  OneOf,
  Seen,
  SomeOf,
  Text,
  WholeNumber,
  YesNo,
} from '../platform/validation/fields.js';
import { ROLES, type Role } from '../people/roles.js';
import { LANGUAGES, USUAL_LANGUAGE, type LanguageId } from '../people/languages.js';

/** Long beats odd: no kinds of characters are asked for. */
const LEAST_PASSWORD = 10;
const MOST_PASSWORD = 200;

const UserName = () =>
  Text(2, 100, {
    example: 'karen@example.org',
    description: 'The name to sign in with, or an e-mail address. Capitals make no difference.',
  });

/** A name that somebody is to sign in with from now on: others must see all of it. */
const NewUserName = () => applyDecorators(UserName(), Seen());

const NewPassword = () =>
  Text(LEAST_PASSWORD, MOST_PASSWORD, {
    example: 'kopper paa bordet',
    description: `A password of at least ${LEAST_PASSWORD} characters; neither one of the most common ones nor the name.`,
  });

const LinkToken = () =>
  Text(1, 200, { description: 'The secret of the link: the part after the #.' });

const AsBearer = () =>
  YesNo({
    optional: true,
    usually: false,
    description: 'Answer with a bearer token, for a program, and set no cookie.',
  });

export class SignInDto {
  @UserName()
  readonly name!: string;
  @Text(1, MOST_PASSWORD, { description: 'The password.' })
  readonly password!: string;
  @AsBearer()
  readonly bearer?: boolean | null;
}

export class SetupDto {
  @LinkToken()
  readonly token!: string;
  @Name(1, 100, { description: 'The name of the first club.' })
  readonly club!: string;
  @ApiProperty({
    type: 'string',
    required: false,
    nullable: true,
    pattern: '^[A-Z]{3}$',
    default: 'DKK',
    description: 'Its currency (ISO 4217).',
  })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: '$property must be a currency code of three capitals' })
  readonly currency?: string | null;
  @OneOf(LANGUAGES, {
    optional: true,
    usually: USUAL_LANGUAGE,
    description: 'The language of its wall, tablets and invitations.',
  })
  readonly language?: LanguageId | null;
  @NewUserName()
  readonly name!: string;
  @NewPassword()
  readonly password!: string;
  @AsBearer()
  readonly bearer?: boolean | null;
}

export class ResetPasswordDto {
  @LinkToken()
  readonly token!: string;
  @NewPassword()
  readonly password!: string;
  @AsBearer()
  readonly bearer?: boolean | null;
}

export class ChangePasswordDto {
  @Text(1, MOST_PASSWORD, { description: 'The present password.' })
  readonly current!: string;
  @NewPassword()
  readonly password!: string;
}

/** The language that somebody is spoken to in. */
export class MyLanguageDto {
  @OneOf(LANGUAGES, { description: 'The language, for every device.' })
  readonly language!: LanguageId;
}

export class PairDto {
  @LinkToken()
  readonly token!: string;
  @AsBearer()
  readonly bearer?: boolean | null;
}

export class InviteTokenDto {
  @LinkToken()
  readonly token!: string;
}

export class SignUpDto {
  @LinkToken()
  readonly token!: string;
  @NewUserName()
  readonly name!: string;
  @NewPassword()
  readonly password!: string;
  @AsBearer()
  readonly bearer?: boolean | null;
}

const MOST_INVITE_DAYS = 90;
const MOST_TOKEN_DAYS = 730;

export class InviteDto {
  @SomeOf(ROLES, {
    description: 'The roles it gives. Only an owner gives others than member.',
  })
  readonly roles!: readonly Role[];
  @Id({ optional: true, description: 'The member that the invited person becomes.' })
  readonly member?: string | null;
  @WholeNumber(1, MOST_INVITE_DAYS, {
    optional: true,
    usually: 14,
    description: 'The number of days in which it can be accepted.',
  })
  readonly days?: number | null;
}

export class ChangeMembershipDto {
  @SomeOf(ROLES, {
    optional: true,
    description: 'All the roles that the user is to have; as they are when left out.',
  })
  readonly roles?: readonly Role[] | null;
  @Id({
    optional: true,
    description: 'The member that the user is, null for none; as it is when left out.',
  })
  readonly member?: string | null;
}

export class AddDeviceDto {
  @Name(1, 100, { description: 'The name given by the club.' })
  readonly name!: string;
}

export class ProgramTokenDto {
  @Name(1, 100, { description: 'The purpose.' })
  readonly name!: string;
  @WholeNumber(1, MOST_TOKEN_DAYS, {
    optional: true,
    usually: 365,
    description: 'For how many days it works.',
  })
  readonly days?: number | null;
}
