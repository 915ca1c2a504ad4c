import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { account } from '#words/account.ts';
import { errors } from '#words/errors.ts';
import { clocksPage } from '#words/portal/clocks.ts';
import { stageWords } from '#words/portal/pipeline.ts';
import { moveSandboxClock } from '../../../src/sandbox/usecases/move-sandbox-clock.ts';
import { violationsOn } from '../../axe.ts';
import { holdNext } from '../../held-calls.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Continue', exact: true }).locator('visible=true').click();
const switchTo = (vendor: string, behaviour: string) =>
  product.query(
    'INSERT INTO sandbox_switches (vendor, behaviour) VALUES ($1, $2) ON CONFLICT (vendor) DO UPDATE SET behaviour = $2',
    [vendor, behaviour],
  );

describe('a partner’s link', () => {
  const newLink = async (page: Page): Promise<string> => {
    await page.goto(`${product.url}/sandbox`);
    await page.getByRole('button', { name: 'Make a lead' }).click();
    return (await page.getByRole('link', { name: 'Open Hana’s link' }).getAttribute('href')) ?? '';
  };

  /** Staff see an inquiry, and no deadline of it four days on. */
  const startsNothing = async () => {
    await moveSandboxClock(product.container, 4);
    const staff = await staffAt(product, { role: 'manager', path: '/portal?view=open' });
    await staff.page
      .getByRole('row', { name: /Kowalski, Hana/ })
      .getByText(stageWords.inquiry)
      .waitFor();
    await staff.page.goto(`${product.url}/portal/clocks`);
    await staff.page.getByText(clocksPage.emptyTitle).waitFor();
    await moveSandboxClock(product.container, 0);
    expect(staff.problems).toEqual([]);
    await staff.close();
  };

  it('opens a lead to check, makes an account and goes on', async () => {
    const { page, problems, close } = await product.visit();
    const link = await newLink(page);
    await page.goto(link);
    await page.waitForURL('**/app/initial-setup/mcr');
    await settled(page);
    await expect.poll(() => page.getByLabel('What the home is worth').inputValue()).toBe('480,000');
    await startsNothing();
    await page.getByRole('checkbox', { name: /I have checked this/ }).check();
    expect(await violationsOn(page)).toEqual([]);
    const email = await page.getByLabel('Email address').inputValue();
    await goOn(page);
    await page.waitForURL('**/mcr-account-creation');
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect.poll(async () => (await product.mailsTo(email)).join()).toMatch(/code is \d{6}/);
    const code = /code is (\d{6})/.exec((await product.mailsTo(email)).join())?.[1] ?? '';
    await page.getByLabel('Six-digit code').fill(code);
    const another = await holdNext(page, 'identity.requestCode');
    await page.getByRole('button', { name: account.resend }).click();
    await another.lose();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Six-digit code').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue without a password' }).click();
    await page.waitForURL('**/app/initial-setup/has-fbm');
    const [row] = await product.query('SELECT lead_source FROM applications WHERE id = $1', [
      await applicationIdOf(product.container.database, email),
    ]);
    expect(row?.lead_source).toBe('MCR');
    expect(problems).toEqual([]);
    await close();
  });

  it('that was used, has run out or is not whole gets a page of its own', async () => {
    const { page, close } = await product.visit('phone');
    const link = await newLink(page);
    const says = async (address: string, heading: string) => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await says(link.slice(0, -4), 'This link is incomplete');
    await product.query('UPDATE lead_links SET expires_at = now() WHERE used_at IS NULL');
    await says(link, 'This link has expired');
    await product.query('UPDATE lead_links SET used_at = now()');
    await says(link, 'This link was already used');
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });
});

describe('asking others', () => {
  const address = async (page: Page) => {
    await page.getByLabel('Street address').fill('88 Peachtree Walk');
    await page.getByLabel('ZIP code').fill('30309');
    await page.getByLabel('City').fill('Atlanta');
  };
  const atAddress = { name: 'listed-for-sale', step: 'prequalAddress' };

  it('an address that may be another one is offered, and what was typed may stay', async () => {
    await switchTo('address', 'inconsistent');
    const { page, problems, close } = await visitAs(product, atAddress);
    await address(page);
    await page.getByText('Did you mean one of these?').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Use 88 Peachtree Walk, Unit 2/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Apartment or unit').inputValue()).toBe('Unit 2');
    await page.getByLabel('Apartment or unit').fill('');
    await page.getByRole('button', { name: 'Use what I typed' }).click();
    await page.getByText('We will use what you typed.').waitFor();
    await switchTo('address', 'found');
    expect(problems).toEqual([]);
    await close();
  });

  it('who answers slowly is shown, and the page goes on by itself', async () => {
    await switchTo('valuation', 'slow');
    const { page, problems, close } = await visitAs(product, atAddress);
    await address(page);
    await page.getByText('USPS recognizes this address.').waitFor();
    // The tab's own save is announced before its response arrives: it is not another user's change.
    await page.evaluate((title) => {
      const look = () => {
        if (document.body.innerText.includes(title)) document.body.dataset.wasWarned = 'yes';
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }, errors.changedElsewhere.title);
    await goOn(page);
    const progress = page.getByRole('region', { name: 'Checking now' });
    await progress.getByRole('button', { name: 'Continue without waiting' }).waitFor();
    await progress
      .getByRole('listitem')
      .filter({ hasText: 'The value of your home' })
      .getByText('Checking', { exact: true })
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.waitForURL('**/prequal/listed-for-sale');
    expect(await page.evaluate(() => document.body.dataset.wasWarned)).toBeUndefined();
    await page.getByRole('region', { name: 'What your home is worth' }).waitFor();
    await switchTo('valuation', 'found');
    expect(problems).toEqual([]);
    await close();
  });

  it('who cannot be reached is said, and stops nobody', async () => {
    await switchTo('flood', 'down');
    const { page, close } = await visitAs(product, atAddress, { width: 'phone' });
    await address(page);
    await goOn(page);
    await page.getByText('No answer yet, we keep trying').waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/prequal/listed-for-sale');
    await switchTo('flood', 'found');
    await close();
  });
});

describe('a lead begun on a second device', () => {
  it('is kept beside the first, and one chooses which to go on with', async () => {
    const email = 'two.devices@example.com';
    const begin = async (page: Page, value: string) => {
      await page.goto(product.url);
      await page.getByLabel('First name').fill('Dana');
      await page.getByLabel('Last name').fill('Whitfield');
      await page.getByLabel('Email').fill(email);
      await page
        .getByRole('button', { name: /Start|See|Check/ })
        .first()
        .click();
      await page.waitForURL('**/property-value');
      await settled(page);
      await page.getByRole('textbox').first().fill(value);
      await goOn(page);
      await page.waitForURL('**/mortgage-estimate');
    };
    const signIn = async (page: Page) => {
      const codes = async () =>
        (await product.mailsTo(email)).flatMap((mail) => /code is (\d{6})/.exec(mail)?.[1] ?? []);
      const before = (await codes()).length;
      await page.goto(`${product.url}/app/login`);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Email me a code' }).click();
      await expect.poll(async () => (await codes()).length).toBeGreaterThan(before);
      await page.getByLabel('Six-digit code').fill((await codes()).at(-1) ?? '');
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    const first = await product.visit();
    await begin(first.page, '500000');
    await signIn(first.page);
    await first.page.waitForURL('**/mortgage-estimate');
    const second = await product.visit('phone');
    await begin(second.page, '640000');
    await signIn(second.page);
    await second.page.waitForURL('**/app/choose-application');
    await second.page.getByRole('heading', { level: 2, name: /\$640,000/ }).waitFor();
    expect(await violationsOn(second.page)).toEqual([]);
    await second.page
      .getByRole('region', { name: /\$500,000/ })
      .getByRole('button')
      .click();
    await second.page.waitForURL('**/mortgage-estimate');
    // A user whose session ended is redirected.
    await first.context.clearCookies();
    await first.page.goto(`${product.url}/app/choose-application`);
    await first.page.getByRole('link', { name: 'Sign in again' }).click();
    await first.page.waitForURL('**/app/login**');
    await first.close();
    await second.close();
  });
});
