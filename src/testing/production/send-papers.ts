import type { ConditionView } from '#entities/contract/condition-view.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isMet, isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import type { IdChecklist } from '#server/usecases/review/id-checklist.ts';
import { samplePdf } from '../sample-files.ts';
import type { TestBrowser } from '../test-browser.ts';
import { addReport, conditionsOf, expectKind, type ProductionLoan, told } from './production-loan.ts';

let sent = 0;

const sendPaper = async (browser: TestBrowser, view: ConditionView): Promise<void> => {
  // No two files alike: one is stored once.
  sent += 1;
  const about = { 'x-property': view.propertyId, 'x-subject': view.subjectId && encodeURIComponent(view.subjectId) };
  const response = await browser.fetch('/api/files', {
    method: 'POST',
    body: new Uint8Array(samplePdf({ padding: sent })),
    duplex: 'half',
    headers: {
      ...{ 'x-same-origin': '1', 'x-bot-check': await browser.botCheck() },
      ...{ 'x-file-name': `${view.documentType}-${sent}.pdf`, 'x-document-type': view.documentType ?? '' },
      ...Object.fromEntries(Object.entries(about).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    },
  } as RequestInit);
  if (response.status !== 201) throw new Error(`${view.documentType} was refused: ${await response.text()}`);
};

/** The employer's or insurer's answer by the link it was mailed. */
const answerAsThirdParty = async ({ browser, applicant, mail }: ProductionLoan, { key }: ConditionView) => {
  const email = `party-${encodeURIComponent(key).replaceAll('%', '')}@example.com`.slice(-60).toLowerCase();
  const { kind } = told<{ kind: string }>(await applicant.mutate('conditions.share', { key, email }));
  // The paper itself has come in since.
  if (kind === 'settled') return;
  const token = await mail.findInMail(email, /token=([\w-]+)/);
  const answered = { token, name: 'Hollis Park', text: 'Confirmed from our records.' };
  told(await browser().mutate('conditions.answerShared', answered));
};

/** What only the closing itself meets. */
const laterCodes: readonly number[] = [
  conditionCode.signedDocuments,
  conditionCode.closingAppointment,
  conditionCode.rescission,
];

/** The applicant answers everything that waits for them: documents, explanations, and requests to others. */
export const sendPapers = async (loan: ProductionLoan): Promise<void> => {
  const { applicant } = loan;
  for (const view of told<ConditionView[]>(await applicant.query('conditions.list'))) {
    if (!isWaitingForAnswer(view.state) || laterCodes.includes(view.code) || view.whose === 'lender') continue;
    if (view.kind === 'document')
      for (let at = view.uploaded; at < view.count; at += 1) await sendPaper(applicant, view);
    if (view.kind === 'information')
      told(await applicant.mutate('conditions.answer', { key: view.key, text: 'As stated.' }));
    if (view.kind === 'email') await answerAsThirdParty(loan, view);
  }
};

/** The reviewer looks at the ID and ticks what they see. */
const tickChecks = async ({ desk, loanId }: ProductionLoan, person: string): Promise<void> => {
  const list = told<IdChecklist>(await desk.processor.query('loanReview.idChecks', { loanId, person }));
  for (const { check } of list.checks) {
    const ticked = { loanId, person, check, isTicked: true, pictures: list.pictures };
    expectKind(check, told(await desk.processor.mutate('loanReview.tickIdCheck', ticked)), 'saved');
  }
};

/** Staff review what came in and do the tasks that are theirs. Returns the codes still open. */
export const reviewPapers = async (loan: ProductionLoan): Promise<number[]> => {
  const { desk, loanId, today } = loan;
  for (const { key, code, state, changedAt: seen, owner } of await conditionsOf(loan)) {
    if (isMet(state)) continue;
    if (code === conditionCode.militaryService) {
      const fileId = await addReport(loan, 'militaryStatus');
      const step = { step: 'notOnActiveDuty', on: today(), note: 'Searched the register.', fileId };
      expectKind(
        'military service',
        told(await desk.processor.mutate('loanWork.verifyCondition', { loanId, key, seen, ...step })),
        'verified',
      );
    } else if (owner !== 'lender' && !isWaitingForAnswer(state)) {
      if (code === conditionCode.photoId) await tickChecks(loan, owner);
      expectKind(
        `reviewing ${code}`,
        told(
          await desk.processor.mutate('loanWork.decideCondition', { loanId, key, seen, decision: { kind: 'accept' } }),
        ),
        'decided',
      );
    }
  }
  return (await conditionsOf(loan)).filter(({ state }) => !isMet(state)).map(({ code }) => code);
};
