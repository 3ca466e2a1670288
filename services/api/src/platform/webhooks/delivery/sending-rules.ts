import { Injectable } from '@nestjs/common';
import { lookup } from 'node:dns';

/** The timeout and the name lookup of deliveries. A class of its own, so that tests can replace both. */
@Injectable()
export class SendingRules {
  /** Contract: 2xx within 15 s is success; milliseconds. */
  readonly timeoutMs: number = 15_000;
  /** Finds the addresses of a name. */
  readonly lookup: typeof lookup = lookup;
}
