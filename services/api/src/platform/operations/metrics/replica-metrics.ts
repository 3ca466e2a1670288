import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Database } from '../../../database/database.js';
import { Replica } from '../../../database/replica/replica.js';
import { Metrics } from '../metrics.js';

/** Prometheus figures of the read replica, where there is one. */
@Injectable()
export class ReplicaMetrics {
  constructor({ registry }: Metrics, replica: Replica, { reads }: Database) {
    if (!replica.pool) return;
    const registers = [registry];
    new Gauge({
      name: 'vitrine_replica_up',
      help: '1 while the read replica answers and is not too far behind',
      registers,
      collect() {
        this.set(replica.state === 'up' ? 1 : 0);
      },
    });
    new Gauge({
      name: 'vitrine_replica_lag_seconds',
      help: 'How old what the read replica shows may be, in seconds',
      registers,
      collect() {
        this.set(replica.lagMs / 1000);
      },
    });
    new Gauge({
      name: 'vitrine_replica_lag_bytes',
      help: 'How much of the write-ahead log the read replica has yet to replay, in bytes',
      registers,
      collect() {
        if (replica.lagBytes === undefined) this.remove();
        else this.set(replica.lagBytes);
      },
    });
    new Counter({
      name: 'vitrine_replica_reads_total',
      help: 'Reads that may be answered by the replica, by the server that answered',
      labelNames: ['server'],
      registers,
      collect() {
        this.reset();
        for (const [server, count] of Object.entries(reads)) this.inc({ server }, count);
      },
    });
  }
}
