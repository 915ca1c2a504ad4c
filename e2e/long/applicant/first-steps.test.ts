import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#testing/stored/stored-people.ts';
import { account } from '#words/account.ts';
import { signInErrors } from '#words/sign-in-errors.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled, type Visitor, type Width, widthsAt } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const begin = async (email: string, width: Width = 'desktop'): Promise<Visitor> => {
  const visitor = await product.visit(width);
  const { page } = visitor;
  await page.goto(product.url);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  await page.waitForURL('**/app/initial-setup/property-value');
  return visitor;
};

const answerValue = async ({ page }: Visitor, text: string): Promise<void> => {
  await page.getByLabel('Estimated value').fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
};

describe.each(widthsAt(0))('the first steps on a %s', (width) => {
  it('go from the landing page to the mortgage question, saved, without a violation', async () => {
    const visitor = await begin(`walk-${width}@example.com`, width);
    const { page, problems } = visitor;
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    await answerValue(visitor, '585k');
    await page.waitForURL('**/app/initial-setup/mortgage-estimate');
    await page.getByText(/Saved \d+:\d\d/).waitFor();
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    const { property } = await documentOf(product.container.database, `walk-${width}@example.com`);
    expect(property.value).toBe(585_000);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('the prequalification', () => {
  it('begins without a name and keeps the first answer', async () => {
    const { page, problems, close } = await product.visit('phone');
    await page.goto(`${product.url}/prequal/building-type`);
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('radio', { name: /Single/ }).check();
    await page.getByRole('radio', { name: /Primary|live/i }).check();
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
    await page.waitForURL('**/prequal/address');
    await page.reload();
    await settled(page);
    expect(page.url()).toContain('/prequal/address');
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the first steps', () => {
  it('start without any script', async () => {
    const { page, close } = await product.visit('phone', { javaScriptEnabled: false });
    await page.goto(product.url);
    await page.getByLabel('First name').fill('No');
    await page.getByLabel('Email').fill('no-script@exämple');
    await page.getByRole('button', { name: /See what I could borrow/ }).click();
    await page.getByText('Enter an email address like name@example.com.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('lastName');
    expect(await page.getByLabel('First name').inputValue()).toBe('No');
    await page.getByLabel('Last name').fill('Script');
    await page.getByLabel('Email').fill('no-script@example.com');
    await page.getByRole('button', { name: /See what I could borrow/ }).click();
    await page.waitForURL('**/app/initial-setup/property-value');
    await close();
  });

  it('say what is wrong beside the field, keep what was typed and move the focus there', async () => {
    const visitor = await begin('wrong@example.com');
    const { page } = visitor;
    await page.getByLabel('Estimated value').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    const field = page.getByLabel('Estimated value');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await answerValue(visitor, '1');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('1');
    expect(page.url()).toContain('property-value');
    await visitor.close();
  });

  it('are resumed after a reload and, with a mailed code, on another device', async () => {
    const email = 'resume@example.com';
    const first = await begin(email);
    await answerValue(first, '$612,500');
    await first.page.waitForURL('**/mortgage-estimate');
    await first.page.reload();
    await first.page.getByRole('heading', { level: 1 }).waitFor();
    expect(first.page.url()).toContain('mortgage-estimate');
    await first.page.goBack();
    await expect.poll(() => first.page.getByLabel('Estimated value').inputValue()).toBe('612,500');

    await first.page.goto(`${product.url}/app`);
    await first.page.waitForURL('**/app/initial-setup/mortgage-estimate');

    const { page, context, close } = await product.visit('phone');
    await page.goto(`${product.url}/app`);
    await page.waitForURL('**/app/login');
    // On a slow connection the page is read, and filled in, long before its script loads.
    const { promise: isTyped, resolve: wakeUp } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => isTyped.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    wakeUp();
    await page.getByRole('button', { name: /code/i }).first().click();
    const codes = async () => (await product.mailsTo(email)).flatMap((text) => /code is (\d{6})/.exec(text)?.[1] ?? []);
    await expect.poll(async () => (await codes()).length).toBe(1);
    const enter = async () => {
      await page.getByLabel(/code/i).fill((await codes()).at(-1) ?? '');
      await page
        .getByRole('button', { name: /sign in|continue/i })
        .first()
        .click();
    };
    // A browser that did not ask, or asked too long ago, has no request to use the code for.
    await context.clearCookies({ name: 'hearthline-code-request' });
    await enter();
    await page.getByText(signInErrors.codeNotRequestedHere.happened).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: account.resend }).click();
    await expect.poll(async () => (await codes()).length).toBe(2);
    await page.getByText(account.resent).waitFor();
    await enter();
    await page.waitForURL('**/app/initial-setup/mortgage-estimate');
    await first.close();
    await close();
  });

  it('wait for the network and send what was typed when it is back', async () => {
    const visitor = await begin('offline@example.com');
    await settled(visitor.page);
    await visitor.context.setOffline(true);
    // It sits beside Continue, never over it.
    await visitor.page.locator('.toast').waitFor();
    await answerValue(visitor, '400000');
    await visitor.page
      .getByText(/offline/i)
      .first()
      .waitFor();
    await visitor.context.setOffline(false);
    await visitor.page.waitForURL('**/mortgage-estimate', { timeout: 30_000 });
    await visitor.close();
  });

  it('say the same thing in one toast, at the bottom left', async () => {
    const visitor = await begin('toasts@example.com');
    await settled(visitor.page);
    for (let times = 0; times < 5; times += 1) {
      await visitor.page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await visitor.page.waitForTimeout(120);
    }
    const toasts = visitor.page.locator('.toast:visible');
    await expect.poll(() => toasts.count()).toBe(1);
    const box = await toasts.last().boundingBox();
    expect(box?.x).toBeLessThan(100);
    expect(box?.y).toBeGreaterThan(450);
    await visitor.close();
  });
});
