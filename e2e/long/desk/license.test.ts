import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idSubtypes } from '#words/application-labels.ts';
import { errors } from '#words/errors.ts';
import { identityWords } from '#words/funnel/identity.ts';
import { questions } from '#words/funnel/questions.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { documentDesk, identityDesk } from '#words/portal/loan-desk/work.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { licenseBack } from '../../../src/testing/files/license-back.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('a license photographed askew, whose barcode says someone else, is marked before anyone accepts it', async () => {
  const loanId = await submittedLoan(product);
  const back = await licenseBack({ firstName: 'JOAN', lastName: 'PARKER', birthDate: '04121986' });
  const photo = await sharp(back).rotate(6, { background: '#c8b49a' }).jpeg().toBuffer();
  const what = { name: 'back.jpg', documentType: 'idDocument', propertyId: null } as const;
  const purpose = { ...what, idSubtype: 'driver_license', idSide: 'back' } as const;
  const owner = { applicationId: loanId, person: 'borrower' } as const;
  await storeFile(product.container, owner, { purpose, body: Readable.from([photo]) });
  const { page, problems, close } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${loanId}/identity`,
  });
  await page.getByLabel(documentDesk.reason.label).fill('Comparing the license');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  await page.getByRole('button', { name: identityDesk.look }).click();
  await page.getByText(identityDesk.contradicts).waitFor();
  await page.getByText('JOAN PARKER').waitFor();
  await page.getByText(identityDesk.checks.sameAsFront).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  // What only the front says too is for a person to compare, and nobody accepts the ID before.
  await page.getByText('123456789', { exact: true }).waitFor();
  await page.getByText(identityDesk.byEye).waitFor();
  await page.getByText(identityDesk.frontOpen).waitFor();
  await page.getByText(identityDesk.checksOpen(5)).waitFor();
  await page.getByRole('button', { name: identityDesk.accept }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: identityDesk.checksOpen(5) })
    .waitFor();
  const checks = page.getByRole('checkbox');
  expect(await checks.first().evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('checkbox', { name: identityDesk.checks.sameAsFront }).click();
  await page.getByText(identityDesk.checksOpen(4)).waitFor();
  expect(await page.getByText(identityDesk.frontOpen).count()).toBe(0);
  // On a phone the words of an address stay whole beside the verdict.
  await page.setViewportSize(widths.phone);
  const street = page.getByText(/^412 HAWTHORNE AVE/);
  expect((await street.boundingBox())?.width).toBeGreaterThan(170);
  expect(await violationsOn(page)).toEqual([]);
  // A picture opened among the documents leads back to its checks.
  await page.goto(`${product.url}/portal/loan/${loanId}/documents`);
  await page
    .getByRole('button', { name: /^Open back/ })
    .first()
    .click();
  await page.getByRole('link', { name: reviewDesk.idChecks }).click();
  await page.waitForURL('**/identity');
  expect(problems).toEqual([]);
  await close();
});

it('the lines of a photographed passport are typed, a slip is found by the check digits and corrected', async () => {
  const loanId = await submittedLoan(product);
  const photo = await sharp({ create: { width: 1250, height: 880, channels: 3, background: '#e8ecf2' } })
    .jpeg()
    .toBuffer();
  const what = { name: 'passport.jpg', documentType: 'idDocument', propertyId: null } as const;
  const purpose = { ...what, idSubtype: 'passport', idSide: 'front' } as const;
  const owner = { applicationId: loanId, person: 'borrower' } as const;
  await storeFile(product.container, owner, { purpose, body: Readable.from([photo]) });
  const path = `/portal/loan/${loanId}/identity`;
  const { page, problems, close } = await staffAt(product, { role: 'processor', path });
  await page.getByLabel(documentDesk.reason.label).fill('Reading the passport');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  await page.getByRole('button', { name: identityDesk.look }).click();
  await page.getByText(identityDesk.readingNone.mrz).waitFor();
  // A license was sent with the application: two fronts are told apart.
  await page.getByText(identityDesk.sideOf(identityDesk.sides.front, idSubtypes.passport), { exact: true }).waitFor();
  const lines = page.getByLabel(identityDesk.mrzLabel);
  // One character below the other, as on the passport.
  const widthsOf = await lines.evaluate((field) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `20px ${getComputedStyle(field).fontFamily}`;
    return ['<', 'I', 'W'].map((letter) => pen?.measureText(letter).width);
  });
  expect(new Set(widthsOf).size).toBe(1);
  const check = page.getByRole('button', { name: identityDesk.mrzRead });
  await lines.fill('P<USAREYES<<ALMA');
  await check.click();
  await page.getByText(identityDesk.mrzWrong).waitFor();
  const first = 'P<USAREYES<<ALMA'.padEnd(44, '<');
  const second = '5401234562USA8402116F3101159<<<<<<<<<<<<<<08';
  await lines.fill(`${first}\n${second.replace('8402116', '8402176')}`);
  await check.click();
  await page.getByText(identityDesk.digitsWrong).waitFor();
  await lines.fill(`${first}\n${second}`);
  await check.click();
  await page.getByText(identityDesk.digits.agrees).waitFor();
  expect(await page.getByText(identityDesk.digitsWrong).count()).toBe(0);
  expect(await page.getByText(identityDesk.contradicts).count()).toBe(0);
  // What has no text of its own takes one line, on a phone too.
  await page.setViewportSize(widths.phone);
  const parts = page.locator('dl > div').filter({ has: page.getByText(identityDesk.readFields.checkDigits) });
  const [name, verdict] = [parts.locator('dt'), parts.getByText(identityDesk.digits.agrees)];
  const middleOf = async (part: typeof name) => {
    const box = await part.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  expect(Math.abs((await middleOf(name)) - (await middleOf(verdict)))).toBeLessThan(8);
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize(width);
    expect(await violationsOn(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
});

it('a photographed passport sent by the applicant is read: a birth date that differs is marked, and a person ticks', async () => {
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'identityVerification' });
  await applicant.page.getByText(idSubtypes.passport, { exact: true }).first().click();
  const front = applicant.page.locator('main section', {
    has: applicant.page.getByRole('heading', { name: identityWords.side('front', 1) }),
  });
  const specimen = fileURLToPath(import.meta.resolve('#testing/files/passports/specimen.jpg'));
  await front.last().locator('input[type=file]').last().setInputFiles(specimen);
  await applicant.page.getByText(identityWords.there, { exact: true }).waitFor();
  await applicant.page.getByRole('button', { name: questions.continue }).first().click();
  await applicant.page.waitForURL('**/app/application/upload');
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const path = `/portal/loan/${String(row?.id)}/identity`;
  const { page, problems, close } = await staffAt(product, { role: 'processor', path });
  await page.getByLabel(documentDesk.reason.label).fill('Reading the passport');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  await page.getByRole('button', { name: identityDesk.look }).click();
  // Where a busy machine leaves the reader no processor, the page says so, and one press asks again.
  const again = page.getByRole('button', { name: errors.notLoaded.retry });
  const isRead = async () => {
    if (await again.isVisible()) await again.click();
    return page.getByText(identityDesk.readFrom.mrz).isVisible();
  };
  await expect.poll(isRead, { timeout: 90_000, interval: 1000 }).toBe(true);
  const parts = page.locator('dl [data-standing]');
  expect(await parts.evaluateAll((all) => all.map((each) => each.getAttribute('data-standing')))).toEqual([
    ...['agrees', 'contradicts', 'agrees', 'agrees'],
  ]);
  await page.getByText('ALMA REYES', { exact: true }).waitFor();
  await page.getByText('February 1, 1984').waitFor();
  await page.getByText(identityDesk.contradicts).waitFor();
  expect(await page.getByLabel(identityDesk.mrzLabel).count()).toBe(0);
  // What was read ticks nothing.
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await page.getByRole('checkbox', { name: identityDesk.checks.name }).click();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize(width);
    expect(await violationsOn(page)).toEqual([]);
  }
  expect([...problems, ...applicant.problems]).toEqual([]);
  await close();
  await applicant.close();
});
