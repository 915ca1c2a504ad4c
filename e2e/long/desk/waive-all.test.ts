import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWaivedByTwo } from '#rules/conditions/waivers.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { conditionCodes } from '../../../src/rules/conditions/condition-catalog.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** What a rule rests on, by its codes. */
const proving = conditionCodes.filter((code) => isWaivedByTwo({ code }));

it('one underwriter who marks everything as not needed waives nothing that a rule rests on, and cannot approve by it', async () => {
  const loanId = await submittedLoan(product);
  const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  const { page } = visitor;
  await page.goto(`${product.url}/portal/loan/${loanId}/conditions`);
  await settled(page);
  const rows = page.getByRole('listitem').filter({ has: page.locator('h3[id^="condition-"]') });
  await rows.first().waitFor();
  const ids = await rows.locator('h3').evaluateAll((titles) => titles.map(({ id }) => id));
  let proposed = 0;
  for (const id of ids) {
    const row = rows.filter({ has: page.locator(`[id="${id}"]`) });
    const waive = row.getByRole('button', { name: new RegExp(`^${words.waive}`) });
    if ((await waive.count()) === 0) continue;
    await waive.click();
    await row.getByLabel(words.waiver.cause).selectOption('other');
    await row.getByLabel(words.waiver.note).fill('All of this is on file.');
    const propose = row.getByRole('button', { name: words.waiver.propose });
    if ((await propose.count()) > 0) {
      await propose.click();
      await row.getByText(/^You proposed to waive this/).waitFor();
      expect(await row.getByRole('button', { name: words.waiver.agree, exact: true }).count()).toBe(0);
      proposed += 1;
    } else {
      await row.getByRole('button', { name: words.waiver.submit.waive }).click();
      await expect.poll(() => waive.count()).toBe(0);
    }
  }
  expect(proposed).toBeGreaterThan(2);
  const waived = await product.query('SELECT code FROM conditions WHERE application_id = $1 AND state = $2', [
    loanId,
    'waived',
  ]);
  expect(waived.filter(({ code }) => proving.some((each) => each === code))).toEqual([]);
  await page.goto(`${product.url}/portal/loan/${loanId}/decision`);
  await page.getByRole('heading', { name: decisionDesk.record }).waitFor();
  expect(await page.getByRole('button', { name: decisionDesk.answers.approved, exact: true }).count()).toBe(0);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});
