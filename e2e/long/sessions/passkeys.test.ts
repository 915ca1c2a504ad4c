import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmIdentity } from '#words/confirm-identity.ts';
import { portalLogin } from '#words/portal/portal-sign-in.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { signInErrors } from '#words/sign-in-errors.ts';
import { demoPassword, demoSecretOf, seedSandbox } from '../../../src/sandbox/usecases/seed-sandbox.ts';
import { currentTimeBasedCode } from '../../../src/server/auth/time-based-code.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled, type Visitor } from '../../product.ts';

const words = portalUsers.account.passkeys;
const email = 'processor@sandbox.example';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  await seedSandbox(product.container);
});
afterAll(() => product.close());

/** An authenticator built into the browser, which keeps passkeys and confirms without asking. */
const options = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  automaticPresenceSimulation: true,
} as const;

const withAuthenticator = async ({ context, page }: Visitor) => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true },
  });
  return {
    /** From now on it is only touched: no PIN, no finger. */
    stopVerifying: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      const touched = await session.send('WebAuthn.addVirtualAuthenticator', {
        options: { ...options, hasUserVerification: false },
      });
      for (const credential of credentials) await session.send('WebAuthn.addCredential', { ...touched, credential });
    },
  };
};

/** Where this person’s work begins. */
const START = '/portal/work';

const signInByCode = async ({ page }: Visitor) => {
  await product.query('UPDATE accounts SET totp_last_step = NULL WHERE email = $1', [email]);
  await page.goto(`${product.url}/portal/login`);
  await settled(page);
  await page.getByLabel(portalLogin.email).fill(email);
  await page.getByLabel(portalLogin.password, { exact: true }).fill(demoPassword);
  await page.getByLabel(portalLogin.code).fill(currentTimeBasedCode(demoSecretOf(email)));
  await page.getByRole('button', { name: portalLogin.submit, exact: true }).click();
  await page.waitForURL(`${product.url}${START}`);
};

const signOut = async ({ context }: Visitor) => {
  await context.clearCookies({ name: 'hearthline-portal' });
};

describe('a passkey', () => {
  it('is added, named, used to sign in and to confirm, and removed at the real pages', async () => {
    const visitor = await product.visit('desktop');
    const { page, problems } = visitor;
    const authenticator = await withAuthenticator(visitor);
    await signInByCode(visitor);
    await page.goto(`${product.url}/portal/account`);
    await page.getByText(words.none).waitFor();
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText(words.nameNeeded).waitFor();
    await page.getByLabel(words.name).fill('Work laptop');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText('Work laptop', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.renameLabel('Work laptop') }).click();
    await page.getByLabel(words.newName).fill('Desk laptop');
    await page.getByRole('button', { name: words.saveName }).click();
    await page.getByText('Desk laptop', { exact: true }).waitFor();

    await signOut(visitor);
    await page.goto(`${product.url}/portal/login`);
    await settled(page);
    await page.getByRole('button', { name: portalLogin.passkey }).click();
    await page.waitForURL(`${product.url}${START}`);

    await product.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    await page.goto(`${product.url}/portal/account`);
    await page.getByRole('button', { name: words.removeLabel('Desk laptop') }).click();
    await page.getByRole('heading', { name: confirmIdentity.title }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: confirmIdentity.cancel }).click();
    await page.getByRole('heading', { name: confirmIdentity.title }).waitFor({ state: 'hidden' });
    await page.getByText('Desk laptop', { exact: true }).waitFor();

    await authenticator.stopVerifying();
    await signOut(visitor);
    await page.goto(`${product.url}/portal/login`);
    await settled(page);
    await page.getByRole('button', { name: portalLogin.passkey }).click();
    await page.getByText(signInErrors.passkeyNotUsed.happened).waitFor();
    await page.getByLabel(portalLogin.email).fill(email);
    await page.getByRole('button', { name: portalLogin.passkey }).click();
    await page.getByText(signInErrors.passwordNeeded.happened).waitFor();
    await page.getByLabel(portalLogin.password, { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: portalLogin.passkey }).click();
    await page.waitForURL(`${product.url}${START}`);

    await product.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    await page.goto(`${product.url}/portal/account`);
    await page.getByRole('button', { name: words.removeLabel('Desk laptop') }).click();
    await page.getByRole('button', { name: confirmIdentity.passkey }).click();
    await page.getByText(words.none).waitFor();
    const kinds = await product.query("SELECT kind FROM staff_events WHERE kind LIKE 'passkey%' ORDER BY seq");
    expect(kinds.map(({ kind }) => kind)).toEqual(['passkeyAdded', 'passkeyRemoved']);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
