import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional, ValidateBy } from 'class-validator';
import { Id, Ids, OneOf, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import { Nested } from '../../platform/validation/validation.js';
import { isRequestId } from '../../values/uuid.js';
import {
  BEI_GAMES,
  CONTRACT_IDS,
  FIGURES,
  KONTRAS,
  SIDES,
  type Announcement,
  type BeiGame,
  type CardCount,
  type ContractId,
  type Figure,
  type FigureRecord,
  type KoenigrufenHandRecord,
  type Kontra,
  type PersonalKontra,
  type Side,
  type SideOrPlayer,
  type TrickCount,
} from '../../rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../rules/payment.js';
import { SUITS, type Suit } from '../../rules/cards.js';

/**
 * The DTOs of a hand of Königrufen. They say what may be written; what may be played the rules say.
 */

/** More of anything than a hand can have; the rules refuse less in words. */
const MOST_OF_A_HAND = 50;

class SideOrPlayerDto implements SideOrPlayer {
  @OneOf(SIDES, { optional: true, description: 'The side; it or a player of it is named.' })
  readonly side?: Side | null;
  @Id({ optional: true, description: 'The player; either the player or the side is named.' })
  readonly player?: PlayerId | null;
}

export class AnnouncementDto implements Announcement {
  @OneOf(FIGURES, { description: 'The declaration.' })
  readonly figure!: Figure;
  @Id({ description: 'The player who said it; it binds their whole side.' })
  readonly player!: PlayerId;
  @OneOf(KONTRAS, {
    optional: true,
    description: 'The last word said on this figure; a valat is doubled with the game.',
  })
  readonly kontra?: Kontra | null;
  @Id({ optional: true, description: 'A check: the player who said kontra on it.' })
  readonly kontraBy?: PlayerId | null;
}

export class PersonalKontraDto implements PersonalKontra {
  @Id({ description: 'The opponent who said kontra.' })
  readonly player!: PlayerId;
  @OneOf(KONTRAS, { description: 'The last word said between them and the declarer.' })
  readonly kontra!: Kontra;
}

export class BeiGameDto implements BeiGame {
  @OneOf(BEI_GAMES, { description: 'The game.' })
  readonly game!: (typeof BEI_GAMES)[number];
  @Id({ description: 'The player.' })
  readonly declarer!: PlayerId;
  @ApiProperty({
    type: [PersonalKontraDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description: 'Kontra on this game; each binds only who said it.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => PersonalKontraDto)
  readonly personalKontra?: PersonalKontraDto[];
  @YesNo({ optional: true, description: 'A check, where the tricks say it: whether it was won.' })
  readonly won?: boolean | null;
}

export class CardCountDto extends SideOrPlayerDto implements CardCount {
  @WholeNumber(0, 999, {
    optional: true,
    description: 'In blad, thirds of a point: 0 to 210.',
  })
  readonly blad?: number | null;
  @Text(1, 20, {
    optional: true,
    description: 'Or in points and blad, unrounded: `36`, `35/2`.',
  })
  readonly points?: string | null;
}

export class FigureDto extends SideOrPlayerDto implements FigureRecord {
  @OneOf(FIGURES, {
    description:
      'The figure. A king ultimo needs neither side nor player; grammeln and grossgrammeln follow from ' +
      'the card points.',
  })
  readonly figure!: Figure;
  @YesNo({
    optional: true,
    description:
      'It was not made; made when left out. Undeclared, only a bird or the called king can be lost: it ' +
      'was played to its trick.',
  })
  readonly lost?: boolean;
}

export class TrickCountDto extends SideOrPlayerDto implements TrickCount {
  @WholeNumber(0, 99, { description: '0 to 12.' })
  readonly tricks!: number;
}

/** The holder of the called king: a player, or `talon`. */
function KingHolder(): PropertyDecorator {
  return ValidateBy({
    name: 'kingHolder',
    validator: {
      validate: (value) => value === 'talon' || isRequestId(value),
      defaultMessage: () => '$property must be an id (a UUID), or talon',
    },
  });
}

/** A hand of Königrufen as the secretary takes it down. */
export class KoenigrufenHandDto implements KoenigrufenHandRecord {
  @OneOf(['koenigrufen'], { description: 'The game.' })
  readonly game!: 'koenigrufen';

  @Id({ optional: true, description: 'A check: the dealer follows from the table.' })
  readonly dealer?: PlayerId | null;

  @Id({ optional: true, description: 'A check: forehand sits to the right of the dealer.' })
  readonly forehand?: PlayerId | null;

  @OneOf(CONTRACT_IDS, { description: 'The contract; a bei is two games at once.' })
  readonly contract!: ContractId;

  @Id({
    optional: true,
    description:
      'The declarer. Trischaken has none, and each game of a bei its own; a rufer and a ' +
      'sechserdreier are always forehand’s.',
  })
  readonly declarer?: PlayerId | null;

  @OneOf([...SUITS, 'fourth'], {
    optional: true,
    description: 'The suit that was called, or `fourth`, said by one who held three kings.',
  })
  readonly calledKing?: Suit | 'fourth' | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: 'string',
    pattern: '^(talon|[0-9a-fA-F-]{36})$',
    description:
      'The holder of the called king, a player’s id: a partner, or the declarer; `talon` when it ' +
      'lay there.',
  })
  @IsOptional()
  @KingHolder()
  readonly kingHolder?: PlayerId | 'talon' | null;

  @Id({
    optional: true,
    description: 'The partner of the declarer: a check, or instead of `kingHolder`.',
  })
  readonly partner?: PlayerId | null;

  @YesNo({
    optional: true,
    description: 'The called king lay in the talon, and the declarer gave up at once.',
  })
  readonly gaveUp?: boolean;

  @OneOf(KONTRAS, {
    optional: true,
    description: 'The last word said on the game, in positive games.',
  })
  readonly kontra?: Kontra | null;

  @Id({ optional: true, description: 'A check: the players who said kontra on the game.' })
  readonly kontraBy?: PlayerId | null;

  @ApiProperty({
    type: [PersonalKontraDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description: 'Kontra on a negative game with one declarer; each binds only who said it.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => PersonalKontraDto)
  readonly personalKontra?: PersonalKontraDto[];

  @ApiProperty({
    type: [BeiGameDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description: 'The two games of a bei: the base game first, then the one bid beside it.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => BeiGameDto)
  readonly games?: BeiGameDto[];

  @ApiProperty({
    type: [AnnouncementDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description:
      'The declarations before play; the bird of a pagatrufer, uhurufer or kakadurufer may be left out.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => AnnouncementDto)
  readonly announcements?: AnnouncementDto[];

  @ApiProperty({
    type: [CardCountDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description:
      'Card points: of one side in positive games; in trischaken of every player, but one may be left ' +
      'out. None in negative games.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => CardCountDto)
  readonly count?: CardCountDto[];

  @ApiProperty({
    type: [FigureDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description:
      'Figures made, declared or not, and birds and kings played undeclared to their trick and lost. ' +
      'A declared one that is not named here is lost.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => FigureDto)
  readonly figures?: FigureDto[];

  @WholeNumber(0, 99, {
    optional: true,
    description:
      'Cards in the four suits in the declarer’s hand, in farbendreier and farbensolo: fewer than six ' +
      'lose at once.',
  })
  readonly suitCards?: number | null;

  @ApiProperty({
    type: [TrickCountDto],
    required: false,
    nullable: true,
    maxItems: MOST_OF_A_HAND,
    description:
      'Tricks: of each declarer in a negative game; elsewhere a check, and all twelve of one side are a ' +
      'valat.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_OF_A_HAND)
  @Nested(() => TrickCountDto)
  readonly tricks?: TrickCountDto[];

  @Ids(0, 5, { optional: true, description: 'A check: the players without a trick in trischaken.' })
  readonly virgins?: PlayerId[];

  @YesNo({
    optional: true,
    description:
      'Whether the declarer won: a check, or instead of their tricks in a negative game.',
  })
  readonly won?: boolean | null;
}
