import { Gauge } from 'prom-client';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import { countRunningClocks } from '#server/db/repos/loan/late-clocks.ts';

/** Read from the database whenever metrics are asked for, so every process says the same. */
export const addClockGauges = ({ metrics, db, clock }: Pick<Container, 'metrics' | 'clock'> & { db: Db }): void => {
  new Gauge({
    name: 'clocks',
    help: 'Duties with a deadline that run, and those past it, by kind',
    labelNames: ['kind', 'state'],
    registers: [metrics.registry],
    async collect() {
      this.reset();
      for (const { kind, running, late } of await countRunningClocks(db, clock.today()).catch(() => [])) {
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'late' }, late);
      }
    },
  });
};
