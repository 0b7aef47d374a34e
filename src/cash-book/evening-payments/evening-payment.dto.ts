import { Id, Text } from '../../platform/validation/fields.js';
import { Amount } from '../money-fields.js';

/** A payment in cash for an evening, from one player to another. */
export class EveningPaymentDto {
  @Id({ description: 'The member who paid.' })
  readonly from!: string;
  @Id({ description: 'The member who was paid.' })
  readonly to!: string;
  @Amount()
  readonly amount!: number;
}

/** A payment in cash for an evening between a player and a purse of the club. */
export class EveningPurseDto {
  @Id({ description: 'The member who paid or was paid.' })
  readonly member!: string;
  @Id({ description: 'The purse.' })
  readonly purse!: string;
  @Amount()
  readonly amount!: number;
}

/** Why a payment in cash is taken back. */
export class UndoPaymentDto {
  @Text(1, 500, { description: 'Why.' })
  readonly why!: string;
}
