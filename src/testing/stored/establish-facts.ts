import { randomUUID } from 'node:crypto';
import type { Person } from '#entities/values/person.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { statedIncomes } from '#rules/income/stated-incomes.ts';
import { creditFileWith, valuedAt } from '#sandbox/personas/parts/outside-answers.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { addEnteredReport } from '#server/db/repos/application/reports.ts';
import { decideApplication } from '#server/usecases/shared/decide-application.ts';
import { knownAddress } from '#server/usecases/shared/known-address.ts';
import { outsideFactsOf } from '#server/usecases/shared/outside-facts-of.ts';
import type { StoredReportKind } from '#server/vendors/port.ts';

/** Every fact a line needs that nobody has told here, as vendors would have told what was stated: for tests of later stages. */
export const establishFacts = ({ database, ring, clock }: Container, applicationId: string): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new Error('no application');
    const { document } = stored;
    const address = knownAddress(document);
    if (!address) return;
    const known = await outsideFactsOf(tx, stored);
    const { facts, figures } = decideApplication({ application: document, facts: known, asOf: clock.today() });
    const add = (kind: StoredReportKind, person: Person, answer: { kind: string; [part: string]: unknown }) =>
      addEnteredReport(tx, {
        applicationId,
        person,
        kind,
        idempotencyKey: `test/${kind}/${randomUUID()}`,
        ring,
        answer,
      });
    const missing = facts.filter(({ outcome }) => outcome === 'unknown');
    for (const { fact, person } of missing) {
      if (fact === 'credit' && person) {
        const score = figures.score ?? 760;
        const kind = person === 'borrower' ? 'singleCredit' : 'singleCreditCoborrower';
        const file = creditFileWith([score, score, score], { kind, pulledOn: clock.today() });
        await add(kind, person, { kind: 'found', files: [file] });
      }
      if (fact === 'value') {
        const answers = valuedAt(figures.value ?? 400_000);
        await add('avmCascade', 'borrower', { kind: 'found', address, answers, winner: answers[0]?.model ?? '' });
      }
      if (fact === 'title') {
        const { acquiredOn } = document.property;
        const record = { holder: 'person', trustKind: null, names: [], acquiredOn, openLiens: [] };
        await add('title', 'borrower', { kind: 'found', address, record });
      }
      if (fact === 'flood') {
        const determination = { zone: 'X', communityNumber: '470040', participates: true, determinedOn: clock.today() };
        await add('flood', 'borrower', { kind: 'found', address, determination });
      }
      if (fact === 'income')
        for (const one of peopleOf(document)) {
          const amounts = statedIncomes(document, one.person).map(({ subject, monthly }) => ({
            subject,
            monthly: monthly ?? 0,
          }));
          await add('staffIncome', one.person, { kind: 'found', amounts });
        }
    }
  });
