import { afterAll, beforeAll, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { inDay } from '#words/figures.ts';
import { conditionWords } from '#words/loan/conditions.ts';
import { vendorOrders } from '#words/portal/loan-desk/vendor-orders.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { work } from '#words/portal/work.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { setSandboxSwitch } from '../../../src/sandbox/usecases/set-sandbox-switch.ts';
import { bookFirstDay } from '../../../src/testing/closing.ts';
import { passDays } from '../../../src/testing/pass-days.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const newLoan = async (step: string): Promise<string> => {
  await becomePersona(product.container, { name: 'homeowner-with-one-job', step });
  return String((await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1'))[0]?.id);
};
const processor = () => staffVisitor(product, { grants: [{ role: 'processor', scopeKind: 'lender' }] });

it('an order that failed is work in its queue, with its reason, and is ordered again from there', async () => {
  await setSandboxSwitch(product.container, { vendor: 'title', behaviour: 'down' });
  const loanId = await newLoan('applicationSubmitted');
  const { page, problems, close } = await processor();
  await page.goto(`${product.url}/portal/loan/${loanId}/verification`);
  const owners = page.locator('[data-fact=title]');
  const failed = owners.getByText(vendorOrders.states.failed, { exact: true });
  await failed.waitFor();
  const { down, resting } = vendorOrders.reasons;
  await page.getByText(down).or(page.getByText(resting)).first().waitFor();
  // One or two lines a row, and every button of it inside the table.
  const facts = page.locator('[data-fact]');
  const heights = await facts.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
  const beyond = await facts
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map(
        (button) =>
          button.getBoundingClientRect().right - (button.closest('table')?.getBoundingClientRect().right ?? 0),
      ),
    );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
  await page.goto(`${product.url}/portal/work`);
  const queues = page.getByRole('navigation', { name: work.queuesLabel });
  await queues.getByRole('link', { name: work.queues.orders }).filter({ hasText: '1' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page
    .getByRole('link', { name: new RegExp(vendorOrders.names.title) })
    .first()
    .click();
  await page.waitForURL(`**/loan/${loanId}/verification*`);
  await setSandboxSwitch(product.container, { vendor: 'title', behaviour: 'found' });
  // A vendor that failed several times rests a while before it is asked again.
  const retry = owners.getByRole('button', { name: new RegExp(`^${vendorOrders.retry}`) });
  const isAnswered = async () => {
    if (await retry.isEnabled({ timeout: 1000 }).catch(() => false)) await retry.click();
    return (await failed.count()) === 0;
  };
  await expect.poll(isAnswered, { timeout: 90_000, interval: 2000 }).toBe(true);
  await page.goto(`${product.url}/portal/work?queue=orders`);
  await page.getByText(work.emptyText.orders).waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('a signing nobody came to is named in its row with its day, and is late', async () => {
  const loanId = await newLoan('applicationSubmitted');
  const on = toDay(await bookFirstDay(product.container, loanId));
  while (product.container.clock.today() <= on) passDays(product, 1);
  const { page, problems, close } = await processor();
  await page.goto(`${product.url}/portal/loan/${loanId}/conditions`);
  await settled(page);
  const row = page.getByRole('listitem').filter({ hasText: conditionWords[conditionCode.closingAppointment].title });
  await row.getByText(conditionDesk.due.missedSigning(inDay(on))).waitFor();
  await row.getByText(conditionDesk.due.missed, { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
