import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#words/account.ts';
import { confirmIdentity } from '#words/confirm-identity.ts';
import { newPassword, passwordCard, sessionWords } from '#words/own-account.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled, type Visitor, widths } from '../../product.ts';

const email = 'own-account@example.com';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const codeFrom = async (earlier: number, pattern: RegExp): Promise<string> => {
  const newest = async () =>
    (await product.mailsTo(email))
      .slice(earlier)
      .map((mail) => pattern.exec(mail)?.[1])
      .findLast((code) => code !== undefined) ?? '';
  await expect.poll(newest, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return newest();
};

const signIn = async ({ page }: Visitor) => {
  const earlier = (await product.mailsTo(email)).length;
  await page.goto(`${product.url}/app/login?callbackUrl=/app/account`);
  await settled(page);
  await page.getByLabel(account.email).fill(email);
  await page.getByRole('button', { name: account.sendCode }).click();
  await page.getByLabel(account.code).fill(await codeFrom(earlier, /sign-in code is (\d{6})/));
  await page.getByRole('button', { name: account.signIn, exact: true }).click();
  await page.getByRole('heading', { name: sessionWords.heading }).waitFor();
};

describe('an applicant’s account page', () => {
  it('lists the sessions, ends the others, and sets a password after a mailed code', async () => {
    const [laptop, phone] = [await product.visit('desktop'), await product.visit('phone')];
    await laptop.page.goto(product.url);
    await laptop.page.getByLabel('First name').first().fill('Dana');
    await laptop.page.getByLabel('Last name').first().fill('Whitfield');
    await laptop.page.getByLabel(/email/i).first().fill(email);
    await laptop.page.locator('form[action="/api/lead"] button[type=submit]').first().click();
    await laptop.page.waitForURL(/\/app\//);
    await signIn(laptop);
    await signIn(phone);
    const { page } = phone;
    await page.getByText(sessionWords.thisOne).waitFor();
    expect(await page.getByRole('button', { name: sessionWords.endLabel('Chrome on Linux') }).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: sessionWords.endOthers }).click();
    await page.getByText(sessionWords.endedOthersText).waitFor();
    await laptop.page.reload();
    await laptop.page.getByText(account.own.title).first().waitFor();
    await laptop.page.getByRole('link', { name: account.signIn }).waitFor();

    await product.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    const earlier = (await product.mailsTo(email)).length;
    await page.getByLabel(passwordCard.next, { exact: true }).fill('password');
    await page.getByRole('button', { name: passwordCard.save }).click();
    await page.getByRole('button', { name: confirmIdentity.send }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel(account.code).fill(await codeFrom(earlier, /confirmation code is (\d{6})/));
    await page.getByRole('button', { name: confirmIdentity.submit }).click();
    await page.getByText(newPassword.passwordCommon).waitFor();
    await page.setViewportSize(widths.desktop);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel(passwordCard.next, { exact: true }).fill('five quiet blue lanterns');
    await page.getByRole('button', { name: passwordCard.save }).click();
    await page.getByText(passwordCard.savedText).waitFor();
    await page.getByLabel(passwordCard.current, { exact: true }).waitFor();

    await page.getByRole('button', { name: account.own.signOut }).click();
    await page.getByText(account.left).waitFor();
    await page.goto(`${product.url}/app/account`);
    await page.getByRole('link', { name: account.signIn }).waitFor();
    expect([...laptop.problems, ...phone.problems]).toEqual([]);
    await Promise.all([laptop.close(), phone.close()]);
  });
});
