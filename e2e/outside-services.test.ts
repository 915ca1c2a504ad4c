import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalService, localService } from '../src/server/vendors/testing/local-service.ts';
import { outsideServices as words } from '../src/words/en/portal/outside-services.ts';
import { checkBothWidths, checkReflow } from './both-widths.ts';
import { openProduct, type Product } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';

const years = Array.from({ length: 50 }, (_, at) => at + 1);
const table = (head: string) => `${[head, ...years].join('|')}\r\n11/16/2026|${years.map(() => '6.41').join('|')}\r\n`;

let service: LocalService;
let product: Product;
beforeAll(async () => {
  service = await localService(({ path }) => ({
    body: table(path.includes('Fixed') ? 'Term of Loan in Years' : 'Years to First Adjustment'),
  }));
  product = await openProduct({ AVERAGE_RATES: 'ffiec', AVERAGE_RATES_URL: service.url });
}, 120_000);
afterAll(async () => {
  await product.close();
  await service.stop();
});

it('outside services show their state and age, and an administrator asks one again', async () => {
  const { averageRates } = product.container;
  await expect.poll(() => averageRates.tables()).not.toBeNull();
  service.trouble('down');
  const { page, problems } = await staffVisitor(product, { grants: [{ role: 'admin', scopeKind: 'lender' }] });
  await page.goto(`${product.url}/portal/outside-services`);
  await page.getByRole('button', { name: words.askAgain }).click();
  await page.getByText(words.stillAway('averageRates')).waitFor();
  await page.getByText(words.problemOf('down')).waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  service.trouble(null);
  await page.getByRole('button', { name: words.askAgain }).click();
  await page.getByText(words.askedAgain('averageRates')).waitFor();
  await page.getByText(words.states.answering).waitFor();
  expect(problems).toEqual([]);
});
