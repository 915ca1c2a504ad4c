import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conditionStates } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { storeForRequest } from '../../../src/server/usecases/review/store-for-request.ts';
import { requireStaff } from '../../../src/server/usecases/shared/require-staff.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { staffSession } from '../../../src/testing/staff-browsers.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

const { bulk: words } = conditionDesk;

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
}, 120_000);
afterAll(() => product.close());

const sendStatement = async (): Promise<void> => {
  const [row] = await product.query("SELECT key FROM conditions WHERE key LIKE '308%'");
  const grants = [{ role: 'processor', scopeKind: 'lender' }] as const;
  const { accountId } = await staffSession(product.container, grants);
  const staff = await requireStaff(product.container, { accountId, action: 'workLoan', applicationId: loanId });
  const sent = { key: String(row?.key), name: 'statement.pdf', body: Readable.from([samplePdf()]) };
  await storeForRequest(product.container, staff, sent);
};

it('what was not done to some of several conditions is said by name, and stays until it is read', async () => {
  const visitor = await staffVisitor(product, { grants: [{ role: 'processor', scopeKind: 'lender' }] });
  const { page, problems } = visitor;
  await page.goto(`${product.url}/portal/loan/${loanId}/conditions`);
  await settled(page);
  const [insurance, statement] = [documentLabel('homeownersInsurance'), documentLabel('mortgageStatement')];
  for (const title of [insurance, statement])
    await page.getByRole('checkbox', { name: new RegExp(`^${words.choose(title)}`) }).check();
  await page.getByRole('button', { name: words.remind, exact: true }).click();
  // What they send arrives while the press is on its way.
  await page.route(
    ({ pathname }) => pathname.includes('loanWork.bulkConditions'),
    async (route) => {
      const purpose = { name: 'policy.pdf', documentType: 'homeownersInsurance', propertyId: null } as const;
      await storeFile(
        product.container,
        { applicationId: loanId, person: 'borrower' },
        { purpose: { ...purpose, idSubtype: null, idSide: null }, body: Readable.from([samplePdf()]) },
      );
      await route.continue();
    },
  );
  await page.getByRole('button', { name: words.run.remind(2) }).click();
  await page.getByText(words.done.remind(1)).waitFor();
  const left = page.getByRole('region', { name: words.refusedTitle });
  await left.getByText(insurance).waitFor();
  await left.getByText(words.outcomes.nothingOpen).waitFor();
  expect(await left.getByText(statement).count()).toBe(0);
  expect(await page.getByText(words.chosen(2)).count()).toBe(0);
  await checkBothWidths(page, 0);
  await checkBothWidths(page, 1);
  expect(await violationsOn(page)).toEqual([]);
  await left.getByRole('button', { name: words.close }).click();
  await left.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await visitor.close();
});

it('a reminder of what has come since the page was loaded shows that it came', async () => {
  const visitor = await staffVisitor(product, { grants: [{ role: 'processor', scopeKind: 'lender' }] });
  const { page, problems } = visitor;
  // A page that hears of no change.
  await page.route(/\/api\/trpc\/\w+\.changes/, (route) => route.abort());
  await page.goto(`${product.url}/portal/loan/${loanId}/conditions`);
  await settled(page);
  const row = page.getByRole('listitem').filter({ hasText: documentLabel('mortgageStatement') });
  const remind = row.getByRole('button', { name: conditionDesk.nudge });
  await remind.waitFor();
  await sendStatement();
  await remind.click();
  await row.getByText(conditionStates.received).waitFor();
  expect(await page.getByText(conditionDesk.nudges.nobodyToTell).count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([]);
  await visitor.close();
});
