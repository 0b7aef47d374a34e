import { Controller, Get, Inject, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubExport } from './export-club.js';
import { Database } from '../../platform/database.js';
import type { Logger } from '../../platform/logging.js';
import { Problem } from '../../platform/problem.js';
import { LOGGER } from '../../platform/tokens.js';
import { CLUB_ID } from '../../platform/write-request.js';
import { exportApi } from './export.api.js';
import { Needs } from '../../platform/permission.js';

/** Each holds a connection and a snapshot for as long as its client takes. */
const MOST_AT_ONCE = 2;

@ApiTags('audit')
@Controller('v1/clubs/:clubId/export')
export class ExportController {
  #underWay = 0;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The club as a file, streamed. */
  @Get()
  @Needs('read-all')
  @exportApi.export
  async export(@Param('clubId', CLUB_ID) clubId: string): Promise<StreamableFile> {
    if (this.#underWay >= MOST_AT_ONCE) {
      throw new Problem('too-much-at-once', { of: 'exports' });
    }
    this.#underWay += 1;
    let exported: ClubExport;
    try {
      exported = await ClubExport.begin(this.database.pool, clubId);
    } catch (error) {
      this.#underWay -= 1;
      throw error;
    }
    const stream = exported.stream();
    stream.on('error', (error) => {
      this.logger.warn({ err: error, clubId }, 'an export was broken off');
    });
    stream.on('close', () => (this.#underWay -= 1));
    return new StreamableFile(stream, {
      type: 'application/x-ndjson; charset=utf-8',
      disposition: `attachment; filename="${exported.fileName}"`,
    });
  }
}
