import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RateLimitModule } from '../../common/rate-limit/rate-limit.module.js';
import { ProbesModule } from '../operations/probes.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { HouseFactsModule } from '../settings/house-facts.module.js';
import { ExtensionMailRenderers } from './extension-mail-renderers.js';
import { ExtensionMailUpkeep } from './extension-mail-upkeep.js';
import { KeptHouseFacts } from './house/kept-house-facts.js';
import type { MailRenderer } from './mail.js';
import { MailMetrics } from './mail-metrics.js';
import { MailProcessor } from './mail.processor.js';
import { MailRelay } from './mail-relay.js';
import { MailRenderers } from './mail-renderers.js';
import { OutboxRepository } from './outbox/outbox.repository.js';
import { RecipientLimit } from './recipient-limit.js';
import { SmtpSender } from './smtp/smtp-sender.js';

/** The sending side of the outbox: relay, queue processor, SMTP. */
@Module({})
export class MailWorkerModule {
  /**
   * @param renderers providers that make the mails; every kind needs exactly one, else the process does not start
   * @param imports the modules that provide them
   */
  static withRenderers(renderers: Type<MailRenderer>[], imports: (Type | DynamicModule)[]): DynamicModule {
    return {
      module: MailWorkerModule,
      imports: [DiscoveryModule, QueueModule, ProbesModule, RateLimitModule, HouseFactsModule, ...imports],
      providers: [
        ExtensionMailRenderers,
        ExtensionMailUpkeep,
        KeptHouseFacts,
        OutboxRepository,
        RecipientLimit,
        SmtpSender,
        MailMetrics,
        MailRelay,
        MailProcessor,
        {
          provide: MailRenderers,
          inject: [KeptHouseFacts, ExtensionMailRenderers, ...renderers],
          useFactory: (facts: KeptHouseFacts, extensions: ExtensionMailRenderers, ...made: MailRenderer[]) =>
            new MailRenderers(made, facts, extensions),
        },
      ],
    };
  }
}
