import { Controller, Get, Inject, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AtOnce } from '../../platform/http/limits/at-once.js';
import { EXPORTS } from '../requests/exports-at-once.js';
import type { Logger } from '../../platform/logging.js';
import { LOGGER } from '../../platform/tokens.js';
import { CLUB_ID } from '../requests/club-write.js';
import { PROOFS, type Proofs } from '../proofs.js';
import { exportApi } from './export.api.js';
import { Needs } from '../../platform/http/needs.js';

@ApiTags('audit')
@Controller('v1/clubs/:clubId/export')
export class ExportController {
  constructor(
    @Inject(PROOFS) private readonly proofs: Proofs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The club as a file, streamed for as long as its client takes. */
  @Get()
  @AtOnce(EXPORTS)
  @Needs('read-all')
  @exportApi.export
  async export(@Param('clubId', CLUB_ID) clubId: string): Promise<StreamableFile> {
    const { fileName, stream } = await this.proofs.export(clubId);
    stream.on('error', (error) => {
      this.logger.warn({ err: error, clubId }, 'an export was broken off');
    });
    return new StreamableFile(stream, {
      type: 'application/x-ndjson; charset=utf-8',
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
