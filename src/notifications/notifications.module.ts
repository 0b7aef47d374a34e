import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AuditModule } from '../audit/audit.module.js';
import type { BackupSettings } from '../backups/read-backups.js';
import { Door } from '../platform/outgoing/door.js';
import type { Outgoing } from '../platform/outgoing/reachable.js';
import { SecretBox } from '../platform/secret-box.js';
import { FailedMessagesController } from './failed/failed.controller.js';
import { MailRelay, type MailSettings } from './mail/mail-settings.js';
import { ForgottenPasswordController } from './passwords/forgotten.controller.js';
import { ForgottenPasswords } from './passwords/forgotten-passwords.js';
import { PushController } from './push/push.controller.js';
import { PushKeys } from './push/push-keys.js';
import { UnreachedController } from './reached/unreached.controller.js';
import { Notifier } from './sending/notifier.js';
import { BackupsOfInstance, TimeLook } from './times/time-look.js';
import { NotificationsController } from './settings/notifications.controller.js';

/** How the instance notifies. */
export interface NotificationOptions {
  /** Null where the instance sends no mails. */
  readonly mails: MailSettings | null;
  /** The contact that push services are given; null where the instance pushes nothing. */
  readonly pushSubject: string | null;
  readonly outgoing: Outgoing;
  /** The backups of the instance, of which owners hear when none is made; null for none. */
  readonly backups: BackupSettings | null;
  /** Encrypts the key of pushes. */
  readonly key: string;
}

/** Mails and pushes to people about what the logs of their clubs gain. The service starts the notifier. */
@Module({})
export class NotificationsModule {
  static of(options: NotificationOptions): DynamicModule {
    const { mails, pushSubject, outgoing, backups, key } = options;
    return {
      module: NotificationsModule,
      imports: [AccessModule, AuditModule],
      controllers: [
        NotificationsController,
        PushController,
        FailedMessagesController,
        ForgottenPasswordController,
        UnreachedController,
      ],
      providers: [
        { provide: MailRelay, useValue: new MailRelay(mails) },
        { provide: PushKeys, useValue: new PushKeys(pushSubject, new SecretBox(key)) },
        { provide: Door, useValue: new Door(outgoing) },
        { provide: BackupsOfInstance, useValue: new BackupsOfInstance(backups) },
        TimeLook,
        Notifier,
        ForgottenPasswords,
      ],
    };
  }
}
