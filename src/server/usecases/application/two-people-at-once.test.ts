import { afterAll, beforeAll, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { AppError } from '#server/app-error.ts';
import { addApplication, findApplication } from '#server/db/repos/application/applications.ts';
import { keepCoborrowerStatus } from '#server/db/repos/application/coborrower-progress.ts';
import { answersArbitrary } from '#testing/answers-arbitrary.ts';
import { fc } from '#testing/fast-check.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { receiveCurrentDisclosures } from '../documents/disclosures.ts';
import { submitStep } from './submit-step.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const asOf = toDay('2026-11-15');

/** Pages each applicant may save at any time, private ones and the shared one (the home's address on creditScore). */
const pages: Readonly<Record<Person, readonly string[]>> = {
  borrower: [
    'creditScore',
    'isSelfEmployed',
    'application',
    'application4',
    'application5',
    'manualIncomeVerification',
    'propertyUsage',
  ],
  coborrower: [
    'creditScore',
    'isSelfEmployed',
    'application',
    'application5',
    'manualIncomeVerification',
    'application8',
  ],
};

const stepOf = (key: string) => {
  const step = stepByKey(key, workedExampleCouple);
  if (!step) throw new Error(`no step ${key}`);
  return step;
};

const saveBy = (person: Person) =>
  fc.constantFrom(...pages[person]).chain((key) =>
    fc.record({
      person: fc.constant(person),
      key: fc.constant(key),
      answers: answersArbitrary(stepOf(key)),
      /** Some pages are loaded long before they are saved. */
      isStale: fc.boolean(),
    }),
  );

type Save = { person: Person; key: string; answers: Record<string, unknown>; isStale: boolean };

const rounds: fc.Arbitrary<Save[][]> = fc.array(
  fc.array(fc.oneof(saveBy('borrower'), saveBy('coborrower')), { minLength: 1, maxLength: 4 }),
  { minLength: 1, maxLength: 5 },
);

type StepSaved = {
  actor: Person;
  body: { step: string; before: Record<string, unknown>; after: Record<string, unknown> };
};
type Said = { actor: Person; step: string; said: Record<string, unknown> };

/** A page as its parts: the home's address is one part, on either applicant's page. */
const partsOf = ({ actor, step, said }: Said): [string, unknown][] => {
  // Whether a person lives in the home is open again once the other one changes how it is used.
  const { hasIntentToOccupy: _, ...plain } = JSON.parse(JSON.stringify(said)) as Record<string, unknown>;
  if (step !== 'creditScore') return [[`${actor}/${step}`, plain]];
  const { address, ...own } = plain;
  return [
    [`${actor}/${step}`, own],
    ['address', address],
  ];
};

it('loses no acknowledged answer, however the saves of two people fall', async () => {
  const { container } = server;
  const { db, pool, transact } = container.database;
  const { application: start } = situationOf(workedExampleCouple, 'disclosures');
  let acknowledged = 0;
  await fc.assert(
    fc.asyncProperty(rounds, async (planned) => {
      const id = await transact((tx) =>
        addApplication(tx, { document: start, status: 'disclosures', variant: workedExampleCouple.variant }),
      );
      for (const person of ['borrower', 'coborrower'] as const)
        await receiveCurrentDisclosures(container, { applicationId: id, person });
      await transact((tx) => keepCoborrowerStatus(tx, { id, status: 'disclosures' }));
      for (const round of planned) {
        const seen = (await findApplication(db, id))?.document ?? start;
        await Promise.all(
          round.map(({ person, key, answers, isStale }) => {
            const base = stepOf(key).read(isStale ? start : seen, person);
            const saving = submitStep(container, { applicationId: id, person }, { key, answers, base, asOf });
            // A refused save, as for an unserved state, acknowledges nothing.
            return saving.catch((error: unknown) => {
              if (!(error instanceof AppError)) throw error;
            });
          }),
        );
      }
      const stored = (await findApplication(db, id))?.document ?? start;
      const { rows } = await pool.query(
        "SELECT actor, body FROM events WHERE application_id = $1 AND kind = 'stepSaved' ORDER BY seq",
        [id],
      );
      // Each acknowledged save started from the result of the previous one, and the last one of each part is stored.
      const last = new Map<string, unknown>(
        (['borrower', 'coborrower'] as const).flatMap((person) =>
          pages[person].flatMap((key) => partsOf({ actor: person, step: key, said: stepOf(key).read(start, person) })),
        ),
      );
      for (const { actor, body } of rows as StepSaved[]) {
        for (const [part, before] of partsOf({ actor, step: body.step, said: body.before }))
          expect(before, part).toEqual(last.get(part));
        for (const [part, after] of partsOf({ actor, step: body.step, said: body.after })) last.set(part, after);
      }
      acknowledged += rows.length;
      for (const person of ['borrower', 'coborrower'] as const)
        for (const key of pages[person])
          for (const [part, kept] of partsOf({ actor: person, step: key, said: stepOf(key).read(stored, person) }))
            expect(kept, part).toEqual(last.get(part));
    }),
    { endOnFailure: true, numRuns: isLong ? 150 : 15 },
  );
  expect(acknowledged).toBeGreaterThan(20);
}, 120_000);
