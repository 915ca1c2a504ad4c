import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { lendingReport as words } from '#words/portal/loan-desk/lending-report.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('the auditor reads the row of a withdrawn application, what is missing first, once staff recorded the tract', async () => {
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  await applicant.page.getByRole('heading').first().waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const loanId = String(row?.id);
  await product.query(
    `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision)
     VALUES ($1, 'withdrawn', 'applicationSubmitted', '[]', '2026-11-15', current_date, '{}', '{}')`,
    [loanId],
  );
  const auditor = await staffAt(product, { role: 'auditor', path: `/portal/loan/${loanId}/report` });
  await auditor.page.getByRole('heading', { name: words.missing(1) }).waitFor();
  await auditor.page.getByText(words.gaps.noTract).waitFor();
  await auditor.page.getByText(words.noEdits).waitFor();
  await checkBothWidths(auditor.page, 0);
  const processor = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/property` });
  const tabs = processor.page.getByRole('navigation', { name: loanDesk.tabsLabel });
  expect(await tabs.getByRole('link', { name: loanDesk.tabs.report }).count()).toBe(0);
  await processor.page.getByLabel(words.tract.tract).fill('12');
  await processor.page.getByRole('button', { name: words.tract.submit }).click();
  await processor.page.getByText(words.tract.wrong).waitFor();
  await processor.page.getByText(words.tract.sourceNeeded).waitFor();
  await processor.page.getByLabel(words.tract.source).fill('FFIEC geocoder');
  await processor.page.getByLabel(words.tract.tract).fill('NA');
  await processor.page.getByRole('button', { name: words.tract.submit }).click();
  await processor.page.getByText(/^NA, from FFIEC geocoder/).waitFor();
  await auditor.page.reload();
  await auditor.page.getByRole('heading', { name: words.complete }).waitFor();
  expect([...auditor.problems, ...processor.problems]).toEqual([]);
  for (const visitor of [applicant, auditor, processor]) await visitor.close();
});
