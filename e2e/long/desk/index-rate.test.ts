import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexRateWords as words } from '#words/portal/index-rate.ts';
import { pricer } from '#words/portal/pricer.ts';
import { calculatorWords } from '#words/site/calculator.ts';
import { dayText } from '../../../src/entities/text/day-text.ts';
import { addDays } from '../../../src/entities/values/day.ts';
import { moveSandboxClock } from '../../../src/sandbox/usecases/move-sandbox-clock.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('one policy manager proposes another index, sees that it is not theirs to release, and an administrator releases it', async () => {
  const today = product.container.clock.today();
  const manager = await staffVisitor(product, { grants: [{ role: 'policyManager', scopeKind: 'lender' }] });
  await manager.page.goto(`${product.url}/portal/index-rate`);
  await manager.page.getByText(words.none).waitFor();
  await manager.page.getByRole('button', { name: words.enter }).click();
  await manager.page.getByRole('button', { name: words.form.submit }).click();
  await manager.page.getByText(words.form.rateWrong).waitFor();
  await manager.page.getByLabel(words.form.rate).fill('7.00');
  await manager.page.getByLabel(words.form.publishedFrom).fill(dayText(addDays(today, -1)));
  await manager.page.getByLabel(words.form.note).fill('Federal Reserve H.15 of that day');
  await checkBothWidths(manager.page, 0);
  await manager.page.getByRole('button', { name: words.form.submit }).click();
  await manager.page.getByText(words.outcomes.proposed).waitFor();
  await manager.page.getByText(words.yours).waitFor();

  const admin = await staffVisitor(product, { grants: [{ role: 'admin', scopeKind: 'lender' }] });
  await admin.page.goto(`${product.url}/portal/index-rate`);
  await admin.page.getByRole('button', { name: words.release }).click();
  await admin.page.getByText(words.outcomes.released).waitFor();
  await admin.page.getByText(words.states.released, { exact: true }).waitFor();
  await checkBothWidths(admin.page, 0);

  // From its day on the quick pricer prices with it too.
  const officer = await staffVisitor(product, { grants: [{ role: 'loanOfficer', scopeKind: 'own' }] });
  const isPricedAt = async (rate: string) => {
    await officer.page.goto(`${product.url}/portal/quick-pricer`);
    await officer.page.getByLabel(pricer.fields.amount, { exact: true }).fill('85,000');
    await officer.page.getByLabel(pricer.fields.originationFee).selectOption('150');
    await officer.page.getByText(rate).first().waitFor();
  };
  await isPricedAt('8.49%');
  await moveSandboxClock(product.container, 1);
  await isPricedAt('8.74%');
  // And so do the public pages, their calculator and their articles.
  const article = '/insight-blog/prime-a-margin-and-a-ceiling';
  const ratesOn = async (path: string) =>
    (await (await fetch(`${product.url}${path}`)).text()).match(/\b\d{1,2}\.\d\d%/g) ?? [];
  await expect.poll(() => ratesOn('/'), { timeout: 90_000 }).toContain('7.00%');
  expect(await ratesOn('/')).not.toContain('6.75%');
  expect(await ratesOn(article)).toContain('8.74%');
  const visitor = await product.visit();
  await visitor.page.goto(`${product.url}/`);
  const apr = visitor.page.locator('[data-figure="apr"]');
  expect(await apr.textContent()).toBe('9.49%');
  await visitor.page.getByLabel(calculatorWords.fields.wanted).fill('50,000');
  await visitor.page.locator('[data-figure="amount"]').getByText('$50,000').waitFor();
  expect(await apr.textContent()).toBe('9.49%');
  expect([...manager.problems, ...admin.problems, ...visitor.problems]).toEqual([]);
  await manager.close();
  await admin.close();
});
