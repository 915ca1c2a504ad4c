import { isMet } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { bookClosing, closingChoices } from '#server/usecases/closing/book-closing.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { approveLoan } from './desk-loans.ts';

/** A demo staff member by the first part of the email address. */
export const staffId = async ({ database }: Container, role: string): Promise<string> => {
  const { rows } = await database.pool.query('SELECT id FROM accounts WHERE email = $1', [`${role}@sandbox.example`]);
  return String(rows[0]?.id);
};

/** Meets every condition as the portal would: accepts documents, waives the rest where allowed, and approves. */
export const meetConditions = async (container: Container, applicationId: string): Promise<void> => {
  const underwriter = await staffId(container, 'underwriter');
  const { conditions } = await currentConditions(container, applicationId);
  for (const { key, state } of conditions) {
    if (isMet(state)) continue;
    const asked = { applicationId, key, staffId: underwriter };
    const outcome = await decideCondition(container, { ...asked, decision: { kind: 'accept' } });
    if (outcome.kind === 'nothingToJudge')
      await decideCondition(container, { ...asked, decision: { kind: 'waive', reason: 'Seen elsewhere.' } });
  }
  await approveLoan({ container }, { loanId: applicationId, staffId: underwriter });
};

/** Books the first available day, online. */
export const bookFirstDay = async (container: Container, applicationId: string): Promise<string> => {
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) throw new Error('no application');
  const { days, places } = await closingChoices(container, container.database.db, stored);
  const [[on], [place]] = [days, places];
  if (!on || !place) throw new Error('no day to close on');
  await bookClosing(container, { applicationId, actor: 'borrower' }, { on, time: 'morning', place });
  return on;
};
