import { afterAll, beforeAll, expect, it } from 'vitest';
import { idSubtypes } from '#words/application-labels.ts';
import { employment } from '#words/funnel/employment.ts';
import { identityWords } from '#words/funnel/identity.ts';
import { verification } from '#words/funnel/verification.ts';
import { visits as words } from '#words/funnel/visits.ts';
import { hubWords } from '#words/loan/hub.ts';
import { portal } from '#words/portal/portal.ts';
import { webhooks } from '#words/portal/webhooks.ts';
import { sandbox } from '#words/sandbox.ts';
import { addHookEvent } from '../../../src/server/db/repos/vendors/hook-events.ts';
import { sampleImage } from '../../../src/testing/sample-files.ts';
import { checkBothWidths, checkReflow } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct({ IDENTITY_CHECK: 'sandbox' });
}, 120_000);
afterAll(() => product.close());

it('a visit to payroll that is left, declined and finished says how it stands and goes on from there', async () => {
  const { page, problems, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application6' });
  await page.getByRole('radio', { name: 'Connect my payroll' }).check();
  await page.getByRole('button', { name: verification.payroll.connect }).click();
  await page.getByRole('heading', { name: sandbox.visit.heading(sandbox.outside.vendors.payrollIncome) }).waitFor();
  await checkBothWidths(page, 0);
  await page.getByRole('link', { name: sandbox.visit.leave }).click();
  await page.getByText(words.left).waitFor();
  await checkBothWidths(page, 1);
  await page.getByRole('button', { name: words.goOn }).click();
  await page.getByRole('button', { name: sandbox.visit.decline }).click();
  await page.getByText(words.failed.declined).waitFor();
  await page.getByRole('button', { name: words.startAgain }).click();
  await page.getByRole('button', { name: sandbox.visit.share }).click();
  await page.getByText('Confirmed by payroll record').first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('payroll is offered before the job form, comes back to it and fills it', async () => {
  const { page, problems, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application5' });
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page.getByText(employment.payrollFirst).waitFor();
  await page.getByRole('button', { name: verification.payroll.connect }).click();
  await page.getByRole('button', { name: sandbox.visit.share }).click();
  await page.waitForURL('**/app/application/4**');
  await page.getByText('Confirmed by payroll record').first().waitFor();
  await page.getByText('Mission Valley Dental Group').first().waitFor();
  // What payroll says folds to a line, with its source.
  const working = page.locator('details[data-section="working"] > summary');
  expect(await working.textContent()).toContain('Have you worked in the last two years? Yes');
  expect(await page.getByText(employment.payrollFirst).count()).toBe(0);
  await checkBothWidths(page, 1);
  expect(problems).toEqual([]);
  await close();
});

it('an ID that the vendor could not confirm is sent as pictures, before and after the application is sent', async () => {
  const { page, problems, close } = await visitAs(product, { name: 'name-mismatch', step: 'identityVerification' });
  await page.getByRole('button', { name: words.identity.start }).click();
  await page.getByRole('button', { name: sandbox.visit.share }).click();
  await page.getByText(words.identity.doubted).waitFor();
  await page.getByRole('radio', { name: idSubtypes.passport, exact: true }).check();
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await sampleImage('png') };
  await page.locator('input[type="file"]').nth(1).setInputFiles(picture);
  // A picture this small is doubted, and the applicant makes the call.
  await page.getByRole('button', { name: identityWords.anyway }).click();
  await page.getByText(identityWords.there).first().waitFor();
  await checkBothWidths(page, 0);
  expect(problems).toEqual([]);
  await close();

  const hub = await visitAs(product, { name: 'name-mismatch', step: 'applicationSubmitted' });
  await hub.page.goto(`${product.url}/app/application/submitted/identity`);
  await hub.page.getByRole('button', { name: words.identity.start }).click();
  await hub.page.getByRole('button', { name: sandbox.visit.share }).click();
  await hub.page.getByText(words.identity.doubted).waitFor();
  await hub.page.getByRole('link', { name: hubWords.parts.back }).click();
  await hub.page.getByRole('link', { name: words.identity.again }).first().click();
  await hub.page.getByText(identityWords.tips[0] ?? '').waitFor();
  expect(hub.problems).toEqual([]);
  await hub.close();
});

it('the log of webhooks shows what came and carries one out again', async () => {
  const { database } = product.container;
  await database.transact((tx) =>
    addHookEvent(tx, {
      ...{ capability: 'textMessage', brand: 'twilio', eventId: 'SM1/delivered', type: 'delivered' },
      ...{ news: { about: 'text', messageId: 'SM1', status: 'delivered' }, body: '', state: 'received' },
    }),
  );
  const { page, problems } = await staffVisitor(product, { grants: [{ role: 'admin', scopeKind: 'lender' }] });
  await page.goto(`${product.url}/portal/webhooks`);
  await page.getByRole('navigation', { name: portal.nav.label, exact: true }).getByText(portal.nav.webhooks).waitFor();
  await page.getByText(webhooks.states.received).waitFor();
  await checkBothWidths(page, 0);
  await checkReflow(page);
  await page.getByRole('button', { name: webhooks.replay }).click();
  await page.getByText(webhooks.replayed(1)).waitFor();
  const stateNow = async () => (await database.pool.query('SELECT state FROM hook_events')).rows[0]?.state;
  await expect.poll(stateNow).toBe('worked');
  await page.reload();
  await page.getByText(webhooks.states.worked, { exact: true }).waitFor();
  expect(problems).toEqual([]);
});
