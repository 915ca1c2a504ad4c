import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { daysBetween } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { firstSlot } from '../closing.ts';
import { signClosing } from '../sign-papers.ts';
import { closingOf, expectKind, type ProductionLoan, told, until } from './production-loan.ts';

const hubOf = async ({ applicant }: ProductionLoan): Promise<LoanHub> =>
  told<LoanHub>(await applicant.query('loan.hub'));

/** Notices that are due go by mail, and on paper to those who did not agree to electronic ones. */
export const sendNotices = async ({ desk, runJob }: ProductionLoan): Promise<number> => {
  await runJob('sendDueNotices');
  const { rows } = told<{ rows: { id: string; held: string | null }[] }>(
    await desk.processor.query('letters.page', { cursor: null }),
  );
  const ids = rows.filter(({ held }) => held === null).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const { batchId } = told<{ batchId: string }>(await desk.processor.mutate('letters.print', { ids }));
  expectKind('the letters', told(await desk.processor.mutate('letters.markMailed', { batchId })), 'mailed');
  return ids.length;
};

/** The applicant books the first day, signs on it, and the days to cancel pass. Ends on a banking day. */
export const closeLoan = async (loan: ProductionLoan): Promise<void> => {
  const { applicant, today, pass, runJob } = loan;
  const slot = firstSlot((await hubOf(loan)).closingChoices);
  const booked = told<{ kind: string }>(await applicant.mutate('loan.bookClosing', slot));
  expectKind('the appointment', booked, 'booked');
  await sendNotices(loan);
  await pass(daysBetween(today(), slot.on));
  await sendNotices(loan);
  await runJob('tellReadyClosings');
  const { standing } = (await hubOf(loan)).signing;
  if (standing !== 'open') throw new Error(`The closing cannot be signed: ${standing}`);
  await signClosing(applicant);
  await until('the account opens', async () => (await closingOf(loan)).closing.accountOpenedOn !== null);
  await pass(7);
  while (!isBusinessDay(today(), 'banking')) await pass(1);
  await sendNotices(loan);
};
