import type { Page } from 'playwright-core';
import { earlyNo } from '#words/funnel/early-no.ts';
import { hubWords } from '#words/loan/hub.ts';
import { invitedEmail, joinsWith, linkTo } from '../e2e/join-by-link.ts';
import { visitAs } from '../e2e/offer-visitor.ts';
import type { Product, Visitor, Width } from '../e2e/product.ts';
import { adopt, consent } from '../e2e/sign-in-browser.ts';
import { answerOnTheWay, pagesToOffer } from '../e2e/walk-to-offer.ts';
import * as loan from '../e2e/whole-loan.ts';
import { application } from '../src/entities/application/application.ts';
import { withMailLogos } from '../src/entities/text/mail-logos.ts';
import { toDollars } from '../src/entities/values/money.ts';
import { personas } from '../src/sandbox/personas/personas.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { findApplication } from '../src/server/db/repos/application/applications.ts';
import { messagePreviews } from '../src/server/messages/message-previews.ts';
import type { MessageName } from '../src/server/messages/messages.ts';
import { recordClosingPapers } from '../src/server/usecases/closing/open-account.ts';
import { currentConditions } from '../src/server/usecases/conditions/current-conditions.ts';
import { notifyApproval } from '../src/server/usecases/decisions/notify-approval.ts';
import { meetConditions, verifyFacts } from '../src/testing/closing.ts';
import { decideAs, seenElsewhere } from '../src/testing/loan-staff.ts';

export type Opened = { page: Page; close: () => Promise<void> };
export type Shot = {
  name: string;
  width: Width;
  dark?: true;
  /** Shows the made-up loans of the sandbox. */
  isPortal?: true;
  /** A mail as its reader sees it, without the frame of a page. */
  isMail?: true;
  open: (product: Product, shot: Shot) => Promise<Opened>;
};

export const look = ({ dark }: Shot) => (dark ? { colorScheme: 'dark' as const } : {});

export const at =
  (path: string): Shot['open'] =>
  async (product, shot) => {
    const visitor = await product.visit(shot.width, look(shot));
    await visitor.page.goto(product.url + path);
    return visitor;
  };

/** A sample applicant on one of their pages. */
export const as =
  (name: string, step: string, then: (visitor: Visitor) => Promise<void> = async () => {}): Shot['open'] =>
  async (product, shot) => {
    const visitor = await visitAs(product, { name, step }, { width: shot.width, options: look(shot) });
    await then(visitor);
    return visitor;
  };

const ALMA = 'homeowner-with-one-job';
export const COUPLE = workedExampleCouple.name;

/** The same as a borrower whose loan goes on: with what the server does meanwhile. */
const actor =
  (step: string, then: (acting: loan.Actor) => Promise<void>): Shot['open'] =>
  async (product, shot) => {
    const visitor = await visitAs(product, { name: ALMA, step }, { width: shot.width, options: look(shot) });
    const persona = personas.find(({ name }) => name === ALMA);
    const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
    if (!persona) throw new Error(`no ${ALMA}`);
    await then({ product, persona, person: 'borrower', visitor, applicationId: String(row?.id) });
    return visitor;
  };

const job = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page.getByRole('button', { name: 'Add a job', exact: true }).click();
  await page.getByLabel('Employer', { exact: true }).fill('Mission Valley Dental Group');
};

const otherHome = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page.getByRole('button', { name: 'Add a property', exact: true }).click();
};

const lastStop = async (acting: loan.Actor): Promise<void> => {
  await loan.fillAccount(acting);
  await acting.visitor.page.waitForURL('**/app/application/application-summary');
};

const press =
  (name: string) =>
  async ({ page }: Visitor): Promise<void> => {
    const button = page.getByRole('button', { name }).locator('visible=true');
    if ((await button.count()) === 0) await page.locator('header summary').first().click();
    await button.first().click();
  };

const signingRoom = async ({ product, visitor, applicationId, person }: loan.Actor): Promise<void> => {
  await consent(product, visitor, { applicationId, person });
  await adopt(visitor);
  await visitor.page.getByRole('button', { name: /^Next place to sign/ }).click();
};

/** From the top, where a person who comes back begins; a reload would return to where one was. */
const afresh = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/app`);
  await page.waitForURL('**/app/application/submitted');
};

const approved = async ({ product, visitor, applicationId, ...acting }: loan.Actor): Promise<void> => {
  await loan.book({ product, visitor, applicationId, ...acting });
  await meetConditions(product.container, applicationId);
  const { container } = product;
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) throw new Error('no application');
  await container.database.transact((tx) => notifyApproval(container, tx, { stored, decisionId: 'shown', left: [] }));
  await afresh(visitor);
};

const cancelWindow = async (acting: loan.Actor): Promise<void> => {
  const { product, applicationId, visitor } = acting;
  await loan.book(acting);
  await verifyFacts(product.container, applicationId);
  const { conditions } = await currentConditions(product.container, applicationId);
  for (const { key, request, state } of conditions)
    if (state !== 'accepted' && request.priorTo !== 'funding')
      await decideAs(product.container, { role: 'underwriter', applicationId, key, decision: seenElsewhere });
  await recordClosingPapers(product.container, { applicationId, owner: 'borrower' });
  await visitor.page.getByRole('region', { name: hubWords.deadline.label }).waitFor();
  await afresh(visitor);
};

/** The offer of a borrower whose income limits it, before and after the second person joined. */
const changedOffer: Shot['open'] = async (product, shot) => {
  const visitor = await visitAs(
    product,
    { name: COUPLE, step: 'mortgageBalance' },
    { width: shot.width, options: look(shot) },
  );
  const [row] = await product.query('SELECT id, document FROM applications ORDER BY created_at DESC LIMIT 1');
  const stored = application.parse(row?.document);
  const borrower = { ...stored.borrower, annualIncome: toDollars(90_000) };
  await product.query('UPDATE applications SET document = $1 WHERE id = $2', [{ ...stored, borrower }, row?.id]);
  await visitor.page.reload();
  const visit = pagesToOffer(workedExampleCouple).find(({ step }) => step.key === 'mortgageBalance');
  if (visit) await answerOnTheWay(visitor.page, workedExampleCouple, visit);
  await visitor.page.getByText(/^Good until .* if nothing/).waitFor();
  const joiner = await product.visit('phone');
  await joinsWith(product, joiner.page, '52000');
  await joiner.close();
  await visitor.page.reload();
  await visitor.page.getByRole('region', { name: /joined\. The most you can choose went from/ }).waitFor();
  return visitor;
};

/** From the early no to the page with its figures. */
const tooLittle = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: earlyNo.changes }).click();
  await page.waitForURL('**/app/ineligible/low-equity');
};

/** What an invited coborrower opens. */
const invitation: Shot['open'] = async (product, shot) => {
  await as(COUPLE, 'mortgageBalance')(product, shot);
  const visitor = await product.visit(shot.width, look(shot));
  await visitor.page.goto(await linkTo(product, invitedEmail(workedExampleCouple)));
  return visitor;
};

const mail =
  (wanted: MessageName): Shot['open'] =>
  async (product, shot) => {
    const visitor = await product.visit(shot.width, look(shot));
    const { lender, env } = product.container;
    const found = messagePreviews({ locale: env.LOCALE, lender }).find(({ name }) => name === wanted);
    await visitor.page.setContent(withMailLogos(found?.html ?? '', lender.mailLogos));
    return visitor;
  };

const both = (name: string, open: Shot['open']): Shot[] => [
  { name, width: 'desktop', open },
  { name: `${name}-phone`, width: 'phone', open },
];

/** From the offer to the days to cancel, as applicants meet it. */
export const applicantShots: readonly Shot[] = [
  ...both('offer', as(COUPLE, 'previewOffer')),
  { name: 'offer-phone-dark', width: 'phone', dark: true, open: as(COUPLE, 'previewOffer') },
  ...both('home', as(ALMA, 'application3')),
  { name: 'other-homes-phone', width: 'phone', open: as(ALMA, 'application4', otherHome) },
  ...both('job', as(ALMA, 'application5', job)),
  { name: 'job-phone-dark', width: 'phone', dark: true, open: as(ALMA, 'application5', job) },
  ...both('debts', as(COUPLE, 'debtConsolidation')),
  ...both('demographics', as(ALMA, 'application7')),
  ...both('declarations', as(ALMA, 'application8')),
  ...both('bank', as(ALMA, 'loanDisbursement')),
  ...both('check-answers', actor('loanDisbursement', lastStop)),
  ...both('receipt', actor('loanDisbursement', loan.giveAccountAndSend)),
  ...both('signing', actor('disclosures', signingRoom)),
  { name: 'signing-phone-dark', width: 'phone', dark: true, open: actor('disclosures', signingRoom) },
  ...both('hub', as(ALMA, 'applicationSubmitted')),
  ...both('approval', actor('applicationSubmitted', approved)),
  { name: 'approval-phone-dark', width: 'phone', dark: true, open: actor('applicationSubmitted', approved) },
  ...both('days-to-cancel', actor('applicationSubmitted', cancelWindow)),
  { name: 'days-to-cancel-phone-dark', width: 'phone', dark: true, open: actor('applicationSubmitted', cancelWindow) },
  { name: 'help-phone', width: 'phone', open: as(ALMA, 'application5', press('Help')) },
  { name: 'finish-later', width: 'desktop', open: as(ALMA, 'application5', press('Finish later')) },
  ...both('loans', as(COUPLE, 'mortgageBalance')),
  ...both('early-no', as('low-equity', 'creditScore')),
  ...both('offer-changed', changedOffer),
  ...both('invitation', invitation),
  ...both('low-equity', as('low-equity', 'creditScore', tooLittle)),
  { name: 'disclosures-phone', width: 'phone', open: as(ALMA, 'application') },
  { name: 'mail-approved', isMail: true, width: 'desktop', open: mail('decisionApproved') },
  { name: 'mail-received-dark', isMail: true, width: 'phone', dark: true, open: mail('applicationReceived') },
];
