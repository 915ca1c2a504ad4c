import { afterAll, beforeAll, expect, it } from 'vitest';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { floodDesk } from '#words/portal/loan-desk/flood.ts';
import { notaryDesk } from '#words/portal/loan-desk/notary.ts';
import { valueReviews } from '#words/portal/value-reviews.ts';
import { daysBetween, toDay } from '../../../src/entities/values/day.ts';
import { moveSandboxClock } from '../../../src/sandbox/usecases/move-sandbox-clock.ts';
import { type LocalService, localService } from '../../../src/server/vendors/testing/local-service.ts';
import { bookFirstDay, meetConditions } from '../../../src/testing/closing.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let notary: LocalService;
/** One transaction, which the service has read and sent to its signers. */
const transaction = { id: 'ot_1', detailed_status: 'sent_to_signer', documents: [], notarization_records: [] };
beforeAll(async () => {
  notary = await localService(({ method, path }) => {
    if (path.endsWith('/recall')) return { body: { ...transaction, detailed_status: 'recalled' } };
    if (path.endsWith('/verify_address')) return { body: [{ id: 'rl_1', supported: true, eligible: true }] };
    return { body: method === 'GET' && path.endsWith('/transactions') ? { data: [] } : transaction };
  });
  const proof = { NOTARY: 'proof', PROOF_KEY: 'key', PROOF_WEBHOOK_KEY: 'signs the webhooks', PROOF_URL: notary.url };
  product = await openProduct(proof);
}, 120_000);
afterAll(async () => {
  await product.close();
  await notary.stop();
});

it('staff hand the deed to the remote notary, see how it stands, and take it back', async () => {
  const loanId = await submittedLoan(product);
  const on = await bookFirstDay(product.container, loanId);
  await moveSandboxClock(product.container, daysBetween(product.container.clock.today(), toDay(on)));
  await meetConditions(product.container, loanId);
  const { page, problems } = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/closing` });
  await page.getByRole('heading', { name: notaryDesk.title }).waitFor();
  await page.getByRole('button', { name: notaryDesk.order }).click();
  await page.getByText(notaryDesk.chooseFile).waitFor();
  await checkBothWidths(page, 0);
  const deed = { name: 'Deed.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await page.getByLabel(notaryDesk.file).setInputFiles(deed);
  const order = page.getByRole('button', { name: notaryDesk.order });
  await expect
    .poll(
      async () => {
        if ((await order.count()) === 0) return true;
        await order.click();
        return page.getByText(notaryDesk.states.sent).isVisible();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(true);
  await page.getByText(notaryDesk.states.sent).waitFor();
  await checkBothWidths(page, 1);
  await page.getByLabel(notaryDesk.recallReason).fill('The terms changed.');
  await page.getByRole('button', { name: notaryDesk.recall }).click();
  await page.getByText(notaryDesk.states.recalled).first().waitFor();
  expect(problems).toEqual([]);
}, 180_000);

it('staff enter the federal flood form with its file, and see the values that wait for review', async () => {
  const loanId = await submittedLoan(product);
  const { page, problems } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${loanId}/property`,
  });
  await page.getByRole('button', { name: floodDesk.open }).click();
  await page.getByRole('button', { name: floodDesk.submit }).click();
  await page.getByText(floodDesk.wrong.zone).waitFor();
  await page.getByText(floodDesk.wrong.file).waitFor();
  await checkBothWidths(page, 0);
  await page.getByLabel(floodDesk.fields.zone).fill('ae');
  await page.getByLabel(floodDesk.fields.communityNumber).fill('470040');
  await page.getByLabel(floodDesk.fields.communityName).fill('Metro Nashville');
  await page.getByLabel(floodDesk.fields.mapPanel, { exact: true }).fill('47037C0241H');
  await page.getByLabel(floodDesk.fields.mapPanelOn).fill('04/05/2017');
  await page.getByRole('group', { name: floodDesk.fields.participates }).getByText('Yes', { exact: true }).click();
  await page.getByLabel(floodDesk.fields.determinedOn).fill('11/10/2026');
  await page
    .getByLabel(floodDesk.fields.file)
    .setInputFiles({ name: 'Form 81-93.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await page.getByRole('button', { name: floodDesk.submit }).click();
  await page.getByText('Metro Nashville, 470040').waitFor();
  await page.goto(`${product.url}/portal/value-reviews`);
  await page.getByRole('heading', { name: valueReviews.models }).waitFor();
  await checkBothWidths(page, 1);
  expect(problems).toEqual([]);
}, 120_000);

it('staff have an owner who does not borrow sign the acknowledgment of value of a home in Texas', async () => {
  await visitAs(product, { name: 'texas-homestead', step: 'applicationSubmitted' });
  const [row] = await product.query(
    `UPDATE applications SET document = document || '{"otherTitleHolders": [{"id": "rosa", "name": "Rosa Hutchins", "email": null}]}'
     WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1) RETURNING id`,
  );
  const { page, problems } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${String(row?.id)}/closing`,
  });
  const words = closingDesk.ownerPapers;
  const rosa = page.getByRole('region', { name: 'Rosa Hutchins' });
  await rosa.getByRole('button', { name: words.makeAcknowledgment('Rosa Hutchins') }).click();
  await rosa.getByRole('link', { name: words.openAcknowledgment }).waitFor();
  await rosa.getByRole('button', { name: words.record }).click();
  await rosa.getByText(words.chooseFile).waitFor();
  await checkBothWidths(page, 2);
  await rosa
    .getByLabel(words.signedCopy('Rosa Hutchins'))
    .setInputFiles({ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await rosa.getByRole('button', { name: words.record }).click();
  await rosa.getByText('Signed the acknowledgment of value on').waitFor();
  expect(problems).toEqual([]);
}, 120_000);
