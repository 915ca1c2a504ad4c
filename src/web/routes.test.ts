import { describe, expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { type Page, pagesAt } from './router/pages.ts';
import type { Route } from './router/route.ts';
import { productPages, publicPages } from './routes.ts';

const pageOf = ({ path, file, children }: Route): Page => ({
  sources: [file],
  ...(path === undefined ? {} : { path }),
  load: async () => ({ default: () => null }),
  ...(children === undefined ? {} : { children: children.map(pageOf) }),
});
const leavesOf = (routes: readonly Route[]): Route[] =>
  routes.flatMap((each) => (each.children ? leavesOf(each.children) : [each]));

const tables = [productPages.map(pageOf), publicPages.map(pageOf)];
const pageAt = (address: string): Page | undefined =>
  tables.map((table) => pagesAt(table, address)?.pages.at(-1)).find((page) => page !== undefined);
const has = (address: string): boolean => ![undefined, '*'].includes(pageAt(address)?.path);

const SETUP =
  'mcr property-usage credit-income has-fbm preview-offer zip property-value mortgage-balance coborrower credit-score credit-range is-self-employed mortgage-estimate mcr-account-creation'.split(
    ' ',
  );
const APPLICATION =
  '1 2 3 4 income-verification 6 7 upload debt-consolidation other-income identity-verification sign loan-disbursement submitted application-summary business-information faqs'.split(
    ' ',
  );
const PREQUAL =
  'address listed-for-sale new-mortgage derogatory credit coborrower mortgage-select debts preview-offer building-type credit-check'.split(
    ' ',
  );
const OTHERS = [
  '/',
  '/insights',
  '/insight-blog',
  '/faq',
  '/privacy-statement',
  '/license',
  '/e-consent',
  '/terms-of-use',
  '/app',
  '/app/login',
  '/app/ineligible/low-equity',
  '/app/ineligible/boost',
  '/app/ineligible/late-payment',
  '/app/upload',
  '/app/bank-statement',
  '/portal',
  '/portal/login',
  '/portal/manage-users',
  '/portal/loan/6d4b1c1e-0000-4000-8000-000000000000/decision',
];

describe('every address of the contract', () => {
  it.each([
    ...OTHERS,
    ...SETUP.map((slug) => `/app/initial-setup/${slug}`),
    ...APPLICATION.map((slug) => `/app/application/${slug}`),
    ...PREQUAL.map((slug) => `/prequal/${slug}`),
  ])('%s has a page', (address) => {
    expect(has(address)).toBe(true);
  });

  it('covers the page of every step, and not what nobody has heard of', () => {
    expect(
      Object.values(steps)
        .map(({ path }) => path.replace(/\?.*/, ''))
        .filter((path) => !has(path)),
    ).toEqual([]);
    expect(has('/app/nowhere')).toBe(false);
  });

  it.each(leavesOf([...productPages, ...publicPages]))('$path is not hidden by a page before it', ({ path, file }) => {
    const address = `/${path?.replace(/:\w+\??/g, 'something').replace('*', 'some/thing')}`;
    expect(pageAt(address)).toMatchObject({ path, sources: [file] });
  });
});
