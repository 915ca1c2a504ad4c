import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, toDay } from '#entities/values/day.ts';
import { lineTerms } from '#words/loan/line-terms.ts';
import { creditReportWords as words } from '#words/portal/loan-desk/credit-reports.ts';
import { loanSystemLog } from '#words/portal/loan-system.ts';
import { recordDecision } from '../../../src/server/usecases/decisions/record-decision.ts';
import { currentRuns } from '../../../src/server/usecases/decisions/save-run.ts';
import { loanStaff } from '../../../src/testing/loan-staff.ts';
import { passDays } from '../../../src/testing/pass-days.ts';
import { checkBothWidths, checkReflow } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

/** The first policy that wants a hard pull before closing. */
const SINCE = toDay('2026-11-19');

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  while (product.container.clock.today() < addDays(SINCE, 1)) passDays(product, 1);
}, 120_000);
afterAll(() => product.close());

it('a hard pull on which the accepted line fails is seen by staff, and the applicant knows that it is an inquiry', async () => {
  const { container, url } = product;
  const applicant = await visitAs(product, { name: 'new-loan-before-closing', step: 'applicationSubmitted' });
  await applicant.page.getByText(lineTerms.hardPullPlanned).waitFor();
  const { rows } = await container.database.pool.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const applicationId = String(rows[0]?.id);
  const staff = await loanStaff(container, { role: 'underwriter', action: 'decide', applicationId });
  const [latest] = await currentRuns(container, applicationId);
  const asked = { kind: 'conditionallyApproved', run: latest?.run ?? 0, seenDecisionId: null, amount: null } as const;
  const rest = { note: null, judgment: [], otherReason: null, word: null, exception: null };
  expect(await recordDecision(container, { staff, asked: { ...asked, ...rest } })).toEqual({ kind: 'recorded' });

  const { page, problems } = await staffVisitor(product, {
    grants: [
      { role: 'processor', scopeKind: 'lender' },
      { role: 'admin', scopeKind: 'lender' },
    ],
  });
  const hardRows = async () =>
    (await container.database.pool.query("SELECT outcome FROM reports WHERE look = 'hard'")).rows[0]?.outcome;
  await expect.poll(hardRows).toBe('found');
  await page.goto(`${url}/portal/loan/${applicationId}/verification`);
  await page.getByText(words.hardPull.failing).waitFor();
  await page.getByRole('heading', { name: words.names('hard', 'Dora') }).waitFor();
  await page.getByRole('heading', { name: words.names('soft', 'Dora') }).waitFor();
  await checkBothWidths(page, 0);

  await applicant.page.reload();
  await applicant.page.getByText('It counts as an inquiry').first().waitFor();
  await checkBothWidths(applicant.page, 1);
  expect(applicant.problems).toEqual([]);

  await page.goto(`${url}/portal/loan-system`);
  await page.getByText(loanSystemLog.states.delivered).first().waitFor();
  await page.getByRole('button', { name: loanSystemLog.show }).first().click();
  await page.getByText('HELOCMaximumBalanceAmount').waitFor();
  await checkBothWidths(page, 2);
  await checkReflow(page);
  await page.getByRole('button', { name: loanSystemLog.sendAgain }).first().click();
  await page.getByText(loanSystemLog.sent(1, 0)).waitFor();
  await page.getByText(loanSystemLog.tries(2)).waitFor();
  expect(problems).toEqual([]);
});
