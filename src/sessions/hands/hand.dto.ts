import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional } from 'class-validator';
import { Id, Ids, OneOf, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested, type DtoClass } from '../../platform/validation/validation.js';
import type { PlayerId } from '../../rules/payment.js';
import { COURTS, SUITS } from '../../rules/cards.js';
import { ULTIMO_CARDS } from '../../rules/tarok/cards.js';
import { FineDto } from '../fines/fine.dto.js';

/** The DTOs of a Tarok hand. They say what may be written; what may be played the rules say. */

/** How good a melding of kings or a cavallerie is. */
export const GRADES = ['half', 'full', 'abundant'] as const;
const GRADE =
  '`half`: three of the four and the fool; `full`: all four, without the fool; `abundant`: all four and the fool.';
/** More of anything than a hand can have; the rules refuse less in words. */
const MOST_OF_A_HAND = 50;

export class TrumpsDto {
  @OneOf(['trumps'], { description: 'Ten trumps or more.' })
  readonly kind!: 'trumps';
  @Id({ description: 'The player who declares.' })
  readonly player!: PlayerId;
  @WholeNumber(0, 99, { description: '10 to 22, the fool included.' })
  readonly count!: number;
  @YesNo({ description: 'With or without the pagat.' })
  readonly withPagat!: boolean;
}

export class MatadorsDto {
  @OneOf(['matadors', 'small-matadors'], {
    description:
      '`matadors`: the fool, mondo and pagat, then 20, 19, … unbroken. `small-matadors`: the pagat, the ' +
      'fool and 2, then 3, 4, …, where R12 of wolff-1899 is switched on.',
  })
  readonly kind!: 'matadors' | 'small-matadors';
  @Id({ description: 'The player who declares.' })
  readonly player!: PlayerId;
  @WholeNumber(0, 99, { description: 'How many, 3 to 22.' })
  readonly count!: number;
}

export class CavallerieDto {
  @OneOf(['cavallerie'], { description: 'Court cards of one suit.' })
  readonly kind!: 'cavallerie';
  @Id({ description: 'The player who declares.' })
  readonly player!: PlayerId;
  @OneOf(SUITS, { description: 'The suit.' })
  readonly suit!: (typeof SUITS)[number];
  @OneOf(GRADES, { description: GRADE })
  readonly grade!: (typeof GRADES)[number];
  @OneOf(COURTS, { optional: true, description: 'The court card that a half one lacks; no other.' })
  readonly missing?: (typeof COURTS)[number] | null;
}

export class KingsDto {
  @OneOf(['kings'], { description: 'Three kings or four.' })
  readonly kind!: 'kings';
  @Id({ description: 'The player who declares.' })
  readonly player!: PlayerId;
  @OneOf(GRADES, { description: GRADE })
  readonly grade!: (typeof GRADES)[number];
  @OneOf(SUITS, { optional: true, description: 'The suit whose king half kings lack; no other.' })
  readonly missing?: (typeof SUITS)[number] | null;
}

export class KingLostDto {
  @OneOf(['king-lost'], { description: 'A king that did not win its trick.' })
  readonly kind!: 'king-lost';
  @Id({ description: 'The player who lost it.' })
  readonly player!: PlayerId;
  @OneOf(SUITS, { description: 'The suit of the king.' })
  readonly suit!: (typeof SUITS)[number];
}

export class PagatDto {
  @OneOf(['pagat-lost', 'pagat-won'], {
    description: 'A pagat that lost or won a trick before the last.',
  })
  readonly kind!: 'pagat-lost' | 'pagat-won';
  @Id({ description: 'The player.' })
  readonly player!: PlayerId;
}

export class UltimoCardDto {
  @Id({ description: 'The player.' })
  readonly player!: PlayerId;
  @OneOf(ULTIMO_CARDS, { description: 'The pagat or a king.' })
  readonly card!: (typeof ULTIMO_CARDS)[number];
}

export class LastTrickDto {
  @Id({ description: 'The player who took it.' })
  readonly winner!: PlayerId;
  @ApiProperty({
    type: [UltimoCardDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description:
      'The pagat and kings that fell in it: the winner’s own is an ultimo, every other one a bagud. None ' +
      'when left out.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => UltimoCardDto)
  readonly ultimoCards?: UltimoCardDto[];
  @Id({
    optional: true,
    description:
      'The player liable for ultimo and bagud: a fine of the hand says the fault (wolff-1899, §6).',
  })
  readonly liable?: PlayerId | null;
  @ApiProperty({
    required: false,
    nullable: true,
    type: UltimoCardDto,
    description:
      'An ultimo that the wrong cards of the liable player prevented, and to whom it is given ' +
      '(wolff-1899, §6). The rest says what was played.',
  })
  @IsOptional()
  @Nested(() => UltimoCardDto)
  readonly prevented?: UltimoCardDto | null;
}

export class CountDto {
  @Id({ description: 'The player of the tricks.' })
  readonly player!: PlayerId;
  @WholeNumber(0, 999, { description: 'Card points of their tricks, 0 to 78.' })
  readonly points!: number;
}

export const MELDING_KINDS: Readonly<Record<string, DtoClass>> = {
  trumps: TrumpsDto,
  matadors: MatadorsDto,
  'small-matadors': MatadorsDto,
  cavallerie: CavallerieDto,
  kings: KingsDto,
};

const EVENT_KINDS: Readonly<Record<string, DtoClass>> = {
  'king-lost': KingLostDto,
  'pagat-lost': PagatDto,
  'pagat-won': PagatDto,
};

/** Chooses by `kind` before anything is validated, so that one class's checks are run and no more. */
function byKind(kinds: Readonly<Record<string, DtoClass>>): (value: unknown) => DtoClass | null {
  return (value) => {
    const { kind } = value as { kind?: unknown };
    return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? (kinds[kind] ?? null) : null;
  };
}

/** How the API reference shows a choice by `kind`. */
function oneOfKinds(kinds: Readonly<Record<string, DtoClass>>) {
  const paths = Object.entries(kinds).map(([kind, dto]) => [kind, getSchemaPath(dto)] as const);
  return {
    oneOf: [...new Set(paths.map(([, path]) => path))].map((path) => ({ $ref: path })),
    discriminator: { propertyName: 'kind', mapping: Object.fromEntries(paths) },
  };
}

/** A hand of Danish Tarok as the secretary takes it down. */
@ApiExtraModels(TrumpsDto, MatadorsDto, CavallerieDto, KingsDto, KingLostDto, PagatDto)
export class TarokHandDto {
  @OneOf(['tarok'], { optional: true, usually: 'tarok', description: 'The game.' })
  readonly game?: 'tarok' | null;

  @Id({ optional: true, description: 'A check: the dealer follows from the table.' })
  readonly dealer?: PlayerId | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: 'array',
    maxItems: MOST_OF_A_HAND,
    description: 'As announced; one that a fine marks as false does not bind.',
    items: oneOfKinds(MELDING_KINDS),
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(byKind(MELDING_KINDS), { discriminator: 'kind' })
  readonly meldinger?: (TrumpsDto | MatadorsDto | CavallerieDto | KingsDto)[];

  @ApiProperty({
    required: false,
    nullable: true,
    type: 'array',
    maxItems: MOST_OF_A_HAND,
    description:
      'Kings and pagat before the last trick, in the order in which they fell. The pagat must fall, here ' +
      'or in the last trick, unless the dealer may have laid it into the skat.',
    items: oneOfKinds(EVENT_KINDS),
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(byKind(EVENT_KINDS), { discriminator: 'kind' })
  readonly events?: (KingLostDto | PagatDto)[];

  @ApiProperty({
    required: false,
    nullable: true,
    type: [FineDto],
    maxItems: MOST_OF_A_HAND,
    description: 'Fines that belong to the hand, in the order in which they were made.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => FineDto)
  readonly fines?: FineDto[];

  @Ids(0, 5, {
    optional: true,
    description: 'Active players without a trick: one has a nolo; of two, the third has a tout.',
  })
  readonly trickless?: PlayerId[];

  @ApiProperty({
    required: false,
    nullable: true,
    type: LastTrickDto,
    description:
      'Of a hand that was played, and of no other. Beside a nolo it may be left out where neither pagat nor king fell in it, unless the house pays it (R1).',
  })
  @IsOptional()
  @Nested(() => LastTrickDto)
  readonly lastTrick?: LastTrickDto | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: [CountDto],
    maxItems: MOST_OF_A_HAND,
    description:
      'Card points of all three in wolff-1899, of the two who do not deal next in the others; with five ' +
      'at the table, of the two beside the dealer. None after a nolo, nor in vlk-1970 after a tout.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => CountDto)
  readonly count?: CountDto[];

  @YesNo({ optional: true, description: 'Broken off by a fine that abandons the hand.' })
  readonly abandoned?: boolean;

  @YesNo({ optional: true, description: 'Dealt wrongly, or without a trump; dealt again.' })
  readonly redeal?: boolean;
}
