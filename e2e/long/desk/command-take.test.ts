import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { errors } from '#words/errors.ts';
import { commandBar as words } from '#words/portal/desk/command-bar.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { openProduct, type Product, settled, type Visitor } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
let number = '';
beforeAll(async () => {
  product = await openProduct();
  await becomePersona(product.container, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  const [row] = await product.query('SELECT loan_number FROM applications');
  number = loanNumberText(Number(row?.loan_number));
}, 120_000);
afterAll(() => product.close());

/** From any page, by its number: the action below the loan. */
const takeByCommand = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`${product.url}/portal/quick-pricer`);
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: words.label }).fill(number);
  await page.getByRole('option', { name: words.take }).click();
  await page.getByRole('dialog', { name: words.label }).waitFor({ state: 'detached' });
};

it('a loan taken by command says what came of it, after the bar is gone', async () => {
  const grants = [{ role: 'processor', scopeKind: 'lender' }] as const;
  const [first, second, third] = [
    await staffVisitor(product, { grants }),
    await staffVisitor(product, { grants }),
    await staffVisitor(product, { grants }),
  ];
  await third.page.route(/loanWork\.take/, (route) => route.abort());
  await takeByCommand(third);
  await third.page.getByText(errors.notReached).waitFor();
  // The bar of the second one was answered before the first one took it.
  let letGo = () => {};
  const isTaken = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await second.page.route(/loanWork\.take/, (route) => isTaken.then(() => route.continue()));
  await takeByCommand(second);
  await takeByCommand(first);
  await first.page.getByText(words.taken(number)).waitFor();
  letGo();
  await second.page.getByText(words.takenAlready).waitFor();
  expect([...first.problems, ...second.problems]).toEqual([]);
  for (const visitor of [first, second, third]) await visitor.close();
});
