import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { account } from '#words/account.ts';
import { signInErrorWords } from '#words/sign-in-errors.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const REALMS = {
  applicant: { base: '/api/authApplicant', signInPage: '/app/login', errorPage: '/app/sign-in-error' },
  portal: { base: '/api/authPortal', signInPage: '/portal/login', errorPage: '/portal/sign-in-error' },
} as const;

/** The library shows these beside the sign-in form, all others on a page of their own. */
const BESIDE_FORM = [
  'SessionRequired',
  'CredentialsSignin',
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthAccountNotLinked',
  'EmailCreateAccount',
  'EmailSignin',
  'Callback',
];
const OWN_PAGE = [
  'Configuration',
  'AccessDenied',
  'Verification',
  'OAuthCallbackError',
  'AccountNotLinkedError',
  'MISSING_NEXTAUTH_API_ROUTE_ERROR',
  'NO_SECRET',
  'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  'EMAIL_REQUIRES_ADAPTER_ERROR',
  'MISSING_ADAPTER_METHODS_ERROR',
  'CALLBACK_CREDENTIALS_JWT_ERROR',
  'INVALID_CALLBACK_URL_ERROR',
  'CLIENT_FETCH_ERROR',
  'CLIENT_SESSION_ERROR',
];

describe.each(['applicant', 'portal'] as const)('the sign-in pages of the %s realm', (realm) => {
  const { base, signInPage, errorPage } = REALMS[realm];

  it('show the sentence of every code', async () => {
    const { page, problems, close } = await product.visit();
    for (const [codes, pagePath] of [
      [BESIDE_FORM, signInPage],
      [OWN_PAGE, errorPage],
    ] as const) {
      for (const code of byTurns(codes, 4)) {
        await page.goto(`${product.url}${base}/error?error=${code}`);
        await settled(page);
        const { happened, todo } = signInErrorWords(code, realm);
        await page.getByText(happened).waitFor();
        await page.getByText(todo).waitFor();
        expect([code, new URL(page.url()).pathname]).toEqual([code, pagePath]);
      }
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('say that a provider is not offered, and keep the way back', async () => {
    const { page, close } = await product.visit();
    const callbackUrl = `${product.url}/app/application/1`;
    await page.goto(`${product.url}${base}/signin/google?${new URLSearchParams({ callbackUrl })}`);
    await page.getByText(signInErrorWords('UnknownProvider', realm).happened).waitFor();
    const at = new URL(page.url());
    expect([at.pathname, at.searchParams.get('callbackUrl')]).toEqual([signInPage, callbackUrl]);
    await page.goto(`${product.url}${base}/signin/credentials`);
    await settled(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });

  it('never follow a malformed callback URL, and say so', async () => {
    const { page, problems, close } = await product.visit();
    for (const callbackUrl of ['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'garbage']) {
      const search = new URLSearchParams({ callbackUrl });
      for (const path of [`${base}/signin?${search}`, `${signInPage}?${search}`]) {
        await page.goto(product.url + path);
        await page.getByText(signInErrorWords('INVALID_CALLBACK_URL_ERROR', realm).happened).waitFor();
      }
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('have their own page after a code was requested', async () => {
    const { page, problems, close } = await product.visit();
    await page.goto(`${product.url}${base}/verify-request`);
    await page.getByRole('heading', { level: 1, name: account.verifyRequest[realm].happened }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: account.toSignIn }).click();
    await page.waitForURL(`**${signInPage}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('lead to the error page when no provider can be read', async () => {
    const { page, close } = await product.visit();
    await page.route(`**${base}/providers`, (route) => route.fulfill({ json: {} }));
    await page.goto(product.url + signInPage);
    await settled(page);
    if (realm === 'applicant') await page.getByRole('button', { name: account.usePassword }).click();
    await page.getByLabel('Email').fill('dana@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('a password of some length');
    if (realm === 'portal') await page.getByLabel(/code/i).fill('123456');
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL(`**${errorPage}**`);
    await page.getByText(signInErrorWords('unknown', realm).happened).waitFor();
    await close();
  });

  it('report a failed read of the session, which is then nobody’s, and stay usable', async () => {
    const { page, close } = await product.visit();
    await page.route(`**${base}/session`, (route) => route.abort());
    const reported = page.waitForRequest((request) => request.url().endsWith('/_log'));
    await page.goto(product.url + signInPage);
    const sent = new URLSearchParams((await reported).postData() ?? '');
    expect([sent.get('level'), sent.get('code'), sent.get('client')]).toEqual(['error', 'CLIENT_FETCH_ERROR', 'true']);
    expect((await (await reported).response())?.status()).toBe(200);
    await page.getByRole('button').first().waitFor();
    await close();
  });
});
