import { Gauge } from 'prom-client';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import { lastAuditCheck } from '#server/db/repos/audit/audit-checks.ts';

/** Read from the database whenever metrics are asked for, so every process says the same. */
export const addAuditGauges = ({ metrics: { registry }, db }: Pick<Container, 'metrics'> & { db: Db }): void => {
  const registers = [registry];
  new Gauge({
    name: 'audit_failures',
    help: 'Problems found by the last check of the audit log; anything but 0 needs a person',
    registers,
    async collect() {
      this.reset();
      const last = await lastAuditCheck(db).catch(() => null);
      if (last) this.set(last.failed);
    },
  });
  new Gauge({
    name: 'audit_checked_timestamp_seconds',
    help: 'When the last check of the audit log ended',
    registers,
    async collect() {
      this.reset();
      const last = await lastAuditCheck(db).catch(() => null);
      if (last?.endedAt) this.set(last.endedAt.getTime() / 1000);
    },
  });
};
