import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { isLong, oneByTurns } from '#testing/long-run/turns.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { signInAt, signInWithoutRecord } from './guard-states.ts';
import {
  applicationPages,
  coborrowerStatuses,
  funnelPages,
  isSignedOutWithoutRecord,
  landsAt,
  needsSignIn,
  prequalPages,
  publicPages,
  resumeRows,
  type Status,
  setupPages,
} from './guard-table.ts';
import { openProduct, type Product, type Visitor } from './product.ts';
import { typeAddress } from './type-address.ts';

let product: Product;
let visitor: Visitor;
let tabs: Page[];
beforeAll(async () => {
  product = await openProduct();
  visitor = await product.visit();
  tabs = [visitor.page, await visitor.context.newPage()];
}, 120_000);
afterAll(() => product.close());

const statuses = Object.keys(resumeRows) as Status[];
/** All pages in the long run; otherwise one of each kind, others at each status. */
const pagesAt = (turn: number): string[] => {
  const kinds = [setupPages, prequalPages, applicationPages];
  return isLong ? funnelPages : kinds.flatMap((pages) => oneByTurns(pages, turn));
};
const ofKind = (isOf: (status: Status) => boolean): Status[] =>
  oneByTurns(statuses.filter((status) => status !== 'applicationSubmitted' && isOf(status)));
const isPrequal = (status: Status) => status.startsWith('prequal');
const isFull = (status: Status) => resumeRows[status].startsWith('/app/application/');
const sampled = [
  ...ofKind(isPrequal),
  ...ofKind(isFull),
  ...ofKind((status) => !isPrequal(status) && !isFull(status)),
  'applicationSubmitted' as const,
];

const ENOUGH = 5;
/** The question asked at each address, for those that ask one; the front page has a title of its own. */
const questionAt = new Map(
  Object.values(steps).flatMap(({ key, path }) => (path === '/' ? [] : [[path, words[key].question] as const])),
);
const isTitled = (page: Page, question: string): Promise<boolean> =>
  page
    .waitForFunction((text) => document.title.startsWith(text), question, { timeout: 5000 })
    .then(() => true)
    .catch(() => false);
const typed = (page: Page, address: string, expected: string) => typeAddress(product, page, { address, expected });

/** Types every address and lists the ones that end elsewhere than the table says. */
const differences = async (
  addresses: readonly string[],
  expectedAt: (address: string) => string,
): Promise<string[]> => {
  const left = [...addresses];
  const found: string[] = [];
  const work = async (page: Page) => {
    for (let address = left.shift(); address !== undefined && found.length < ENOUGH; address = left.shift()) {
      const expected = expectedAt(address);
      const at = await typed(page, address, expected).catch((error: Error) => `${page.url()} (${error.message})`);
      if (at !== expected) found.push(`${address} ends at ${at}, not at ${expected}`);
      const question = questionAt.get(expected);
      if (question !== undefined && !(await isTitled(page, question)))
        found.push(`${address} shows “${await page.title()}”, not “${question}”`);
    }
  };
  await Promise.all(tabs.map(work));
  return found;
};

const LONG = 600_000;

describe('an address typed by an applicant', () => {
  it.each(sampled)(
    'at %s leads to the page of the status',
    async (status) => {
      await signInAt(product, visitor, { status });
      const pages = pagesAt(statuses.indexOf(status));
      expect(await differences(pages, (address) => landsAt(address, { status, isApproved: false }))).toEqual([]);
    },
    LONG,
  );

  it.each(oneByTurns(['application', 'loanDisbursement', 'applicationSubmitted', 'prequalDebts', 'zip'] as const))(
    'at %s leads to the hub after conditional approval',
    async (status) => {
      await signInAt(product, visitor, { status, isApproved: true });
      expect(await differences(pagesAt(2), (address) => landsAt(address, { status, isApproved: true }))).toEqual([]);
    },
    LONG,
  );

  it.each(oneByTurns(coborrowerStatuses))(
    'by a coborrower at %s leads to their own page',
    async (status) => {
      await signInAt(product, visitor, { status, person: 'coborrower' });
      expect(await differences(pagesAt(4), (address) => landsAt(address, { status, isApproved: false }))).toEqual([]);
    },
    LONG,
  );

  it('is left alone on public pages and at the portal', async () => {
    await signInAt(product, visitor, { status: 'applicationSubmitted' });
    expect(await differences([...oneByTurns(publicPages), '/portal/login'], (address) => address)).toEqual([]);
    const signIn = '/portal/login?callbackUrl=%2Fportal';
    expect(await typed(visitor.page, '/portal', signIn)).toBe(signIn);
  });

  it('without a record ends the session on numbered pages and the hub, and starts the prequalification', async () => {
    const { page, context } = visitor;
    for (const address of isLong ? applicationPages : ['/app/application/submitted', '/app/application/4']) {
      await signInWithoutRecord(product, visitor);
      const isOver = isSignedOutWithoutRecord(address);
      expect(await typed(page, address, isOver ? '/prequal/building-type' : address)).toBe(
        isOver ? '/prequal/building-type' : address,
      );
      expect((await context.cookies()).some(({ name }) => name === 'hearthline-applicant')).toBe(!isOver);
    }
  });

  it('by a visitor leads to sign-in where an account is needed, and to the first question where nothing could be saved', async () => {
    await visitor.context.clearCookies();
    const signIn = (address: string) => `/app/login?callbackUrl=${encodeURIComponent(address)}`;
    const needing = isLong ? funnelPages.filter(needsSignIn) : ['/app/application/1', '/app/bank-statement'];
    expect(await differences(needing, signIn)).toEqual([]);
    const expectedAt = (address: string) => {
      if (/(mcr|preview-offer|mortgage-balance|initial-setup\/coborrower|credit-score)$/.test(address))
        return address.startsWith('/prequal') ? '/prequal/building-type' : '/app/initial-setup/property-value';
      if (address.startsWith('/prequal') && !/building-type|credit-check/.test(address))
        return '/prequal/building-type';
      return address;
    };
    expect(await differences([...setupPages, ...prequalPages].slice(0, isLong ? 99 : 7), expectedAt)).toEqual([]);
  });
});
