import { z } from 'zod';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { claimDelivery, hasDelivery } from '#server/db/repos/accounts/messages.ts';
import { writeNote } from '#server/usecases/loan/loan-notes.ts';
import { writeToStaff } from '#server/usecases/messages/loan-messages.ts';
import { assignLoans } from '#server/usecases/pipeline/assign-loans.ts';
import { requireStaff } from '#server/usecases/shared/require-staff.ts';
import { staffGrants } from '#server/usecases/staff/staff-grants.ts';
import { demoPeople } from '../demo-people.ts';
import { answerVisits, beginPersona } from '../usecases/become-persona.ts';
import { answerDemoQuestions } from './answer-demo-questions.ts';
import { atDaysAgo, carryDemoLoan } from './carry-demo-loan.ts';
import { type DemoLoan, demoLoans } from './demo-loans.ts';
import { demoStaffId } from './demo-staff.ts';
import { LEADS_KEY, seedLeads } from './seed-leads.ts';
import { sendDemoDocuments } from './send-demo-documents.ts';

const keyOf = (name: string): string => `demoLoan/${name}`;

/** Queues the demo loans and leads a sandbox does not have yet. They are created in the background, so startup does not wait. */
export const seedPipeline = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  const enqueue = await container.jobs.addQueue({
    name: 'seedLoan',
    payload: z.object({ name: z.string().min(1) }),
    work: ({ name }) => seedLoan(container, name),
  });
  const enqueueLeads = await container.jobs.addQueue({
    name: 'seedLeads',
    payload: z.object({}),
    work: () => seedLeads(container),
  });
  if (!(await hasDelivery(db, LEADS_KEY))) await transact((tx) => enqueueLeads(tx, {}));
  for (const { name } of demoLoans)
    if (!(await hasDelivery(db, keyOf(name)))) await transact((tx) => enqueue(tx, { name }));
};

/** Trying the same persona by hand must not find its email already taken. */
const withOwnAddress = (answers: Record<string, unknown>): Record<string, unknown> =>
  typeof answers.email === 'string' ? { ...answers, email: answers.email.replace('@', '+pipeline@') } : answers;

/** On the offer's page the household asks for this line. */
const withLine = (answers: Record<string, unknown>, line: number | undefined): Record<string, unknown> =>
  line !== undefined && 'originationFee' in answers && 'amount' in answers ? { ...answers, amount: line } : answers;

const assign = async (container: Container, { loanId, worker }: { loanId: string; worker: string }): Promise<void> => {
  const accountId = await demoStaffId(container, 'manager');
  const staff = { accountId, grants: await staffGrants(container, accountId) };
  const to = await demoStaffId(container, worker);
  await assignLoans(container, staff, { loans: [{ loanId, ownerId: null }], to });
};

/** A note for colleagues, by a demo member of staff. */
const noteAs = async (
  container: Container,
  { applicationId, name, text }: { applicationId: string; name: string; text: string },
): Promise<void> => {
  const accountId = await demoStaffId(container, name);
  const staff = await requireStaff(container, { accountId, action: 'correspond', applicationId });
  await writeNote(container, { staff, body: text });
};

/** Holds background jobs until the simulated past is complete: run today, they would land in the middle of it. */
const holdJobs = (container: Container): { container: Container; letGo: () => Promise<void> } => {
  const held: ((tx: Tx) => Promise<void>)[] = [];
  const jobs: Container['jobs'] = {
    ...container.jobs,
    enqueue: async (_, name, payload) => {
      held.push((tx) => container.jobs.enqueue(tx, name, payload));
    },
  };
  const letGo = () =>
    container.database.transact(async (tx) => {
      for (const enqueue of held) await enqueue(tx);
    });
  return { container: { ...container, jobs }, letGo };
};

/** Takes one loan through the regular saves and staff work, once: the process that claimed it creates it. */
export const seedLoan = async (now: Container, name: string): Promise<void> => {
  const { container, letGo } = holdJobs(now);
  const loan: DemoLoan | undefined = demoLoans.find((each) => each.name === name);
  const way = loan && demoPeople.wayTo({ name, step: loan.step });
  if (!loan || !way) return;
  if (!(await container.database.transact((tx) => claimDelivery(tx, keyOf(name))))) return;
  const then = atDaysAgo(container, loan.daysAgo);
  const visits = way.visits.map((visit) => ({
    ...visit,
    answersOn: (application: Parameters<typeof visit.answersOn>[0]) =>
      withLine(withOwnAddress(visit.answersOn(application)), loan.line),
  }));
  const { applicationId } = await beginPersona(then, { name, variant: way.variant });
  await answerVisits(then, { applicationId, name, variant: way.variant, visits });
  if (loan.worker) await assign(then, { loanId: applicationId, worker: loan.worker });
  await carryDemoLoan(container, { applicationId, ...loan });
  if (loan.hasSent) {
    await answerDemoQuestions(atDaysAgo(container, 1), applicationId);
    await sendDemoDocuments(atDaysAgo(container, 1), applicationId);
  }
  if (loan.noted)
    await noteAs(atDaysAgo(container, 1), { applicationId, name: loan.worker ?? 'processor', text: loan.noted });
  if (loan.wrote) await writeToStaff(atDaysAgo(container, 1), { applicationId, person: 'borrower' }, loan.wrote);
  await letGo();
};
