import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { headText, readHeadText, type KeptHead } from '../log/head-text.js';
import { PROOFS, type Proofs } from '../proofs.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Text } from '../../platform/validation/fields.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { CLUB_ID } from '../requests/club-write.js';
import { verificationApi } from './verification.api.js';
import { Needs } from '../../platform/http/needs.js';

/** The options of a verification. */
export class VerificationQuery {
  @Text(1, 200, {
    optional: true,
    description:
      'A head that was kept on paper, as `SEQ:` and its 64 digits, or the 16 of the short form; ' +
      'capitals and hyphens do not matter. The log must have this event, or the answer is `ok: false`.',
    example: '14:9c1f-6a0e-4b7d-2c88',
  })
  readonly until?: string;
}

@ApiTags('audit')
@Controller('v1/clubs/:clubId/verification')
export class VerificationController {
  constructor(@Inject(PROOFS) private readonly proofs: Proofs) {}

  /** Verifies the club's log, ledger and sessions from the first event on; long for a long log. */
  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('verify')
  @verificationApi.verify
  async verify(@Param('clubId', CLUB_ID) clubId: string, @Query() query: VerificationQuery) {
    const result = await this.proofs.verify(clubId, readUntil(query.until));
    return result.ok ? { ...result, head: headText(result.head) } : result;
  }
}

function readUntil(text: string | null | undefined): KeptHead | null {
  if (text == null) return null;
  const head = readHeadText(text);
  if (head !== null) return head;
  throw new Problem('head-malformed', {}, { field: 'until' });
}
