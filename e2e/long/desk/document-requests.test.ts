import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentLabel } from '#words/loan/documents.ts';
import { hubWords } from '#words/loan/hub.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, type Visitor } from '../../product.ts';
import { staffAt, staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const insurance = documentLabel('homeownersInsurance');
const masterPolicy = documentLabel('condoMasterPolicy');

const submitted = async (name: string) => {
  const applicant = await visitAs(product, { name, step: 'applicationSubmitted' });
  await applicant.page.getByRole('heading', { name: hubWords.needsYou }).waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const staff = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  await staff.page.goto(`${product.url}/portal/loan/${row?.id}`);
  await settled(staff.page);
  return { applicant, staff };
};
const row = ({ page }: Visitor, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const missing = async ({ page }: Visitor): Promise<number> => {
  const text = await page.getByText(/^Documents still missing: \d+ of \d+\.$/).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
};

describe('a document request', () => {
  it('is skipped by staff and asked for again; the hub counts what is missing', async () => {
    const { applicant, staff } = await submitted('homeowner-with-one-job');
    await row(applicant, insurance).waitFor();
    const before = await missing(applicant);
    expect(before).toBeGreaterThan(0);
    const request = row(staff, insurance);
    await request.getByRole('button', { name: words.skip, exact: true }).click();
    await request.getByRole('button', { name: words.waiver.propose }).click();
    await request.getByText(words.waiver.causeNeeded).waitFor();
    await request.getByLabel(words.waiver.cause).selectOption('other');
    await request.getByLabel(words.waiver.note).fill('The insurer confirmed it by phone.');
    await request.getByRole('button', { name: words.waiver.propose }).click();
    const loanId = staff.page.url().split('/loan/')[1]?.split('/')[0] ?? '';
    const second = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/conditions` });
    await row(second, insurance).getByRole('button', { name: words.waiver.agree }).click();
    await second.page
      .getByText(/The insurer confirmed it by phone\.$/)
      .first()
      .waitFor();
    // The trace says who waived it, and calls it nothing that is met.
    const trace = second.page.getByRole('complementary', { name: decisionDesk.title });
    const waived = trace.getByRole('listitem').filter({ hasText: insurance });
    await waived.getByText(decisionDesk.waived.by('Sam underwriter and Una Underwriter')).waitFor();
    await waived.getByText(decisionDesk.waived.notMet).waitFor();
    await second.close();
    await staff.page.reload();
    await staff.page
      .getByText(/The insurer confirmed it by phone\.$/)
      .first()
      .waitFor();
    // Its name and reason have the room of the row.
    const skipped = staff.page.getByRole('region', { name: words.requests.title }).getByRole('listitem');
    expect((await skipped.getByText(/by phone\.$/).boundingBox())?.width).toBeGreaterThan(200);
    expect(await violationsOn(staff.page)).toEqual([]);
    await row(applicant, insurance).waitFor({ state: 'detached' });
    await expect.poll(() => missing(applicant)).toBe(before - 1);
    expect(await applicant.page.getByText('The insurer confirmed it by phone.').count()).toBe(0);
    await staff.page.getByRole('button', { name: `${words.requests.restore} ${insurance}` }).click();
    await request.getByRole('button', { name: words.skip, exact: true }).waitFor();
    await row(applicant, insurance).waitFor();
    expect([...staff.problems, ...applicant.problems]).toEqual([]);
    await staff.close();
    await applicant.close();
  });
});

describe('a condo’s master policy', () => {
  it('is cleared once staff have recorded enough coverage', async () => {
    const { applicant, staff } = await submitted('florida-condo-in-trust');
    const file = { name: 'master.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
    await row(applicant, masterPolicy).locator('input[type=file][multiple]').setInputFiles(file);
    const policy = row(staff, masterPolicy).first();
    await policy.getByRole('button', { name: words.clear }).click();
    await policy.getByText(words.outcomes.coverageNotRecorded).waitFor();
    const record = async (amount: string) => {
      await policy.getByLabel(words.masterPolicy.label).fill(amount);
      await policy.getByRole('button', { name: words.masterPolicy.save }).click();
    };
    await record('999,999');
    await policy.getByText(words.masterPolicy.tooLow('$999,999', '$1,000,000')).waitFor();
    expect(await violationsOn(staff.page)).toEqual([]);
    await policy.getByRole('button', { name: words.clear }).click();
    await policy.getByText(words.outcomes.coverageTooLow).waitFor();
    await record('1,000,000');
    await policy.getByText(words.masterPolicy.enough('$1,000,000', '$1,000,000')).waitFor();
    await policy.getByRole('button', { name: words.clear }).click();
    await policy.getByRole('button', { name: words.clear }).waitFor({ state: 'detached' });
    expect([...staff.problems, ...applicant.problems]).toEqual([]);
    await staff.close();
    await applicant.close();
  });
});
