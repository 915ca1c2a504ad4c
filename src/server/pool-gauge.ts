import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Requests that wait for a connection are the first sign of a database that is too slow or a pool that is too small. */
export const addPoolGauge = ({ metrics, pool }: { metrics: Metrics; pool: pg.Pool }): void => {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database: idle, busy, and requests waiting for one',
    labelNames: ['state'],
    registers: [metrics.registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
};
