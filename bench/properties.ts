import { toDay } from '../src/entities/values/day.ts';
import { steps } from '../src/funnel/steps.ts';
import { situationOf } from '../src/sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '../src/sandbox/personas/homeowner-with-one-job.ts';
import { addApplication, findApplication } from '../src/server/db/repos/application/applications.ts';
import { submitStep } from '../src/server/usecases/application/submit-step.ts';
import { receiveCurrentDisclosures } from '../src/server/usecases/documents/disclosures.ts';
import { startTestServer } from '../src/testing/test-server.ts';
import { setupDurable } from './durable-database.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 40;
const asOf = toDay('2026-11-15');

const property = (at: number, value: number) => ({
  id: `property-${at}`,
  address: { line1: `${at + 1} Elm Street`, line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
  type: 'singleFamily',
  units: null,
  usage: 'investment',
  value,
  fees: 0,
  yearlyTaxes: 2400,
  yearlyInsurance: 1200,
  annualRentalIncome: 18_000,
  mortgages: [],
});

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Saving page 3 with thirty properties against three: the limit is twice the time. */
export const propertyRows = async (): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setupDurable();
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  const { container } = server;
  const { application: document, status } = situationOf(homeownerWithOneJob, 'application4');
  const { variant } = homeownerWithOneJob;
  const timeWith = async (count: number): Promise<number> => {
    const id = await container.database.transact((tx) => addApplication(tx, { document, status, variant }));
    await receiveCurrentDisclosures(container, { applicationId: id, person: 'borrower' });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const stored = await findApplication(container.database.db, id);
      const properties = Array.from({ length: count }, (_, at) => property(at, 200_000 + round));
      const base = steps.application4.read(stored?.document ?? document, 'borrower');
      const given = { key: 'application4', answers: { ownsOtherProperty: true, properties }, base, asOf };
      const start = performance.now();
      const { kind } = await submitStep(container, { applicationId: id, person: 'borrower' }, given);
      times.push(performance.now() - start);
      if (kind !== 'saved') throw new Error(`Page 3 was not saved: ${kind}`);
    }
    return middle(times);
  };
  return {
    rows: [
      {
        name: 'save of 30 properties against 3',
        unit: 'times',
        run: async () => {
          await timeWith(3);
          const few = await timeWith(3);
          const many = await timeWith(30);
          return {
            figure: many / few,
            ceiling: 2,
            note: `${many.toFixed(1)} ms against ${few.toFixed(1)} ms, middle of ${ROUNDS}`,
          };
        },
      },
    ],
    close: async () => {
      await server.close();
      await stopDatabase();
    },
  };
};
