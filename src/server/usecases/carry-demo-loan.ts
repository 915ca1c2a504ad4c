import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { accountsWithEmail } from '../db/repos/accounts.ts';
import { findApplication } from '../db/repos/applications.ts';
import { bookClosing, closingChoices } from './book-closing.ts';
import { currentConditions } from './current-conditions.ts';
import { decideCondition } from './decide-condition.ts';
import type { DemoEnd } from './demo-loans.ts';
import { agreeToFund, fundLoan } from './fund-loan.ts';
import { loanDecisionOf } from './loan-decision.ts';
import { recordClosingPapers } from './open-account.ts';
import { type DecisionAsked, recordDecision } from './record-decision.ts';
import { secondDecision } from './second-decision.ts';

/** What happened days ago happened by the business clock of that day. */
export const atDaysAgo = (container: Container, days: number): Container => {
  const { env } = container;
  const businessClock = { ...env.businessClock, offsetDays: env.businessClock.offsetDays - days };
  return { ...container, env: { ...env, businessClock } };
};

export const demoStaffId = async ({ database }: Container, name: string): Promise<string> => {
  const [account] = await accountsWithEmail(database.db, { realm: 'portal', email: `${name}@sandbox.example` });
  if (!account) throw new Error(`There is no demo account ${name}.`);
  return account.id;
};

type Carried = { container: Container; applicationId: string };

/** One underwriter decides, and the other agrees where policy wants two. */
const decide = async (
  { container, applicationId }: Carried,
  kind: DecisionAsked['kind'],
  note: string | null = null,
) => {
  const staffId = await demoStaffId(container, 'underwriter');
  const { runs, decided } = await loanDecisionOf(container, { applicationId, staffId });
  const asked = { kind, run: runs[0]?.run ?? 1, seenDecisionId: decided?.id ?? null, amount: null, note };
  const outcome = await recordDecision(container, { applicationId, staffId, asked });
  if (outcome.kind !== 'secondNeeded') return;
  const { proposed } = await loanDecisionOf(container, { applicationId, staffId });
  const second = await demoStaffId(container, 'underwriter2');
  if (proposed)
    await secondDecision(container, {
      ...{ applicationId, staffId: second, decisionId: proposed.id },
      ...{ answer: 'agree', note: null },
    });
};

/** Accepts what came, and waives what may be waived. */
const meetConditions = async ({ container, applicationId }: Carried): Promise<void> => {
  const staffId = await demoStaffId(container, 'underwriter');
  const { conditions } = await currentConditions(container, applicationId);
  for (const { key, state } of conditions) {
    if (isMet(state)) continue;
    const about = { applicationId, key, staffId };
    const { kind } = await decideCondition(container, { ...about, decision: { kind: 'accept' } });
    if (kind === 'nothingToJudge')
      await decideCondition(container, { ...about, decision: { kind: 'waive', reason: 'Seen with another file.' } });
  }
};

const book = async ({ container, applicationId }: Carried): Promise<void> => {
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) return;
  const { days, places } = await closingChoices(container, container.database.db, stored);
  const [[on], [place]] = [days, places];
  if (on && place) await bookClosing(container, { applicationId, person: 'borrower' }, { on, time: 'morning', place });
};

/** Signed at once: days to close on are counted from when an application was really sent in, so none of them has come. */
const open = async ({ container, applicationId }: Carried): Promise<void> => {
  await recordClosingPapers(container, { applicationId, owner: 'borrower' });
  await meetConditions({ container, applicationId });
};

/** Two of staff agree and the money moves, on the next day a bank is open. */
const fund = async ({ container, applicationId }: Carried): Promise<void> => {
  let then = container;
  while (!isBusinessDay(lenderToday(then.env), 'banking')) then = atDaysAgo(then, -1);
  for (const role of ['manager', 'processor'])
    await agreeToFund(then, { applicationId, staffId: await demoStaffId(then, role) });
  await fundLoan(then, { applicationId, staffId: await demoStaffId(then, 'manager') });
};

/** The work of staff on a made-up loan, as far as it is to get. */
export const carryDemoLoan = async (
  container: Container,
  { applicationId, end }: { applicationId: string; end: DemoEnd },
): Promise<void> => {
  const loan = { container, applicationId };
  if (end === 'asAnswered') return;
  if (end === 'withdrawn') return decide(loan, 'withdrawn', 'They called: they will wait until spring.');
  if (end === 'suspended') return decide(loan, 'suspended');
  await decide(loan, 'conditionallyApproved');
  if (end === 'approved') return;
  await meetConditions(loan);
  await book(loan);
  if (end === 'booked') return;
  await open(loan);
  if (end === 'funded') await fund(loan);
};
