import { randomUUID } from 'node:crypto';
import { creditFileWith } from '#sandbox/personas/parts/outside-answers.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { addEnteredReport } from '#server/db/repos/application/reports.ts';
import { hardPullOf } from '#server/usecases/conditions/hard-pull-of.ts';
import { outsideFactsOf } from '#server/usecases/shared/outside-facts-of.ts';

/** The hard pull an approved loan waits for, where its policy wants one, saying what the soft one said: for tests of later stages. */
export const establishHardPull = ({ database, ring, clock }: Container, applicationId: string): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new Error('no application');
    const pull = await hardPullOf(tx, stored);
    const { credit } = await outsideFactsOf(tx, stored);
    for (const person of pull.kind === 'missing' ? pull.people : []) {
      const file = credit[person] ?? creditFileWith([760, 760, 760]);
      const kind = person === 'borrower' ? 'singleCredit' : 'singleCreditCoborrower';
      const hard = { ...file, kind, outcome: 'found', isSoft: false, pulledOn: clock.today() };
      const idempotencyKey = `test/${kind}/${randomUUID()}`;
      const answer = { kind: 'found', files: [hard] };
      await addEnteredReport(tx, { applicationId, person, kind, idempotencyKey, look: 'hard', ring, answer });
    }
  });
