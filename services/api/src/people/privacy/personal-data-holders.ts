import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  HoldsPersonalData,
  HoldsSecrets,
  type EncryptedTable,
  type PersonalDataHolder,
  type SecretsHolder,
} from '../../common/personal-data/personal-data-holder.js';

/** All holders of personal data, from all modules. */
@Injectable()
export class PersonalDataHolders implements OnModuleInit {
  private holders: PersonalDataHolder[] = [];
  private secrets: SecretsHolder[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error naming the kind if two holders have the same; the process does not start then */
  onModuleInit(): void {
    const found = this.discovery.getProviders({ metadataKey: HoldsPersonalData.KEY });
    this.holders = found.map(({ instance }) => instance as PersonalDataHolder);
    this.secrets = this.discovery
      .getProviders({ metadataKey: HoldsSecrets.KEY })
      .map(({ instance }) => instance as SecretsHolder);
    this.holders.sort((a, b) => (a.kind < b.kind ? -1 : 1));
    this.holders.forEach(({ kind }, index) => {
      if (this.holders[index + 1]?.kind === kind) throw new Error(`Two holders of personal data are called "${kind}"`);
    });
  }

  /** In the order of their kinds: orders before the coupons that they used, the order in which every transaction locks them. */
  all(): readonly PersonalDataHolder[] {
    return this.holders;
  }

  /** Every table with encrypted columns, including those with secrets. */
  tables(): EncryptedTable[] {
    return [...this.holders, ...this.secrets].flatMap(({ tables }) => tables);
  }
}
