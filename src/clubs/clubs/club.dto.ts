import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { Id, Name, OneOf, YesNo } from '../../platform/validation/fields.js';
import { LANGUAGES, USUAL_LANGUAGE, type LanguageId } from '../../people/languages.js';

/** A club to be opened. */
export class OpenClubDto {
  @Name(1, 100, {
    description: 'Its name; blanks around it are taken away.',
  })
  readonly name!: string;

  @ApiProperty({
    type: 'string',
    required: false,
    nullable: true,
    pattern: '^[A-Z]{3}$',
    default: 'DKK',
    description: 'ISO 4217.',
  })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: '$property must be a currency code of three capitals' })
  readonly currency?: string;

  @OneOf(LANGUAGES, {
    optional: true,
    usually: USUAL_LANGUAGE,
    description: 'The language of its wall, tablets and invitations.',
  })
  readonly language?: LanguageId | null;
}

/** The language that a club speaks. */
export class ClubLanguageDto {
  @OneOf(LANGUAGES, {
    description: 'The language of its wall, tablets and invitations.',
  })
  readonly language!: LanguageId;
}

/** The setting of who sees the money and the fines of others. */
export class StatisticsShownDto {
  @YesNo({
    description:
      'Whether all members see the money and fines of others; if not, only owner, ' +
      'secretary, treasurer and auditor do, and everybody their own.',
  })
  readonly shown!: boolean;
}

/** The new name of a club or a member. */
export class RenameDto {
  @Name(1, 100, {
    description: 'The new name; blanks around it are taken away.',
  })
  readonly name!: string;
}

/** A member, or a guest, to be added. */
export class AddMemberDto {
  @Name(1, 100, {
    description: 'The name; blanks around it are taken away.',
  })
  readonly name!: string;
}

/** The member that a guest turned out to be. */
export class MergeGuestDto {
  @Id({ description: 'The member.' })
  readonly into!: string;
}
