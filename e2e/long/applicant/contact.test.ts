import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const SUMMARY = '/app/application/application-summary';
const name = 'homeowner-with-one-job';
const applications = async () => Number((await product.query('SELECT count(*) FROM applications'))[0]?.count);
const newest = async () => {
  const [row] = await product.query('SELECT document FROM applications ORDER BY created_at DESC LIMIT 1');
  if (!row) throw new Error('There is no application.');
  return (row.document as { borrower: Record<string, unknown> }).borrower;
};

describe('name and email in a running application', () => {
  it('are one Back away from the first question, and a corrected name stays in this application', async () => {
    const { page, problems, close } = await visitAs(product, { name, step: 'propertyValue' }, { width: 'phone' });
    const before = await applications();
    await page.getByRole('link', { name: 'Back' }).locator('visible=true').click();
    await page.waitForURL(`**${SUMMARY}**`);
    await page.getByLabel('First name').fill('  ');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect.poll(() => page.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('First name').fill('Zoë');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name is saved.').waitFor();
    await page.locator('dd', { hasText: 'Zoë' }).first().waitFor();
    expect(await newest()).toMatchObject({ firstName: 'Zoë' });
    expect(await applications()).toBe(before);
    await page.getByRole('link', { name: 'Continue your application' }).click();
    await page.waitForURL('**/app/initial-setup/property-value');
    expect(problems).toEqual([]);
    await close();
  });

  it('change the email by a code to the new address, with a notice to the old one', async () => {
    const { page, problems, close } = await visitAs(product, { name, step: 'application3' });
    const before = await applications();
    const old = String((await newest()).email);
    await page.goto(product.url + SUMMARY);
    await page.getByRole('button', { name: 'Edit email' }).click();
    await page.getByLabel('New email address').fill(old);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We already have this address.').waitFor();
    await page.getByLabel('New email address').fill('moved@example.com');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('That code is not right or has expired.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(async () => (await product.mailsTo('moved@example.com')).length).toBeGreaterThan(0);
    const code = /code is (\d{6})/.exec((await product.mailsTo('moved@example.com')).at(-1) ?? '')?.[1] ?? '';
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('We now email you at moved@example.com.').waitFor();
    await page.locator('dd', { hasText: 'moved@example.com' }).first().waitFor();
    expect(await newest()).toMatchObject({ email: 'moved@example.com' });
    await expect.poll(async () => (await product.mailsTo(old)).join(' ')).toContain('m…@example.com');
    expect(await applications()).toBe(before);
    expect(problems).toEqual([]);
    await close();
  });

  it('leave a signed name to staff: the correction is a message', async () => {
    const { page, problems, close } = await visitAs(product, { name, step: 'identityVerification' });
    const { firstName } = await newest();
    await page.goto(product.url + SUMMARY);
    await page.getByRole('button', { name: 'Edit name' }).click();
    await page.getByText('You have signed documents under this name.').waitFor();
    await page.getByLabel('First name').fill('Zoë');
    await page.getByRole('button', { name: 'Ask us to correct it' }).click();
    await page.getByText('We have your request').waitFor();
    expect(await newest()).toMatchObject({ firstName });
    const messages = await product.query('SELECT body FROM loan_messages');
    expect(messages.map(({ body }) => body).join(' ')).toContain('Zoë');
    expect(problems).toEqual([]);
    await close();
  });
});
