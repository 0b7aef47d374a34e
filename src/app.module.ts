import { fileURLToPath } from 'node:url';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CashBookModule } from './cash-book/cash-book.module.js';
import { ClubsModule } from './clubs/clubs.module.js';
import { ProofModule } from './ledger/proof.module.js';
import { LiveModule } from './live/live.module.js';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ClubReplayer } from './sessions/club-replayer.js';
import { SessionsModule } from './sessions/sessions.module.js';

/** The thread for proofs has the same replayer. */
const PROOF_WORKER = fileURLToPath(new URL('proof-worker.js', import.meta.url));

/** The whole application; the rooms' modules are listed here. */
@Module({})
export class AppModule {
  static with(options: PlatformOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(options),
        AccessModule,
        ClubsModule,
        SessionsModule,
        CashBookModule,
        ReportsModule,
        AuditModule,
        ProofModule.by(() => new ClubReplayer(), PROOF_WORKER),
        LiveModule,
      ],
    };
  }
}
