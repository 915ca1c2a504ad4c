import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { hubWords } from '#words/loan/hub.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { messageDesk, noteDesk } from '#words/portal/loan-desk/threads.ts';
import { portal } from '#words/portal/portal.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { writeToPerson } from '../src/server/usecases/messages/loan-messages.ts';
import { approveLoan } from '../src/testing/desk-loans.ts';
import { loanStaff, staffId } from '../src/testing/loan-staff.ts';
import { violationsOn } from './axe.ts';
import { signInAt } from './guard-states.ts';
import { visitHub } from './hub-visitor.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';
import { goOn } from './walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const retry = (page: Page) => page.getByRole('button', { name: errors.notLoaded.retry });

/** As on a train: the file does not come until the answer says so. */
const lose = async (page: Page, file: RegExp): Promise<() => Promise<void>> => {
  await page.route(file, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(file);
};

const couple = 'worked-example-couple';

it.each([
  ['a page with a screen of its own', 'creditScore', /credit-score-screen-.*\.js$/],
  ['the offer', 'previewOffer', /offer-screen-.*\.js$/],
  ['a page of the application', 'application5', /employment-screen-.*\.js$/],
])('%s whose file does not come says so, and opens when asked again', async (_, step, file) => {
  const { page, close } = await visitAs(product, { name: couple, step }, { width: 'phone' });
  const heading = (await page.locator('main h1').first().textContent()) ?? '';
  const find = await lose(page, file);
  await page.reload();
  await page.getByText(errors.notLoaded.text).waitFor();
  expect(await page.locator('main').count()).toBe(1);
  await find();
  await retry(page).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  await close();
});

it('a list whose file does not come says so in its place, and opens when asked again with all that was typed beside it', async () => {
  const { page, close } = await visitAs(product, { name: couple, step: 'mortgageBalance' }, { width: 'phone' });
  const path = new URL(page.url()).pathname;
  const find = await lose(page, /list-of-.*\.js$/);
  await page.reload();
  await settled(page);
  await page.getByText(errors.notLoaded.text).waitFor();
  expect(await retry(page).count()).toBe(1);
  // The rest of the page can be used; loans nobody saw are not confirmed.
  const isEvery = page.locator('[id="areMortgagesReviewed"]');
  await isEvery.check();
  expect(await violationsOn(page)).toEqual([]);
  await goOn(page).click();
  await page.getByRole('alert').or(page.locator('.field-error')).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await find();
  await retry(page).click();
  await page.getByText('First Harbor Bank').first().waitFor();
  await settled(page);
  expect(await page.getByText(errors.notLoaded.text).count()).toBe(0);
  await expect.poll(() => isEvery.isChecked()).toBe(true);
  await close();
});

it('a question that needs the steps of the application says when they do not come, and opens when asked again', async () => {
  const { page, close } = await visitAs(product, { name: couple, step: 'application5' }, { width: 'phone' });
  const find = await lose(page, /whole-funnel-.*\.js$/);
  await page.goto(`${product.url}/app/initial-setup/property-value`);
  await page.getByText(errors.notLoaded.text).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await find();
  await retry(page).click();
  await settled(page);
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).not.toBe('');
  await close();
});

it('debts whose list did not come are not confirmed: Continue leads to what can be tried again', async () => {
  const visitor = await product.visit('phone');
  await signInAt(product, visitor, { status: 'prequalDebts' });
  const { page } = visitor;
  const find = await lose(page, /debt-field-.*\.js$/);
  await page.goto(`${product.url}/prequal/debts`);
  await settled(page);
  await page.getByText(errors.notLoaded.text).waitFor();
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().includes('submitStep')) saves += 1;
  });
  await page.locator('[id="areDebtsReviewed"]').check();
  await goOn(page).click();
  await expect.poll(() => page.locator(':focus').textContent()).toBe(errors.notLoaded.retry);
  expect(saves).toBe(0);
  await find();
  await page.keyboard.press('Enter');
  await page.getByText(errors.notLoaded.text).waitFor({ state: 'detached' });
  await settled(page);
  await goOn(page).click();
  await page.waitForURL((url) => url.pathname !== '/prequal/debts');
  expect(saves).toBe(1);
  await visitor.close();
});

/** The underwriter approves, and says so. */
const approveAndWrite = async (applicationId: string): Promise<void> => {
  const { container } = product;
  await approveLoan(product, { loanId: applicationId, staffId: await staffId(container, 'underwriter') });
  await writeToPerson(container, {
    staff: await loanStaff(container, { role: 'processor', action: 'correspond', applicationId }),
    person: 'borrower',
    body: 'Good news from us.',
  });
};

it('an approval that comes while a message is typed leaves the message, and stands above all else', async () => {
  const { page, applicationId, close } = await visitHub(product);
  const message = page.getByRole('textbox', { name: hubWords.messages.label });
  await message.fill('Is the roof of the shed part of it?');
  await approveAndWrite(applicationId);
  const approved = page.getByRole('heading', { level: 1, name: /^Your \$[\d,]+ line is approved$/ });
  await approved.waitFor();
  expect(await message.inputValue()).toBe('Is the roof of the shed part of it?');
  await close();
});

it('an approval whose file does not come says so in its place, and the rest of the hub goes on', async () => {
  const { page, applicationId, close } = await visitHub(product);
  const find = await lose(page, /approval-parts-.*\.js$/);
  const message = page.getByRole('textbox', { name: hubWords.messages.label });
  await message.fill('Is the roof of the shed part of it?');
  await approveAndWrite(applicationId);
  await page.getByText(errors.notLoaded.text).first().waitFor();
  await page.getByText('Good news from us.').first().waitFor();
  expect(await message.inputValue()).toBe('Is the roof of the shed part of it?');
  await find();
  await retry(page).first().click();
  await page.getByRole('heading', { level: 1, name: /^Your \$[\d,]+ line is approved$/ }).waitFor();
  await close();
});

it('a tab of a loan opened while the connection is away says so, and opens once it is back', async () => {
  await becomePersona(product.container, { name: couple, step: 'application5' });
  const [loan] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  const { page, context } = visitor;
  await page.goto(`${product.url}/portal/loan/${String(loan?.id)}`);
  const tab = page.getByRole('link', { name: loanDesk.tabs.closing }).first();
  await tab.waitFor();
  await context.setOffline(true);
  await tab.click();
  await page.getByText(errors.notLoaded.title).first().waitFor();
  await context.setOffline(false);
  await retry(page).click();
  await page.getByText(errors.notLoaded.title).first().waitFor({ state: 'detached' });
  await visitor.close();
});

it('a loan says once what could not be loaded while the server is away, and one press loads all of it', async () => {
  await becomePersona(product.container, { name: couple, step: 'application5' });
  const [loan] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  const { page } = visitor;
  const told = page.getByText(errors.notLoaded.title);
  for (const [tab, loaded] of [
    ['notes', noteDesk.none],
    ['messages', messageDesk.send],
  ] as const) {
    let isAway = false;
    // What others change is not followed from the beginning, so that nothing comes back by itself.
    const calls = /\/trpc\/.*loanFile\./;
    await page.route(calls, (route) =>
      isAway || route.request().url().includes('loanFile.changes')
        ? route.abort('connectionrefused')
        : route.continue(),
    );
    await page.goto(`${product.url}/portal/loan/${String(loan?.id)}`);
    const link = page.getByRole('main').getByRole('link', { name: loanDesk.tabs[tab] }).first();
    await link.hover();
    isAway = true;
    await link.click();
    await told.first().waitFor();
    await page.getByText(portal.loading, { exact: true }).first().waitFor({ state: 'detached' });
    await expect.poll(() => told.count()).toBe(1);
    isAway = false;
    await retry(page).click();
    await page.getByText(loaded, { exact: true }).first().waitFor();
    await told.waitFor({ state: 'detached' });
    await page.unroute(calls);
  }
  await visitor.close();
});

it('what is typed into an amount and does not belong there is taken away at once', async () => {
  const visitor = await product.visit('phone');
  const { page } = visitor;
  await page.goto(`${product.url}/app/initial-setup/property-value`);
  await settled(page);
  const amount = page.getByRole('textbox').first();
  await amount.pressSequentially('58x5');
  await expect.poll(() => amount.inputValue()).toBe('585');
  await visitor.close();
});
