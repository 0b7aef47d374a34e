import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ClubsModule } from './clubs/clubs.module.js';
import { ProofModule } from './ledger/proof.module.js';
import { LiveModule } from './live/live.module.js';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ClubReplayer } from './sessions/club-replayer.js';
import { SessionsModule } from './sessions/sessions.module.js';

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
        ReportsModule,
        AuditModule,
        ProofModule.by(() => new ClubReplayer()),
        LiveModule,
      ],
    };
  }
}
