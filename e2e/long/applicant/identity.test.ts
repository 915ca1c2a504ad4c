import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityWords as words } from '#words/funnel/identity.ts';
import { questions } from '#words/funnel/questions.ts';
import { hubWords } from '#words/loan/hub.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const size = { width: 1200, height: 800, channels: 3 } as const;
const png = async (name: string, bytes: Buffer) => ({ name, mimeType: 'image/png', buffer: bytes });
/** Text has edges: a pattern of small squares simulates it. */
const sharpPicture = async (name = 'passport.png', bright = 200) => {
  const raw = Buffer.alloc(size.width * size.height * size.channels);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const isDark = (Math.floor((at % size.width) / 4) + Math.floor(at / size.width / 4)) % 2 === 0;
    raw.fill(isDark ? 40 : bright, at * size.channels, (at + 1) * size.channels);
  }
  return png(name, await sharp(raw, { raw: size }).png().toBuffer());
};
const plainPicture = async () =>
  png(
    'blurred.png',
    await sharp({ create: { ...size, background: '#888888' } })
      .png()
      .toBuffer(),
  );

describe('identity', () => {
  it('asks for every side, doubts a blurred picture and goes on with a sharp one', async () => {
    const visitor = await visitAs(product, { name: 'homeowner-with-one-job', step: 'identityVerification' });
    const { page, problems } = visitor;
    await page
      .getByRole('radio', { name: 'Driver’s license' })
      .or(page.getByText('Driver', { exact: false }))
      .first()
      .click();
    await page.getByRole('heading', { name: words.side('back', 2) }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await page.getByText('Send a picture of every side of your ID.').waitFor();
    await expect.poll(() => page.locator(':focus').textContent()).toContain('Send a picture');
    await page.getByText('Passport', { exact: true }).first().click();
    await page.getByRole('heading', { name: words.side('front', 1) }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const inputOf = (heading: string) =>
      page
        .locator('main section', { has: page.getByRole('heading', { name: heading }) })
        .last()
        .locator('input[type=file]')
        .last();
    const file = inputOf(words.side('front', 1));
    await file.setInputFiles(await plainPicture());
    await page.getByText(words.problems.blurred.title).waitFor();
    await file.setInputFiles(await sharpPicture());
    await page.getByText(words.there, { exact: true }).waitFor();
    await page.getByRole('img', { name: words.thumbnail(words.side('front', 1)) }).waitFor();
    // With a picture there, going on is what comes next.
    const again = page.locator('label', { hasText: words.retake });
    expect(await again.first().getAttribute('class')).toContain('button-secondary');
    expect(await page.locator('main label.button-primary').count()).toBe(0);
    const selfie = inputOf(words.selfie.title);
    await page.getByText(words.selfie.notNeeded, { exact: true }).waitFor();
    await selfie.setInputFiles(await plainPicture());
    await page.getByText(words.problems.blurred.title).waitFor();
    await selfie.setInputFiles(await sharpPicture('face.png', 190));
    await expect.poll(() => page.getByText(words.there, { exact: true }).count()).toBe(2);
    expect(await page.getByText(words.problems.blurred.title).count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await page.waitForURL('**/app/application/upload');
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('the account for the money', () => {
  it('is typed twice, and what goes where adds up', async () => {
    const visitor = await visitAs(product, { name: 'homeowner-with-one-job', step: 'loanDisbursement' });
    const { page } = visitor;
    await page.getByLabel('Name on the account').fill('Alma Reyes');
    await page.getByLabel('Bank', { exact: true }).fill('Harbor Bank');
    await page.getByText('Checking').first().click();
    await page.getByLabel('Routing number').fill('021000021');
    await page.getByLabel('Account number', { exact: true }).fill('123456789');
    await page.getByLabel(hubWords.money.again).fill('123456780');
    await page.getByLabel('First draw').fill('20000');
    await page.getByText(hubWords.money.different).waitFor();
    await page.getByText('$26,400.00').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: questions.continue }).first().click();
    await page.getByText('The two account numbers differ.', { exact: false }).first().waitFor();
    await page.getByLabel(hubWords.money.again).fill('123456789');
    await page.getByRole('button', { name: questions.continue }).first().click();
    await page.waitForURL('**/app/application/application-summary');
    await visitor.close();
  });
});
