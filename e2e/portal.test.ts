import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTimeBasedCode } from '../src/server/auth/time-based-code.ts';
import { demoPassword, demoSecretOf } from '../src/server/usecases/seed-sandbox.ts';
import { violationsOn } from './axe.ts';
import { openProduct, type Product, settled, type Visitor } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const signIn = async ({ page }: Visitor, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel(/code/i).fill(currentTimeBasedCode(demoSecretOf(email)));
  await page.getByRole('button', { name: /sign in/i }).click();
};

describe.each(['desktop', 'phone'] as const)('staff on a %s', (width) => {
  const email = width === 'desktop' ? 'admin@sandbox.example' : 'auditor@sandbox.example';

  it('are asked to sign in, sign in and see the users they may see', async () => {
    const visitor = await product.visit(width);
    const { page, problems } = visitor;
    await page.goto(`${product.url}/portal/manage-users`);
    await page.waitForURL('**/portal/login?callbackUrl=*');
    await signIn(visitor, email, 'not the password at all');
    await page.getByRole('alert').first().waitFor();
    await signIn(visitor, email);
    await page.waitForURL('**/portal/manage-users');
    await settled(page);
    await page.getByText('underwriter@sandbox.example').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${product.url}/portal`);
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('the sandbox page', () => {
  it('shows codes that work and the mail that was sent', async () => {
    const visitor = await product.visit();
    const { page } = visitor;
    await page.goto(`${product.url}/sandbox`);
    await settled(page);
    await page.getByText('manager@sandbox.example').first().waitFor();
    expect(await page.getByText(currentTimeBasedCode(demoSecretOf('manager@sandbox.example'))).count()).toBeGreaterThan(
      0,
    );
    await visitor.close();
  });
});
