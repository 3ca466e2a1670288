import { Injectable } from '@nestjs/common';
import { lookup } from 'node:dns';

/** How deliveries are made. A class of its own, so that a test neither waits for so long nor depends on real names. */
@Injectable()
export class SendingRules {
  /** Contract: 2xx within 15 s is success; milliseconds. */
  readonly timeoutMs: number = 15_000;
  /** Finds the addresses of a name. */
  readonly lookup: typeof lookup = lookup;
}
