import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTimeBasedCode, nextTimeBasedCode } from '../src/server/auth/time-based-code.ts';
import { inviteStaff } from '../src/server/usecases/invite-staff.ts';
import { demoPassword, demoSecretOf } from '../src/server/usecases/seed-sandbox.ts';
import { portal } from '../src/words/en/portal.ts';
import { violationsOn } from './axe.ts';
import { openProduct, type Product, settled, type Visitor } from './product.ts';

const words = portal.enrol;

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
    await page.waitForURL(({ pathname }) => pathname === '/portal/manage-users');
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

describe.each(['desktop', 'phone'] as const)('an invited member of staff on a %s', (width) => {
  it('reads the key off the QR code, sets a password, proves a code and signs in', async () => {
    const email = `new-${width}@sandbox.example`;
    const token = await inviteStaff(product.container, {
      email,
      firstName: 'Nadia',
      lastName: 'Okafor',
      grants: [{ role: 'auditor', scopeKind: 'lender' }],
    });
    const visitor = await product.visit(width);
    const { page, problems } = visitor;
    const link = /\S+\/portal\/enrol\?token=\S+/.exec((await product.mailsTo(email)).at(-1) ?? '')?.[0] ?? '';
    expect(link).toContain(token);
    await page.goto(link);
    await settled(page);
    await page.getByRole('img', { name: words.qrCode }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const secret = (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent())?.replaceAll(' ', '') ?? '';
    await page.getByLabel(words.password).fill('short');
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByText(words.passwordTooShort).waitFor();
    await page.getByLabel(words.password).fill('quiet-lantern-harbour-9');
    await page.getByLabel(words.code).fill('000000');
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel(words.code).fill(currentTimeBasedCode(secret));
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('heading', { name: words.doneTitle }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: words.missingTitle }).waitFor();
    await page.goto(`${product.url}/portal/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('quiet-lantern-harbour-9');
    await page.getByLabel(/code/i).fill(nextTimeBasedCode(secret));
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL('**/portal');
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
