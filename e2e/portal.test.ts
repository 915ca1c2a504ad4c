import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASE } from '#server/release.ts';
import { newPassword } from '#words/own-account.ts';
import { portal } from '#words/portal/portal.ts';
import { enrollment } from '#words/portal/portal-sign-in.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { demoPassword, demoSecretOf } from '../src/sandbox/usecases/seed-sandbox.ts';
import { currentTimeBasedCode } from '../src/server/auth/time-based-code.ts';
import { inviteStaff } from '../src/server/usecases/staff/invite-staff.ts';
import { violationsOn } from './axe.ts';
import { openProduct, type Product, settled, type Visitor, widthsAt } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';

const words = enrollment;

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

describe.each(widthsAt(0))('staff on a %s', (width) => {
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
    // Who signed in just now has a day; who never did is named as such.
    const row = (of: string) => page.locator('tr').filter({ hasText: of }).innerText();
    expect(await row(email)).not.toContain(portalUsers.neverSignedIn);
    expect(await row('underwriter@sandbox.example')).toContain(portalUsers.neverSignedIn);
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${product.url}/portal`);
    await settled(page);
    await page.getByText(`Version ${RELEASE}`).first().waitFor({ state: 'attached' });
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe.each(widthsAt(0))('an invited member of staff on a %s', (width) => {
  it('reads the key off the QR code, sets a password, proves a code and signs in', async () => {
    const email = `new-${width}@sandbox.example`;
    const token = await product.container.database.transact((tx) =>
      inviteStaff(product.container, tx, {
        email,
        firstName: 'Nadia',
        lastName: 'Okafor',
        grants: [{ role: 'auditor', scopeKind: 'lender' }],
      }),
    );
    const visitor = await product.visit(width);
    const { page, problems } = visitor;
    const mailed = async () =>
      /\S+\/portal\/enrol\?token=\S+/.exec((await product.mailsTo(email)).at(-1) ?? '')?.[0] ?? '';
    await expect.poll(mailed).toContain(token);
    const link = await mailed();
    await page.goto(link);
    await settled(page);
    await page.getByRole('img', { name: words.qrCode }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const secret = (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent())?.replaceAll(' ', '') ?? '';
    await page.getByLabel(words.password).fill('short');
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByText(newPassword.tooShort(12)).waitFor();
    await page.getByLabel(words.password).fill('quiet-lantern-harbour-9');
    await page.getByLabel(words.code).fill('000000');
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel(words.code).fill(currentTimeBasedCode(secret));
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('heading', { name: words.doneTitle }).waitFor();
    const recoveryCode =
      (await page
        .getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){5}$/)
        .first()
        .textContent()) ?? '';
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: portalUsers.codes.kept }).click();
    await page.getByRole('link', { name: words.toLogin }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: words.missingTitle }).waitFor();
    await page.goto(`${product.url}/portal/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('quiet-lantern-harbour-9');
    // As if half a minute had passed since the code of the enrollment.
    await product.query('UPDATE accounts SET totp_last_step = NULL WHERE email = $1', [email]);
    await page.getByLabel(/code/i).fill(width === 'phone' ? recoveryCode : currentTimeBasedCode(secret));
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL('**/portal');
    await page.goto(`${product.url}/portal/account`);
    await page.getByText(portalUsers.account.recoveryText(width === 'phone' ? 9 : 10)).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe.each(widthsAt(1))('an administrator on a %s', (width) => {
  it('adds a company and a branch, invites, grants, revokes, resets and deactivates', async () => {
    const email = `admin-${width}@lender.example`;
    const admin = await staffVisitor(product, { width, grants: [{ role: 'admin', scopeKind: 'lender' }] });
    const { page, problems } = admin;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const [company, branch] = [`Ridge ${width}`, `Asheville ${width}`];
    await page.goto(`${product.url}/portal/manage-users`);
    await page.getByLabel(portalUsers.places.newCompany).fill(company);
    await press(portalUsers.places.addCompany);
    await page.getByLabel(portalUsers.places.newBranch(company)).fill(branch);
    await page.getByLabel(portalUsers.places.newBranch(company)).press('Enter');
    await page.getByText(branch).first().waitFor();
    await press(portalUsers.invite.open);
    await press(portalUsers.invite.submit);
    await page.getByText(portalUsers.invite.emailNeeded).waitFor();
    await page.getByLabel(portalUsers.invite.firstName).fill('Iris');
    await page.getByLabel(portalUsers.invite.lastName).fill(`Vale ${width}`);
    await page.getByLabel(portalUsers.email).fill(email);
    await page.getByLabel(portalUsers.grant.role, { exact: true }).selectOption('partner');
    await page.getByLabel(portalUsers.grant.scope).selectOption('branch');
    await press(portalUsers.invite.submit);
    await page.getByText(portalUsers.grant.officeNeeded).waitFor();
    await page.getByLabel(portalUsers.grant.which.branch).selectOption({ label: `${branch}, ${company}` });
    expect(await violationsOn(page)).toEqual([]);
    await press(portalUsers.invite.submit);
    await page.getByRole('link', { name: `Iris Vale ${width}` }).click();
    await page.getByText(`Partner, for ${branch}, ${company}`).first().waitFor();
    await page.getByLabel(portalUsers.grant.role, { exact: true }).selectOption('processor');
    await press(portalUsers.grant.add);
    const granted = portalUsers.grant.text(portal.roles.processor.label, portal.scopes.lender);
    await page.getByLabel(portalUsers.grant.role, { exact: true }).selectOption('underwriter');
    await press(portalUsers.grant.add);
    await page.getByText(portalUsers.grant.conflict.title(portal.roles.processor.label)).waitFor();
    await press(portalUsers.grant.conflict.ask);
    const proposed = portalUsers.grant.text(portal.roles.underwriter.label, portal.scopes.lender);
    await page.getByText(portalUsers.grant.conflict.mine(proposed)).waitFor();
    await press(portalUsers.grant.conflict.takeBackLabel(proposed));
    await press(portalUsers.grant.revokeLabel(granted));
    await press(portalUsers.actions.yes(portalUsers.grant.revoke));
    await page.getByText(portalUsers.history.kinds.grantRevoked ?? '').waitFor();
    await press(portalUsers.actions.deactivate);
    await press(portalUsers.actions.yes(portalUsers.actions.deactivate));
    await page.getByRole('button', { name: portalUsers.actions.reactivate, exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: portalUsers.back }).click();
    await page.getByRole('searchbox').fill(email);
    await page.getByText(portalUsers.states.deactivated).waitFor();
    await expect.poll(() => product.mailsTo(email)).toHaveLength(1);
    await press(portalUsers.everyone.action);
    await press(portalUsers.actions.yes(portalUsers.everyone.action));
    await page.getByText(/\d+ sessions? ended/).waitFor();
    expect(problems).toEqual([]);
    await admin.close();
  });
});

describe('the sandbox page', () => {
  it('shows codes that work and the mail that was sent', async () => {
    const visitor = await product.visit();
    const { page } = visitor;
    await page.goto(`${product.url}/sandbox`);
    await settled(page);
    await page.getByText('manager@sandbox.example').first().waitFor();
    const shown = () => page.getByText(currentTimeBasedCode(demoSecretOf('manager@sandbox.example'))).count();
    await expect.poll(shown).toBeGreaterThan(0);
    await visitor.close();
  });
});
