import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AtOnce, HEAVY_READS } from '../platform/http/limits/at-once.js';
import type { Caller } from '../people/caller.js';
import { whoseRecords } from '../clubs/whose-records.js';
import { Database } from '../platform/database/database.js';
import { By } from '../platform/http/write/write-request.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { AuditQuery } from './log/query.js';
import { readAudit } from './log/read.js';
import { auditApi } from './audit.api.js';
import { FineRegisterQuery } from './fine-register/query.js';
import { FineRegister } from './fine-register/fines-beside.js';
import { Needs } from '../platform/http/needs.js';

@ApiTags('audit')
@Controller('v1/clubs/:clubId')
export class AuditController {
  constructor(
    private readonly database: Database,
    private readonly register: FineRegister,
  ) {}

  /** The club's log in words. */
  @Get('audit')
  @AtOnce(HEAVY_READS)
  @Needs('read-all')
  @auditApi.audit
  audit(@Param('clubId', CLUB_ID) clubId: string, @Query() query: AuditQuery) {
    return readAudit(this.database, clubId, query);
  }

  /** The fines of all sessions, and what became of them. */
  @Get('fines')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @auditApi.fines
  fines(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: FineRegisterQuery,
  ) {
    const member = whoseRecords(by, query.member ?? null);
    return this.register.read(clubId, member === null ? query : { ...query, member });
  }
}
