import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '#words/funnel/questions.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { markConditionallyApproved, saveApplication } from '../../../src/server/db/repos/application/applications.ts';
import { placedAt, signInAt } from '../../guard-states.ts';
import { moveInside } from '../../move-inside.ts';
import { openProduct, type Product, type Visitor } from '../../product.ts';
import { addressOf, standing, typeAddress } from '../../type-address.ts';

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  product = await openProduct();
  visitor = await product.visit();
}, 120_000);
afterAll(() => product.close());

const here = (page: Page): string => addressOf(product, page);
const typed = (page: Page, address: string, expected: string) => typeAddress(product, page, { address, expected });

describe('every other arrival', () => {
  it('by reload, Back, forward or a link is left where it is', async () => {
    const { page } = visitor;
    await signInAt(product, visitor, { status: 'application5' });
    await typed(page, '/app/application/4', '/app/application/4');
    const rail = page.getByRole('navigation', { name: questions.rail.label }).locator('visible=true');
    await rail.getByRole('link', { name: words.application3.label }).click();
    await page.waitForURL('**/app/application/2');
    await standing(page).waitFor();
    await page.reload();
    await standing(page).waitFor();
    expect(here(page)).toBe('/app/application/2');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words.application5.question }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: words.application3.question }).waitFor();
    expect(here(page)).toBe('/app/application/2');
    // Back into a document that was left, from another one.
    await page.goto(`${product.url}/faq`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words.application3.question }).waitFor();
    expect(here(page)).toBe('/app/application/2');
  });

  it('lets nobody back from the hub into a page that was sent', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'loanDisbursement' });
    await typed(page, '/app/application/loan-disbursement', '/app/application/loan-disbursement');
    await product.container.database.transact((tx) =>
      saveApplication(tx, { id, document: placedAt('loanDisbursement').document, status: 'applicationSubmitted' }),
    );
    await page.waitForURL('**/app/application/submitted');
    await standing(page).waitFor();
    await page.goBack().catch(() => undefined);
    await page.goto(`${product.url}/app/application/application-summary`);
    await standing(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/app/application/submitted');
  });

  it('leads to the hub when conditional approval comes while a page is open', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'identityVerification' });
    await typed(page, '/app/application/identity-verification', '/app/application/identity-verification');
    await product.container.database.transact(async (tx) => {
      await markConditionallyApproved(tx, id);
      const { document } = placedAt('identityVerification');
      await saveApplication(tx, { id, document, status: 'identityVerification' });
    });
    await page.waitForURL('**/app/application/submitted');
    await standing(page).waitFor();
  });
});

describe('a page that cannot be saved', () => {
  it('is no link on the rail, and reached inside the app leads to the open page with one sentence why', async () => {
    const { page } = visitor;
    await signInAt(product, visitor, { status: 'application5' });
    await typed(page, '/app/application/4', '/app/application/4');
    const rail = page.getByRole('navigation', { name: questions.rail.label }).locator('visible=true');
    await expect.poll(() => rail.getByRole('link', { name: words.application4.label }).count()).toBe(1);
    expect(await rail.getByRole('link', { name: words.application8.label }).count()).toBe(0);
    expect(await rail.getByText(words.application8.label).locator('visible=true').count()).toBe(1);
    await moveInside(page, '/app/application/7');
    await page.getByText(questions.closedPage.later(words.application8.label)).waitFor();
    expect(here(page)).toBe('/app/application/4');
  });

  it('has no Edit in the summary', async () => {
    const { page } = visitor;
    await signInAt(product, visitor, { status: 'application5' });
    await typed(page, '/app/application/application-summary', '/app/application/application-summary');
    await page.getByRole('link', { name: `Edit ${words.application4.label}` }).waitFor();
    expect(await page.getByRole('link', { name: `Edit ${words.application8.label}` }).count()).toBe(0);
  });

  it.each([
    ['business-information', 'application5', questions.closedPage.notAsked(words.businessInformation.label)],
    ['business-information', 'applicationSubmitted', questions.closedPage.sent(words.businessInformation.label)],
    ['upload', 'propertyValue', questions.closedPage.later(words.incomeDocs.label)],
  ] as const)('%s at %s keeps its address and says what is missing', async (slug, status, sentence) => {
    const { page } = visitor;
    await signInAt(product, visitor, { status });
    const address = `/app/application/${slug}`;
    expect(await typed(page, address, address)).toBe(address);
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('button', { name: questions.continue }).count()).toBe(0);
  });

  it('and was open when its turn passed leads on instead of asking to try again', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'application4' });
    await typed(page, '/app/application/3', '/app/application/3');
    // Nothing announces this change: the refused save is the first to notice it.
    await product.query("UPDATE applications SET status = 'zip', document = $2 WHERE id = $1", [
      id,
      JSON.stringify(placedAt('zip').document),
    ]);
    await page.getByRole('radio', { name: questions.no, exact: true }).first().check();
    await page.getByRole('button', { name: questions.continue }).locator('visible=true').click();
    await page.getByText(questions.closedPage.later(words.application4.label)).waitFor();
    expect(here(page)).toBe('/app/initial-setup/zip');
  });
});

describe('a first answer', () => {
  it.each([
    ['property-value', 'Estimated value', '612000', '/app/initial-setup/mortgage-estimate'],
    ['mortgage-estimate', 'Total owed', '210000', '/app/initial-setup/property-value'],
  ])('on %s opens a session, and nothing says saved before', async (slug, label, answer, next) => {
    const { page, context, problems } = await product.visit();
    await page.goto(`${product.url}/app/initial-setup/${slug}`);
    await standing(page).waitFor();
    await page.getByLabel(label).fill(answer);
    expect(
      await page
        .getByText(/saved|kept/i)
        .locator('visible=true')
        .count(),
    ).toBe(0);
    await page.getByRole('button', { name: questions.continue }).locator('visible=true').click();
    await page.waitForURL(`**${next}`);
    await page.getByText(/Saved \d+:\d\d/).waitFor();
    expect((await context.cookies()).some(({ name }) => name === 'hearthline-applicant')).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('an application begun without an email address', () => {
  it('is asked for one before the credit check, and not where it is known', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'creditScore' });
    const address = '/app/initial-setup/credit-score';
    const email = page.getByLabel(words.creditScore.fields.email, { exact: true });
    await typed(page, address, address);
    expect(await email.count()).toBe(0);
    const { document } = placedAt('creditScore');
    const without = { ...document, borrower: { ...document.borrower, email: null } };
    await product.query('UPDATE applications SET document = $2 WHERE id = $1', [id, JSON.stringify(without)]);
    await typed(page, address, address);
    await page.getByRole('button', { name: questions.continue }).locator('visible=true').click();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('late@example.com');
    await email.blur();
    await expect.poll(() => email.getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('an address that is written oddly', () => {
  it.each([
    ['/App/Initial-Setup/ZIP?from=mail', '/app/initial-setup/zip?from=mail'],
    ['/app/initial-setup/zip///?from=mail', '/app/initial-setup/zip?from=mail'],
    ['/app/initial-setup/%7Aip', '/app/initial-setup/zip'],
    ['/app/initial-setup/', '/app/initial-setup/property-value'],
    ['/app/initial-setup/bogus', '/app/initial-setup/property-value'],
    ['/prequal/Address%20', '/prequal/building-type'],
  ])('%s is understood as %s', async (address, page) => {
    await visitor.context.clearCookies();
    expect(await typed(visitor.page, address, page)).toBe(page);
  });

  it.each([
    '/app/application/5',
    '/app/application/8',
    '/app/application/bogus',
    '/app/application/1/more',
    '/app/application/submitted/bogus',
    '/app/initial-setup/zip/more',
    '/app/application%2F1',
    '/app/application/%00',
    '/app/initial-setup/zip/index.html',
  ])('%s is answered with the page for unknown addresses', async (address) => {
    const response = await visitor.page.goto(product.url + address);
    expect(response?.status()).toBe(404);
    await visitor.page.getByRole('heading', { level: 1, name: 'We could not find that page' }).waitFor();
  });
});
