import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enteredFact } from '#entities/facts/entered-fact.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { storeLenderFile } from '../../../src/server/usecases/documents/store-lender-file.ts';
import { enterFact } from '../../../src/server/usecases/facts/enter-fact.ts';
import { loanStaff } from '../../../src/testing/loan-staff.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('a colleague’s fact is found by its count and confirmed on a phone', async () => {
  const { container } = product;
  const applicationId = await submittedLoan(product);
  const staff = await loanStaff(container, { role: 'processor', action: 'workLoan', applicationId });
  const report = { about: 'appraisal', name: 'appraisal.pdf', body: Readable.from([samplePdf()]) } as const;
  const kept = await storeLenderFile(container, staff, report);
  if (kept.kind !== 'stored') throw new Error(kept.reason);
  const signed = { asOf: container.clock.today(), appraiser: 'Rosa Field', license: 'TN-1234' };
  const fact = enteredFact.parse({ kind: 'value', value: 470_000, ...signed });
  await expect.poll(() => enterFact(container, { staff, fact, fileId: kept.fileId })).toEqual({ kind: 'waiting' });

  const path = `/portal/loan/${applicationId}/verification`;
  const { page, problems, close } = await staffAt(product, { role: 'underwriter', path });
  await page.setViewportSize(widths.phone);
  const confirm = page.getByRole('button', { name: factEntryWords.confirm, exact: true });
  const isInSight = async () => {
    const { y, height } = (await confirm.boundingBox()) ?? { y: -1, height: 0 };
    return y >= 0 && y + height <= widths.phone.height;
  };
  await confirm.waitFor();
  expect(await isInSight()).toBe(false);
  await page.getByRole('button', { name: words.counts.waiting(1) }).click();
  await expect.poll(isInSight).toBe(true);
  expect(await confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  // One mark along the whole row.
  const detail = page.locator('tr[data-detail]').filter({ has: confirm });
  const marks = await detail.evaluate((part) =>
    [part, part.firstElementChild].map((each) => each && getComputedStyle(each).boxShadow !== 'none'),
  );
  expect(marks).toEqual([true, false]);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`: ${words.names.value}$`) }) })
    .getByText('$470,000')
    .waitFor();
  await page.getByRole('button', { name: words.counts.waiting(1) }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await close();
});
