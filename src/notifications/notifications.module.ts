import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailRelay, type MailSettings } from './mail/mail-settings.js';
import { MailSender } from './mail/mail-sender.js';
import { ForgottenPasswordController } from './passwords/forgotten.controller.js';
import { ForgottenPasswords } from './passwords/forgotten-passwords.js';
import { NotificationsController } from './settings/notifications.controller.js';

/** Mails to people about what the logs of their clubs gain. The service starts the sender. */
@Module({})
export class NotificationsModule {
  /** @param settings null where the instance sends no mails */
  static of(settings: MailSettings | null): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [AccessModule, AuditModule],
      controllers: [NotificationsController, ForgottenPasswordController],
      providers: [
        { provide: MailRelay, useValue: new MailRelay(settings) },
        MailSender,
        ForgottenPasswords,
      ],
    };
  }
}
