import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentLabel } from '#words/loan/documents.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { factTable } from '#words/portal/loan-desk/fact-table.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { storeForRequest } from '../../../src/server/usecases/review/store-for-request.ts';
import { requireStaff } from '../../../src/server/usecases/shared/require-staff.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { staffSession } from '../../../src/testing/staff-browsers.ts';
import { openProduct, type Product, settled, type Visitor } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
  const [row] = await product.query("SELECT key FROM conditions WHERE key LIKE '308%'");
  const grants = [{ role: 'underwriter', scopeKind: 'lender' }] as const;
  const { accountId } = await staffSession(product.container, grants);
  const staff = await requireStaff(product.container, { accountId, action: 'workLoan', applicationId: loanId });
  const sent = { key: String(row?.key), name: 'statement.pdf', body: Readable.from([samplePdf()]) };
  await storeForRequest(product.container, staff, sent);
  visitor = await staffVisitor(product, { grants });
  ({ page } = visitor);
}, 120_000);
afterAll(() => product.close());

const open = async (tab: string, width = 1280): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${product.url}/portal/loan/${loanId}/${tab}`);
  await settled(page);
};

it('a condition with a document to read keeps its whole name at 1280, in a row of one height', async () => {
  await open('conditions');
  const row = page.getByRole('listitem').filter({ hasText: documentLabel('mortgageStatement') });
  await row.getByRole('link', { name: conditionDesk.seeDocuments }).waitFor();
  const name = row.getByRole('heading').first();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
});

it('a wide screen gives the trace of the rules the room of a panel', async () => {
  const widthAt = async (width: number) => {
    await open('conditions', width);
    const trace = page.getByRole('complementary', { name: decisionDesk.title });
    await trace.waitFor();
    return (await trace.boundingBox())?.width;
  };
  expect([await widthAt(1280), await widthAt(1680)]).toEqual([340, 420]);
});

it('a decision stands beside the rules it rests on, and below them where there is no room', async () => {
  const places = async (width: number) => {
    await open('decision', width);
    const rules = page.getByRole('complementary', { name: decisionDesk.title });
    const choices = page.getByRole('complementary', { name: decisionDesk.record });
    await choices.getByRole('button', { name: decisionDesk.answers.suspended, exact: true }).waitFor();
    const [one, other] = [await rules.boundingBox(), await choices.boundingBox()];
    if (!one || !other) throw new Error('The rules or the choices are not drawn.');
    return { one, other };
  };
  for (const width of [1280, 1680]) {
    const { one, other } = await places(width);
    expect(one.x + one.width).toBeLessThanOrEqual(other.x);
    expect(one.width).toBeGreaterThan(other.width);
    expect(other.y).toBeLessThan(one.y + 1);
  }
  const { one, other } = await places(1100);
  expect(other.y).toBeGreaterThanOrEqual(one.y + one.height);
});

it('headings of figures stand over their figures', async () => {
  await open('property');
  const models = page.getByRole('table', { name: loanFacts.property.models });
  for (const name of [loanFacts.property.value, loanFacts.property.range, loanFacts.property.fsd])
    expect(
      await models
        .getByRole('columnheader', { name, exact: true })
        .evaluate((head) => getComputedStyle(head).textAlign),
    ).toBe('right');
});

it('a sum with a long name keeps its figure beside it', async () => {
  await open('financials');
  await page.getByText(loanFacts.financials.payment).first().waitFor();
  const apart = await page.locator('section dl > div').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [name, figure] = [row.querySelector('dt'), row.querySelector('dd')].map((part) =>
        part?.getBoundingClientRect(),
      );
      return name && figure && figure.top >= name.bottom ? [row.textContent] : [];
    }),
  );
  expect(apart).toEqual([]);
});

it('what holds up the money has its whole line, with a mark no wider than its words', async () => {
  await open('closing');
  const row = page.getByRole('listitem').filter({ hasText: closingDesk.rules.notApproved });
  const mark = row.getByText(closingDesk.notMet, { exact: true });
  await mark.waitFor();
  const [line, said] = [await row.boundingBox(), await mark.boundingBox()];
  expect(said?.width ?? Number.NaN).toBeLessThan((line?.width ?? 0) / 3);
});

it('an identity names the photo ID it waits for, and leads to it', async () => {
  await open('verification');
  const [name] = await product.query("SELECT document #>> '{borrower,firstName}' AS first FROM applications");
  const row = page.getByRole('row').filter({ hasText: factTable.names.identity(String(name?.first)) });
  await row.getByRole('link', { name: factTable.photoId.received }).click();
  await page.waitForURL('**/identity');
});

it('a fact that nobody verifies says whose word it is', async () => {
  await open('verification');
  const use = page.getByRole('row').filter({ hasText: factTable.names.use });
  await use.getByText(factTable.asStated).waitFor();
  expect(visitor.problems).toEqual([]);
});
