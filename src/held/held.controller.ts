import { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FineRegister } from '../audit/fine-register/fines-beside.js';
import { readClub } from '../clubs/clubs/read-clubs.js';
import { AtOnce } from '../platform/http/limits/at-once.js';
import { EXPORTS } from '../ledger/requests/exports-at-once.js';
import type { Caller } from '../people/caller.js';
import { Database } from '../platform/database/database.js';
import { OneOf } from '../platform/validation/fields.js';
import type { Logger } from '../platform/logging.js';
import { Needs } from '../platform/http/needs.js';
import { LOGGER } from '../platform/tokens.js';
import { By } from '../platform/http/write/write-request.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { LANGUAGES, type LanguageId } from '../people/languages.js';
import { heldApi } from './held.api.js';
import { heldJson, readHeld } from './read-held.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';

class HeldQuery {
  @OneOf(LANGUAGES, {
    optional: true,
    description: 'The language of the sentences; that of the club when it is left out.',
    example: 'da',
  })
  readonly language?: LanguageId;
}

@ApiTags('members')
@Controller('v1/clubs/:clubId/members')
export class HeldController {
  constructor(
    private readonly database: Database,
    private readonly register: FineRegister,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Streamed: a member of many years has many lines. */
  @Get(':memberId/held')
  @AtOnce(EXPORTS)
  @Needs('read-account')
  @heldApi.held
  async held(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) member: string,
    @Query() { language }: HeldQuery,
  ): Promise<StreamableFile> {
    const club = await readClub(this.database, clubId);
    const asked = { clubId, member, language: language ?? club.language };
    const parts = await readHeld(this.database, this.register, by, asked);
    const stream = Readable.from(heldJson(parts), { objectMode: false });
    stream.on('error', (error) => {
      this.logger.warn({ err: error, clubId }, 'what is held was broken off');
    });
    return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
  }
}
