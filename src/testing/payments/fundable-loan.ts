import { addDays } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { agreeToFund } from '#server/usecases/closing/fund-loan.ts';
import { recordClosingPapers } from '#server/usecases/closing/open-account.ts';
import { bookFirstDay, meetConditions } from '../closing.ts';
import { approveLoan } from '../desk-loans.ts';
import { loanStaff, staffId } from '../loan-staff.ts';
import { passDays } from '../pass-days.ts';
import { personaLead } from '../persona-lead.ts';
import type { TestServer } from '../test-server.ts';

type Sandbox = Pick<TestServer, 'container'>;

/** Moves the sandbox's clock to a day on which banks are open. */
export const toBankingDay = (server: Sandbox): void => {
  let more = 0;
  const today = server.container.clock.today();
  while (!isBusinessDay(addDays(today, more), 'banking')) more += 1;
  if (more > 0) passDays(server, more);
};

/** Everything but the release of a submitted loan's payments. Needs the sandbox's staff, and ends on a banking day. */
export const makeFundable = async (server: Sandbox, applicationId: string): Promise<void> => {
  const { container } = server;
  await approveLoan(server, { loanId: applicationId, staffId: await staffId(container, 'underwriter') });
  await bookFirstDay(container, applicationId);
  await meetConditions(container, applicationId);
  await recordClosingPapers(container, { applicationId, owner: 'borrower' });
  passDays(server, 7);
  toBankingDay(server);
  await meetConditions(container, applicationId);
  for (const role of ['manager', 'processor'])
    await agreeToFund(container, { staff: await loanStaff(container, { role, action: 'fund', applicationId }) });
};

/** A loan whose only missing step is the release of its payments, on a banking day. */
export const fundableLoan = async (server: TestServer, persona: Persona = homeownerWithOneJob) => {
  toBankingDay(server);
  const lead = await personaLead(server, persona, 'applicationSubmitted');
  await makeFundable(server, lead.applicationId);
  return lead;
};
