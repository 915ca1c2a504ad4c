import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { changeAccountEmail } from '#server/db/repos/accounts/accounts.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { violationsOn } from '../../axe.ts';
import { signInAt } from '../../guard-states.ts';
import { holdNext } from '../../held-calls.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, type Width, widthsAt } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const homeowner = (step: string, width: Width = 'desktop') =>
  visitAs(product, { name: 'homeowner-with-one-job', step }, { width });
const here = (page: Page): string => new URL(page.url()).pathname;
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first();

describe('the stand-alone upload page', () => {
  const list = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });

  it.each(widthsAt(1))('asks for nothing before anything is known, on a %s', async (width) => {
    const visitor = await product.visit(width);
    const { page, problems } = visitor;
    await signInAt(product, visitor, { status: 'propertyValue' });
    await page.goto(`${product.url}/app/upload`);
    await page.getByText('Nothing to send yet').waitFor();
    expect(here(page)).toBe('/app/upload');
    expect(await list(page).count()).toBe(0);
    expect(await button(page, 'Continue').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue your application' }).click();
    await page.waitForURL('**/app/initial-setup/property-value');
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('lists what is known before submission and takes it in', async () => {
    const { page, close } = await homeowner('application4');
    await page.goto(`${product.url}/app/upload`);
    await page.getByRole('heading', { name: /Home insurance/ }).waitFor();
    const asked = await list(page).allInnerTexts();
    expect(asked.join()).toContain('Mortgage statement');
    expect(asked.join()).not.toMatch(/Paystub|W-2/);
    await page.getByText('This list follows your answers').waitFor();
    await close();
  });

  it('is the whole list after submission, with the way back to the loan', async () => {
    const { page, close } = await homeowner('applicationSubmitted');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('files.wanted')) asked += 1;
    });
    const stream = await holdNext(page, 'application.changes');
    await page.goto(`${product.url}/app/upload`);
    await page.getByRole('heading', { name: 'Home insurance' }).waitFor();
    const isFollowing = page.waitForResponse((response) => response.url().includes('application.changes'));
    await stream.release();
    await isFollowing;
    // Asked for once as it opens, and once more for what changed.
    await product.query(
      `UPDATE applications SET version = version + 1, document = jsonb_set(document, '{canopyConnected}', 'true')
       WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1)`,
    );
    await page.getByRole('heading', { name: 'Home insurance' }).waitFor({ state: 'detached' });
    expect(asked).toBe(2);
    await page.getByRole('link', { name: 'Back to your loan' }).click();
    await page.waitForURL('**/app/application/submitted');
    await close();
  });
});

describe('income verification', () => {
  it('by documents leads to the requests, and from there on to signing', async () => {
    const { page, close } = await homeowner('application6');
    await page.getByRole('radio', { name: 'Upload documents' }).check();
    await button(page, 'Continue').click();
    await page.waitForURL('**/app/upload');
    await page.getByRole('heading', { name: /Paystub/ }).waitFor();
    await page.getByRole('link', { name: 'Continue your application' }).click();
    await page.waitForURL('**/app/application/sign');
    await close();
  });

  it('by documents leads back to other income when none is entered', async () => {
    const { page, close } = await homeowner('application6');
    await product.query(
      `UPDATE applications SET document = jsonb_set(jsonb_set(document, '{borrower,employments}', '[]'), '{borrower,incomeSources}', '[]')
       WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1)`,
    );
    await page.goto(`${product.url}/app/upload`);
    await page.getByRole('link', { name: 'Continue your application' }).waitFor();
    expect(await page.getByRole('link', { name: 'Add your income' }).count()).toBe(0);
    await product.query(
      `UPDATE applications SET document = jsonb_set(document, '{borrower,incomeVerificationMethod}', '"documents"')
       WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1)`,
    );
    await page.reload();
    await page.getByRole('link', { name: 'Add your income' }).click();
    await page.waitForURL('**/app/application/other-income');
    await close();
  });

  it('by the bank offers the page for statements, which leads back', async () => {
    const { page, close } = await homeowner('application6');
    await page.getByRole('radio', { name: 'Connect my bank' }).check();
    await page.getByRole('link', { name: 'Upload bank statements instead' }).click();
    await page.waitForURL('**/app/bank-statement');
    await page.getByRole('link', { name: 'Back to income verification' }).click();
    await page.waitForURL('**/app/application/income-verification');
    await close();
  });
});

describe('bank statements', () => {
  it('are asked for in the list and in the hub with a link to their page', async () => {
    const { page, close } = await homeowner('applicationSubmitted');
    const [stored] = await product.query('SELECT id, document FROM applications ORDER BY created_at DESC LIMIT 1');
    const [first, ...others] = application.parse(stored?.document).borrower.employments;
    await product.query(
      `UPDATE applications SET document = jsonb_set(jsonb_set(document, '{borrower,incomeVerificationMethod}', '"bank"'),
       '{borrower,employments}', $2::jsonb) WHERE id = $1`,
      [stored?.id, JSON.stringify([{ ...first, dataSource: 'manual' }, ...others])],
    );
    await page.goto(`${product.url}/app/upload`);
    await page.getByRole('link', { name: 'Connect your bank instead' }).click();
    await page.waitForURL('**/app/bank-statement');
    await page.getByRole('link', { name: 'Back to your loan' }).click();
    await page.waitForURL('**/app/application/submitted');
    await page.getByRole('link', { name: 'Connect your bank instead' }).click();
    await page.waitForURL('**/app/bank-statement');
    await close();
  });
});

describe('the sign-in page', () => {
  const confirm = async () => {
    const [last] = await product.query('SELECT account_id FROM application_people ORDER BY ctid DESC LIMIT 1');
    const { db } = product.container.database;
    await changeAccountEmail(db, String(last?.account_id), `${crypto.randomUUID()}@example.com`);
  };

  it('sends on an applicant who is signed in', async () => {
    const { page, close } = await homeowner('application4');
    await confirm();
    await page.goto(`${product.url}/app/login`);
    await page.waitForURL('**/app/application/3');
    await page.goto(`${product.url}/app/login?callbackUrl=%2Fapp%2Fapplication%2Fapplication-summary`);
    await page.waitForURL('**/app/application/application-summary');
    await close();
  });

  it('lets an applicant with an unconfirmed address choose between this application and an earlier one', async () => {
    const { page, close } = await homeowner('application4');
    await page.goto(`${product.url}/app/login`);
    await page.getByLabel('Email').waitFor();
    await page.getByRole('link', { name: 'Continue it' }).click();
    await page.waitForURL('**/app/application/3');
    await close();
  });
});

describe('pages of the application', () => {
  it('lead to help and back to where help was opened', async () => {
    const { page, close } = await homeowner('application4');
    await button(page, 'Help').click();
    await page.getByRole('link', { name: 'Open the help page' }).click();
    await page.waitForURL('**/app/application/faqs');
    await page.getByRole('link', { name: 'Back to your application' }).click();
    await page.waitForURL('**/app/application/3');
    await close();
  });

  it.each(
    byTurns(
      [
        ['application4', 'desktop'],
        ['zip', 'phone'],
        ['previewOffer', 'desktop'],
        ['disclosures', 'phone'],
      ] as const,
      3,
    ),
  )('at %s link to the summary, on a %s', async (step, width) => {
    const { page, close } = await homeowner(step, width);
    if (width === 'phone') await page.locator('summary[aria-label^="Menu"]').click();
    await page.getByRole('link', { name: 'Your answers' }).locator('visible=true').click();
    await page.waitForURL('**/app/application/application-summary');
    await settled(page);
    await close();
  });

  it('lead from the last one to the answers, which are sent only with a word that they are true', async () => {
    const { page, close } = await homeowner('loanDisbursement');
    await button(page, 'Continue').waitFor();
    await close();
    const before = await homeowner('incomeDocs');
    await button(before.page, 'Continue').waitFor();
    await before.close();
  });

  it.each(
    byTurns(
      [
        ['propertyValue', '2'],
        ['zip', '7'],
        ['previewOffer', '12'],
        ['application3', '14'],
        ['application5', '16'],
        ['loanDisbursement', '25'],
      ] as const,
      3,
    ),
  )('at %s show how far the whole application is: position %s of 26', async (step, position) => {
    const { page, close } = await homeowner(step);
    const whole = page.getByRole('progressbar', { name: 'Whole application' });
    await whole.waitFor();
    expect([await whole.getAttribute('value'), await whole.getAttribute('max')]).toEqual([position, '26']);
    await close();
  });
});
