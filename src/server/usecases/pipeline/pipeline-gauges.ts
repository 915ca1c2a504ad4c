import { Gauge } from 'prom-client';
import type { Container } from '#server/container.ts';
import type { Db } from '#server/db/connect.ts';
import { fundedTotal } from '#server/db/repos/loan/fundings.ts';
import { loansByStage } from '#server/db/repos/pipeline/pipeline-counts.ts';

/** Read from the database whenever metrics are asked for, so every process says the same. */
export const addPipelineGauges = ({ metrics, db }: Pick<Container, 'metrics'> & { db: Db }): void => {
  const registers = [metrics.registry];
  new Gauge({
    name: 'loans',
    help: 'Loans by stage, open and closed',
    labelNames: ['stage', 'open'],
    registers,
    async collect() {
      this.reset();
      for (const { stage, isOpen, loans } of await loansByStage(db).catch(() => []))
        this.set({ stage, open: isOpen ? 'yes' : 'no' }, loans);
    },
  });
  const dollars = new Gauge({ name: 'funded_dollars', help: 'Money of all funded lines', registers });
  new Gauge({
    name: 'funded_loans',
    help: 'Lines that were funded',
    registers,
    async collect() {
      const total = await fundedTotal(db).catch(() => null);
      if (!total) return;
      this.set(total.loans);
      dollars.set(total.cents / 100);
    },
  });
};
