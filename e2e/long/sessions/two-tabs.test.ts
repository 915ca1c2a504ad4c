import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { violationsOn } from '../../axe.ts';
import { moveInside } from '../../move-inside.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, type Width } from '../../product.ts';
import { answerOnTwoDevices, pressContinue } from '../../two-devices.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('the second tab learns of a change, keeps what was typed, and asks before it replaces anything', async () => {
  const visitor = await visitAs(product, { name: 'worked-example-couple', step: 'propertyValue' });
  const second = await visitor.context.newPage();
  second.setDefaultTimeout(15_000);
  await second.goto(visitor.page.url());
  await settled(second);
  const theirs = second.getByLabel('Estimated value');
  await theirs.fill('640000');
  await visitor.page.getByLabel('Estimated value').fill('612000');
  await visitor.page.getByRole('button', { name: 'Continue' }).click();
  await visitor.page.waitForURL('**/mortgage-estimate');

  await second.getByText(errors.changedElsewhere.title).waitFor();
  expect(await theirs.inputValue()).toBe('640,000');
  expect(await violationsOn(second)).toEqual([]);
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.getByText(errors.conflict.title).waitFor();
  await second.getByText('$612,000').first().waitFor();
  await second.getByText('$640,000').first().waitFor();

  const third = await visitor.context.newPage();
  await third.goto(visitor.page.url());
  await settled(third);
  await moveInside(third, '/app/initial-setup/property-value');
  await third.getByLabel('Estimated value').fill('1');
  await moveInside(visitor.page, '/app/initial-setup/property-value');
  await visitor.page.getByLabel('Estimated value').fill('618000');
  await visitor.page.getByRole('button', { name: 'Continue' }).click();
  await visitor.page.waitForURL('**/mortgage-estimate');
  await third.getByRole('button', { name: errors.changedElsewhere.show }).click();
  await expect.poll(() => third.getByLabel('Estimated value').inputValue()).toBe('618,000');
  await visitor.close();
});

it.each<Width>(['phone', 'desktop'])(
  'two devices with different answers: without a connection the choice says it is missing, and is there on another try (%s)',
  async (width) => {
    const { first, second } = await answerOnTwoDevices(product, { width });
    const { page } = second;
    await page.route('**/conflict-view*', (route) => route.abort('internetdisconnected'));
    await pressContinue(second);
    const notice = page.getByRole('alert').filter({ hasText: errors.notLoaded.title });
    await notice.waitFor();
    // It keeps its distance from the text above it.
    const above = await page.locator('main .lede').first().boundingBox();
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 16);
    expect(await page.getByLabel('Estimated value').inputValue()).toBe('640,000');
    await page.unroute('**/conflict-view*');
    await page.getByRole('button', { name: errors.notLoaded.retry }).click();
    await page.getByRole('button', { name: errors.notLoaded.retry }).waitFor({ state: 'detached' });
    await settled(page);
    expect(await page.getByLabel('Estimated value').inputValue()).toBe('640,000');
    expect([...first.problems, ...second.problems]).toEqual([]);
    await first.close();
    await second.close();
  },
);
