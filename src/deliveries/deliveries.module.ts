import { Module, type DynamicModule } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { Door } from '../platform/outgoing/door.js';
import type { Outgoing } from '../platform/outgoing/reachable.js';
import { SecretBox } from '../platform/secret-box.js';
import { Sender } from './sender.js';
import { WebhooksController } from './webhooks.controller.js';

/** Deliveries to programs outside. The service starts the sender. */
@Module({})
export class DeliveriesModule {
  /** @param key encrypts the secrets of webhooks */
  static of(outgoing: Outgoing, key: string): DynamicModule {
    return {
      module: DeliveriesModule,
      imports: [LedgerModule],
      controllers: [WebhooksController],
      providers: [
        { provide: Door, useValue: new Door(outgoing) },
        { provide: SecretBox, useValue: new SecretBox(key) },
        Sender,
      ],
    };
  }
}
