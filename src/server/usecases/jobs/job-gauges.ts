import { Gauge } from 'prom-client';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import { countUndelivered, oldestUndelivered } from '#server/db/repos/accounts/outgoing-messages.ts';

type Watched = Pick<Container, 'jobs' | 'metrics'> & { db: Db };

/** Read from the database whenever metrics are asked for, so every process says the same; without a database they are left out. */
export const addJobGauges = ({ jobs, metrics: { registry }, db }: Watched): void => {
  const registers = [registry];
  new Gauge({
    name: 'failed_jobs',
    help: 'Jobs that were given up and wait for staff, by job',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset();
      for (const { job, count } of await jobs.countFailed().catch(() => [])) this.set({ job }, count);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait (retries included) or run, by job',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, waiting, active } of await jobs.counts().catch(() => [])) {
        this.set({ job: name, state: 'waiting' }, waiting);
        this.set({ job: name, state: 'running' }, active);
      }
    },
  });
  new Gauge({
    name: 'undelivered_messages',
    help: 'Messages that are not delivered yet, by class',
    labelNames: ['class'],
    registers,
    async collect() {
      this.reset();
      const counted = await countUndelivered(db).catch(() => null);
      if (counted) for (const [name, count] of Object.entries(counted)) this.set({ class: name }, count);
    },
  });
  new Gauge({
    name: 'oldest_undelivered_message_seconds',
    help: 'Age of the oldest message that is not delivered yet, by class; statutory ones have legal deadlines',
    labelNames: ['class'],
    registers,
    async collect() {
      this.reset();
      for (const { deliveryClass, seconds } of await oldestUndelivered(db).catch(() => []))
        this.set({ class: deliveryClass }, seconds);
    },
  });
};
