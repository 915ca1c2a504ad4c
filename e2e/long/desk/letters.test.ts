import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendNotice } from '../../../src/server/usecases/decisions/send-notice.ts';
import { letters as words } from '../../../src/words/en/portal/letters.ts';
import { portal } from '../../../src/words/en/portal/portal.ts';
import { checkBothWidths, checkReflow } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('letters are counted in the navigation, printed in a batch, and marked as mailed with a certificate', async () => {
  const { container } = product;
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application4' });
  await applicant.close();
  const [loan] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1', []);
  const notice = { kind: 'incompleteness', missing: ['Employment history', 'Declarations'] } as const;
  await container.database.transact((tx) =>
    sendNotice(container, tx, { applicationId: String(loan?.id), notice, actor: 'system' }),
  );
  const { page, problems } = await staffVisitor(product, { grants: [{ role: 'processor', scopeKind: 'lender' }] });
  await page.goto(`${product.url}/portal/letters`);
  const rail = page.getByRole('navigation', { name: portal.nav.label, exact: true });
  await rail.getByRole('link', { name: portal.nav.letters }).getByText('1').waitFor();
  await page.getByText(words.why.noConsent).first().waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  await page.getByRole('button', { name: words.print }).first().click();
  await page.getByText(words.printed(1)).waitFor();
  await page.getByText(words.emptyTitle).waitFor();
  await page.getByRole('button', { name: words.openBatch }).waitFor();
  await page.getByRole('button', { name: words.markMailed }).click();
  await page.getByText(words.mailed(1)).waitFor();
  await page.getByRole('button', { name: words.openCertificate }).waitFor();
  await checkBothWidths(page, 1);
  expect(problems).toEqual([]);
});
