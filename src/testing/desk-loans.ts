import { becomePersona } from '#sandbox/usecases/become-persona.ts';
import { sessionCookieName } from '#server/auth/realms.ts';
import { catchUp } from './projection/catch-up.ts';
import { establishHardPull } from './stored/establish-hard-pull.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type DeskLoan = { loanId: string; applicant: TestBrowser };

/** A persona that has submitted everything, with the sandbox vendors' responses in, ready for staff. */
export const deskLoan = async (server: TestServer, name = 'homeowner-with-one-job'): Promise<DeskLoan> => {
  const applicant = server.browser();
  // Not as a call: on a busy machine these forty saves may take longer than any call should.
  const { secret } = await becomePersona(server.container, { name, step: 'applicationSubmitted' });
  applicant.cookies.set(sessionCookieName('applicant', server.container.env.PUBLIC_URL.startsWith('https://')), secret);
  const { data } = await applicant.query('application.current');
  return { loanId: (data as { hitchLoan: { id: string } }).hitchLoan.id, applicant };
};

/** Applies other answers to a stored application. */
export const changeDocument = async (
  { container }: TestServer,
  loanId: string,
  change: Record<string, unknown>,
): Promise<void> => {
  await container.database.pool.query('UPDATE applications SET document = document || $2::jsonb WHERE id = $1', [
    loanId,
    JSON.stringify(change),
  ]);
  await catchUp(container, loanId);
};

/** Records an underwriter's approval, for tests of later stages. */
export const approveLoan = async (
  { container }: Pick<TestServer, 'container'>,
  { loanId, staffId }: { loanId: string; staffId: string },
): Promise<void> => {
  await container.database.pool.query(
    `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision, run, decided_by, decided_by_name)
     VALUES ($1, 'approved', 'applicationSubmitted', '[]', '2026-11-15', current_date, '{}', '{}', 1, $2, 'Una Underwriter')`,
    [loanId, staffId],
  );
  await establishHardPull(container, loanId);
  await catchUp(container, loanId);
};
