import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const alma = { name: 'homeowner-with-one-job', step: 'previewOffer' };
const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Continue', exact: true }).locator('visible=true').click();
const switchTo = (vendor: string, behaviour: string) =>
  product.query(
    'INSERT INTO sandbox_switches (vendor, behaviour) VALUES ($1, $2) ON CONFLICT (vendor) DO UPDATE SET behaviour = $2',
    [vendor, behaviour],
  );

describe('an offer that is kept', () => {
  it('says until when it stands, and what changed when a figure under it does', async () => {
    const { page, problems, close } = await visitAs(product, alma);
    await page
      .getByText(/Stands until [A-Z][a-z]+ \d+, \d{4}/)
      .locator('visible=true')
      .first()
      .waitFor();
    await product.query(
      `UPDATE reports SET answer = jsonb_set(answer, '{answers,0,value}', '415000') WHERE kind = 'avmCascade'`,
    );
    await page.reload();
    await page.getByText('This is a new offer. Here is what changed.').waitFor();
    await page.getByText('We now reckon with a home value of $415,000. It was $455,000.').waitFor();
    await page.getByText(/So the most you can choose is now \$[\d,]+. It was \$[\d,]+/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('is not taken at figures the server does not have: it says its own, and goes on with those', async () => {
    const { page, close } = await visitAs(product, alma);
    await page
      .getByText(/Stands until/)
      .locator('visible=true')
      .first()
      .waitFor();
    await product.query(
      `UPDATE reports SET answer = jsonb_set(answer, '{answers,0,value}', '420000') WHERE kind = 'avmCascade'`,
    );
    await page.getByRole('button', { name: 'Continue with this line' }).locator('visible=true').click();
    await page.getByText('Our sum is another one than this page showed.').waitFor();
    await page.getByText('This is a new offer. Here is what changed.').waitFor();
    await page.getByRole('button', { name: 'Take the line at these figures' }).click();
    await page.waitForURL('**/app/application/**');
    const [row] = await product.query('SELECT accepted FROM offers WHERE ended_at IS NULL AND accepted IS NOT NULL');
    expect(row?.accepted).toMatchObject({ choice: { product: 'variable' } });
    await close();
  });

  it('rests on a valuation that can be doubted, by a request and never by an edit', async () => {
    const { page, problems, close } = await visitAs(product, alma, { width: 'phone' });
    const card = page.getByRole('region', { name: 'What your home is worth' });
    await card.getByText('$455,000', { exact: true }).waitFor();
    await card.getByText('Between $427,700 and $482,300').waitFor();
    await card.getByRole('button', { name: 'My home is worth more' }).click();
    await card.getByLabel('What it is worth').fill('400000');
    await card.getByLabel('What the model does not see').fill('A second bathroom and a new roof in 2024.');
    await card.getByRole('button', { name: 'Ask for another look' }).click();
    await card.getByText('That is not more than $455,000.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await card.getByLabel('What it is worth').fill('520000');
    await card.getByRole('button', { name: 'Ask for another look' }).click();
    await card.getByText('We look at it.').waitFor();
    await page.reload();
    await card.getByText(/for a value of \$520,000/).waitFor();
    await card.getByText('$455,000', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a no', () => {
  it('names its rule, comes in writing, and is looked at again for who asks', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'recent-foreclosure', step: 'hasFbm' });
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('radio', { name: 'Foreclosure' }).check();
    await page.getByLabel('When did it end?').fill('06/2025');
    await page.getByRole('button', { name: /^Add this/ }).click();
    await goOn(page);
    await page.waitForURL('**/app/ineligible/late-payment');
    await page.getByRole('heading', { name: 'Foreclosure', level: 2 }).waitFor();
    await page.getByText(/You get our reasons in writing by [A-Z]/).waitFor();
    await page.getByRole('button', { name: 'Tell me when it changes' }).click();
    await page.getByText('Noted.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Do not write to me' }).click();
    await page.getByRole('button', { name: 'Tell me when it changes' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('to a state leads to its waitlist, where one may change one’s mind', async () => {
    const { page, problems, close } = await visitAs(
      product,
      { name: 'waitlist-state', step: 'zip' },
      { width: 'phone' },
    );
    await page.getByLabel('ZIP code').fill('43215');
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'We do not lend in Ohio yet' }).waitFor();
    await page.getByLabel('Email address').fill('not an address');
    await page.getByRole('button', { name: 'Tell me when you do' }).click();
    await page.getByText('Enter an email address like name@example.com.').waitFor();
    await page.getByLabel('Email address').fill('helga@example.com');
    await page.getByRole('button', { name: 'Tell me when you do' }).click();
    await page.getByText('We write to helga@example.com once, when we lend in Ohio.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a partner’s link', () => {
  const newLink = async (page: Page): Promise<string> => {
    await page.goto(`${product.url}/sandbox`);
    await page.getByRole('button', { name: 'Make a lead' }).click();
    return (await page.getByRole('link', { name: 'Open Hana’s link' }).getAttribute('href')) ?? '';
  };

  it('opens a lead to check, makes an account and goes on', async () => {
    const { page, problems, close } = await product.visit();
    const link = await newLink(page);
    await page.goto(link);
    await page.waitForURL('**/app/initial-setup/mcr');
    await settled(page);
    expect(await page.getByLabel('What the home is worth').inputValue()).toBe('480,000');
    await page.getByRole('checkbox', { name: /I have checked this/ }).check();
    expect(await violationsOn(page)).toEqual([]);
    const email = await page.getByLabel('Email address').inputValue();
    await goOn(page);
    await page.waitForURL('**/mcr-account-creation');
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect.poll(async () => (await product.mailsTo(email)).join()).toMatch(/code is \d{6}/);
    const code = /code is (\d{6})/.exec((await product.mailsTo(email)).join())?.[1] ?? '';
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'The account is yours' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on without a password' }).click();
    await page.waitForURL('**/app/initial-setup/has-fbm');
    const [row] = await product.query('SELECT lead_source FROM applications WHERE email = $1', [email]);
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
    await says(link.slice(0, -4), 'This link is not complete');
    await product.query('UPDATE lead_links SET expires_at = now() WHERE used_at IS NULL');
    await says(link, 'This link has run out');
    await product.query('UPDATE lead_links SET used_at = now()');
    await says(link, 'This link was used already');
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
    expect(await page.getByLabel('Apartment or unit').inputValue()).toBe('Unit 2');
    await page.getByLabel('Apartment or unit').fill('');
    await page.getByRole('button', { name: 'Use what I typed' }).click();
    await page.getByText('We use what you typed.').waitFor();
    await switchTo('address', 'found');
    expect(problems).toEqual([]);
    await close();
  });

  it('who answers slowly is shown, and the page goes on by itself', async () => {
    await switchTo('valuation', 'slow');
    const { page, problems, close } = await visitAs(product, atAddress);
    await address(page);
    await page.getByText('The post knows this address.').waitFor();
    await goOn(page);
    const progress = page.getByRole('region', { name: 'Asking now' });
    await progress.getByRole('button', { name: 'Go on without waiting' }).waitFor();
    await progress.getByRole('listitem').filter({ hasText: 'The value of your home' }).getByText('Asking').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.waitForURL('**/prequal/listed-for-sale');
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
    await page.getByText('Not reachable, we keep trying').waitFor();
    await page.getByRole('button', { name: /^Go on/ }).click();
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
    await first.close();
    await second.close();
  });
});
