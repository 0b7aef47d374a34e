import { fileURLToPath } from 'node:url';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { ArrivingModule } from './arriving/arriving.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BackupsModule } from './backups/backups.module.js';
import type { BackupSettings } from './backups/read-backups.js';
import { CashBookModule } from './cash-book/cash-book.module.js';
import { ClubsModule } from './clubs/clubs.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { HeldModule } from './held/held.module.js';
import { ProofModule } from './ledger/proof.module.js';
import type { MailSettings } from './notifications/mail/mail-settings.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { LiveModule } from './live/live.module.js';
import { PapersModule } from './papers/papers.module.js';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.js';
import { PUBLIC_ONLY, type Outgoing } from './platform/outgoing/reachable.js';
import { makeKey } from './platform/secret-box.js';
import { BesideModule } from './platform/worker/beside.module.js';
import { PlanningModule } from './planning/planning.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SeasonsModule } from './seasons/seasons.module.js';
import { ClubReplayer } from './replay/club-replayer.js';
import { StatisticsModule } from './seasons/statistics/statistics.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { TablesModule } from './tables/tables.module.js';

/** The thread beside has the same replayer. */
const WORKER = fileURLToPath(new URL('beside-worker.js', import.meta.url));

/** The parts that the whole application is built around. */
export interface AppOptions extends PlatformOptions {
  /** Where the instance has its backups; null where its PostgreSQL is not the embedded one. */
  readonly backups?: BackupSettings | null;
  /** The addresses that clubs may name; those of the internet when left out. */
  readonly outgoing?: Outgoing;
  /** Encrypts secrets in the database; a new one when left out. */
  readonly secretsKey?: string;
  /** The relay of mails, and what they come from; null for none. They need a public URL. */
  readonly smtp?: { readonly url: string; readonly from: string } | null;
  /** The contact that push services are given; null for none, and then nothing is pushed. */
  readonly pushSubject?: string | null;
}

/** The whole application; the rooms' modules are listed here. */
@Module({})
export class AppModule {
  static with(options: AppOptions): DynamicModule {
    const { secretsKey, pushSubject = null, outgoing = PUBLIC_ONLY, backups = null } = options;
    const key = secretsKey ?? makeKey();
    const mails = mailsOf(options, key);
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(options),
        AccessModule,
        ClubsModule,
        SessionsModule,
        CashBookModule,
        ArrivingModule,
        SeasonsModule,
        PlanningModule,
        ReportsModule,
        StatisticsModule,
        AuditModule,
        HeldModule,
        BesideModule.of(options.beside === false ? null : WORKER),
        ProofModule.by(() => new ClubReplayer()),
        TablesModule,
        PapersModule,
        LiveModule,
        DeliveriesModule.of(outgoing, key),
        NotificationsModule.of({ mails, pushSubject, outgoing, backups, key }),
        BackupsModule.of(backups),
      ],
    };
  }
}

function mailsOf({ smtp, publicUrl }: AppOptions, key: string): MailSettings | null {
  return smtp == null || publicUrl == null ? null : { ...smtp, publicUrl, key };
}
