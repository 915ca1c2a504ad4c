import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailNotTaken } from '../src/server/vendors/mail/port.ts';
import { sendTestMail } from '../src/testing/mail/send-test-mail.ts';
import { failedJobs as words } from '../src/words/en/portal/failed-jobs.ts';
import { portal } from '../src/words/en/portal/portal.ts';
import { checkBothWidths, checkReflow } from './both-widths.ts';
import { openProduct, type Product } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('failed jobs are counted in the navigation, say why, and are retried one by one or together', async () => {
  const { container } = product;
  const { deliver } = container.mail;
  container.mail.deliver = () => Promise.reject(new MailNotTaken({ isPermanent: true, cause: null }));
  await container.database.transact(async (tx) => {
    for (const key of ['one', 'two', 'three']) await sendTestMail(container, tx, key);
  });
  await expect.poll(async () => (await container.jobs.countFailed())[0]?.count).toBe(3);
  container.mail.deliver = deliver;
  const { page, problems } = await staffVisitor(product, { grants: [{ role: 'admin', scopeKind: 'lender' }] });
  await page.goto(`${product.url}/portal/failed-jobs`);
  const rail = page.getByRole('navigation', { name: portal.nav.label, exact: true });
  await rail.getByRole('link', { name: portal.nav.failedJobs }).getByText('3').waitFor();
  await page.getByText(words.reasons.addressRefused).first().waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  await page.getByRole('button', { name: words.retry }).first().click();
  await page.getByText(words.retried(1)).waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.retrySelected(2) }).click();
  await page.getByText(words.emptyTitle).waitFor();
  await expect.poll(() => product.mailsTo('dana@example.com')).toHaveLength(3);
  await checkBothWidths(page, 1);
  expect(problems).toEqual([]);
});
