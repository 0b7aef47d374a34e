import { getSchemaPath } from '@nestjs/swagger';
import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { BodyByKind, type DtoClass } from '../../platform/validation/validation.js';
import type { GameId } from '../../rules/game.js';
import { TarokHandDto } from './hand.dto.js';
import { KoenigrufenHandDto } from './koenigrufen-hand.dto.js';

/** The records of the games. A body that names no game is one of Tarok. */
const RECORDS: Readonly<Record<GameId, DtoClass>> = {
  tarok: TarokHandDto,
  koenigrufen: KoenigrufenHandDto,
};

/** The DTO of a hand's record, chosen by its `game`; null for a game that there is not. */
export function recordDto(value: unknown): DtoClass | null {
  const game = (value as { game?: unknown }).game ?? 'tarok';
  return typeof game === 'string' && Object.hasOwn(RECORDS, game) ? RECORDS[game as GameId] : null;
}

/** The record of a hand, as a body. */
@BodyByKind(recordDto, 'game')
export class HandDto {}

/**
 * The schema of a hand's record in the API reference; its models must be named where it is used. The
 * values of `game` distinguish them: a discriminator would make clients refuse a record without it, for
 * its property must be there in every branch.
 */
export const HAND_RECORD = namedSchema('HandRecord', {
  description: 'The record of a hand; without `game` it is one of Tarok.',
  oneOf: Object.values(RECORDS).map((dto) => ({ $ref: getSchemaPath(dto) })),
});

/** The record of a hand, or null for one that is void. */
export const HAND_RECORD_OR_NULL = { anyOf: [HAND_RECORD, { type: 'null' }] };

/** The classes behind HAND_RECORD. */
export const HAND_RECORDS = Object.values(RECORDS);
