import type { ConditionView } from '#entities/contract/condition-view.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { samplePdf } from '../../sample-files.ts';
import type { Check } from '../lend-without-vendors.ts';
import { type ProductionLoan, told } from '../production-loan.ts';

const viewsOf = async ({ applicant }: ProductionLoan) =>
  told<ConditionView[]>(await applicant.query('conditions.list'));

/** Her payroll is asked again on her consent, and confirms the job. */
const checkJob = async (loan: ProductionLoan, check: Check): Promise<void> => {
  const job = (await viewsOf(loan)).find(({ code }) => code === conditionCode.employmentVerification);
  check(`payroll can be asked about her job: ${job?.order?.state}`, job?.order?.state === 'offered');
  const { state } = told<{ state: string }>(await loan.applicant.mutate('conditions.orderCheck', { key: job?.key }));
  const after = (await viewsOf(loan)).find(({ key }) => key === job?.key);
  check(`payroll confirms the job: ${state} ${after?.state}`, state === 'found' && after?.state === 'accepted');
};

/** The creditor reads the signed letter by its link, and sends the statement. */
const sendStatement = async ({ browser, mail }: ProductionLoan, email: string, check: Check): Promise<void> => {
  const token = await mail.findInMail(email, /token=([\w-]+)/);
  const creditor = browser();
  const { base64 } = told<{ base64: string }>(await creditor.query('conditions.sharedLetter', { token }));
  check('the creditor reads the signed letter', Buffer.from(base64, 'base64').subarray(0, 5).toString() === '%PDF-');
  const sent = await creditor.fetch('/api/files', {
    method: 'POST',
    body: new Uint8Array(samplePdf({ padding: 4411 })),
    headers: {
      ...{ 'x-same-origin': '1', 'x-bot-check': await creditor.botCheck(), 'x-upload-token': token },
      ...{ 'x-file-name': 'payoff.pdf', 'x-document-type': 'payoffStatement' },
    },
  });
  check(`the creditor sends the statement: ${sent.status}`, sent.status === 201);
};

/** She signs, and the creditor is asked for its payoff statement by mail. */
const requestPayoff = async (loan: ProductionLoan, check: Check): Promise<void> => {
  const debt = (await viewsOf(loan)).find(({ order }) => order?.way === 'letter');
  const email = 'payoffs@union-card.example';
  const asked = { key: debt?.key, to: { way: 'email', email }, accountNumber: '4411-0098', signature: 'Alma Reyes' };
  const { kind } = told<{ kind: string }>(await loan.applicant.mutate('conditions.orderPayoff', asked));
  check(`the payoff statement is requested: ${kind}`, kind === 'ordered');
  await sendStatement(loan, email, check);
  const after = (await viewsOf(loan)).find(({ key }) => key === debt?.key);
  check(`the statement is in: ${after?.order?.state}`, after?.order?.state === 'answered');
};

/** What is ordered on her consent instead of being fetched by hand. */
export const orderOnConsent = async (loan: ProductionLoan, check: Check): Promise<void> => {
  await checkJob(loan, check);
  await requestPayoff(loan, check);
};
