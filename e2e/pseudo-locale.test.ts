import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { loanTabs } from '../src/entities/contract/loan-tab.ts';
import { homeownerWithOneJob } from '../src/sandbox/personas/homeowner-with-one-job.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, type Visitor, widths, widthsAt } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';
import { brokenLayout, unmarkedTexts } from './unmarked-texts.ts';
import { answerOnTheWay, begin, isOffer, pagesToOffer } from './walk-to-offer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct({ LOCALE: 'en-XA' });
}, 240_000);
afterAll(() => product.close());

/** User input, vendor responses and the lender's name. */
const DATA: RegExp[] = [
  /Hearthline( Lending)?( \(sandbox\))?/g,
  /\S+@\S+/g,
  /Department of .*|Office of .*|State .*|.* (License|Registration) +SANDBOX-\S+/g,
  /Union Card|Lakeside Auto|Mission Valley Dental Group|Cumberland Home Loans/g,
  /\b[0-9a-f]{12}\b|HL-\d+|212 Fatherland Street|Nashville|Davidson County|TN 37206|Alma( Reyes)?|Reyes/g,
];

/** Applicants' and vendors' names are the same in every language. */
const namesOf = async (): Promise<RegExp[]> => {
  const rows = await product.query('SELECT first_name, last_name FROM accounts');
  const names = rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const initials = rows.map(({ first_name, last_name }) => `${String(first_name)[0]}${String(last_name)[0]}`);
  return [...names, ...initials.map((each) => `^${each}$`)].map((name) => new RegExp(name, 'gi'));
};

/** One width a page, by turns; both in the long run. */
let turn = 0;
const check = async ({ page }: Pick<Visitor, 'page'>, name: string): Promise<void> => {
  turn += 1;
  for (const width of widthsAt(turn).map((each) => widths[each])) {
    await page.setViewportSize(width);
    await settled(page);
    expect
      .soft(await unmarkedTexts(page, [...DATA, ...(await namesOf())]), `${name} at ${width.width}: no English left`)
      .toEqual([]);
    expect.soft(await brokenLayout(page), `${name} at ${width.width}: nothing cut off`).toEqual([]);
  }
};

const PUBLIC = [
  '/',
  '/insights',
  '/faq',
  '/privacy-statement',
  '/license',
  '/nothing/here',
  '/app/login',
  '/portal/login',
];

describe('the pseudo-locale', () => {
  it('walks from the landing page to the offer', async () => {
    const visitor = await begin(product, homeownerWithOneJob, 'phone');
    for (const visit of pagesToOffer(homeownerWithOneJob)) {
      const { key } = visit.step;
      if (key === 'name' || key === 'email') continue;
      await check(visitor, key);
      if (!isOffer(key)) await answerOnTheWay(visitor.page, homeownerWithOneJob, visit);
    }
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  });

  it.each(byTurns(PUBLIC, 4))('shows %s without English', async (path) => {
    const visitor = await product.visit('phone');
    await visitor.page.goto(product.url + path);
    await check(visitor, path);
    await visitor.close();
  });

  const PAGES = [
    'application',
    'application3',
    'application4',
    'application5',
    'manualIncomeVerification',
    'debtConsolidation',
    'application7',
    'application8',
    'application6',
    'disclosures',
    'identityVerification',
    'incomeDocs',
    'loanDisbursement',
    'applicationSubmitted',
  ];
  it.each(byTurns(PAGES, 4))('shows the page of %s without English', async (step) => {
    const visitor = await visitAs(product, { name: homeownerWithOneJob.name, step }, { width: 'phone' });
    await check(visitor, step);
    await visitor.close();
  });

  it('shows a loan in the portal without English', async () => {
    await (await visitAs(product, { name: homeownerWithOneJob.name, step: 'applicationSubmitted' })).close();
    const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
    const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
    // The lending report is for other roles.
    const tabs = loanTabs.filter((tab) => tab !== 'report');
    for (const tab of byTurns(tabs, 3)) {
      await visitor.page.goto(`${product.url}/portal/loan/${row?.id}/${tab}`);
      await check(visitor, `loan, ${tab}`);
    }
    await visitor.close();
  });

  it('shows the portal without English', async () => {
    const visitor = await staffVisitor(product, { grants: [{ role: 'admin', scopeKind: 'lender' }] });
    for (const path of [
      '/portal',
      '/portal/leads',
      '/portal/clocks',
      '/portal/messages',
      '/portal/quick-pricer',
      '/portal/policies',
      '/portal/manage-users',
      '/portal/failed-jobs',
      '/portal/outside-services',
      '/portal/webhooks',
      '/portal/loan-system',
      '/portal/letters',
      '/portal/value-reviews',
      '/portal/exceptions',
      '/portal/records',
    ]) {
      await visitor.page.goto(product.url + path);
      await check(visitor, path);
    }
    await visitor.close();
  });
});
