import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '#words/funnel/questions.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { markConditionallyApproved, saveApplication } from '../src/server/db/repos/application/applications.ts';
import { placedAt, signInAt, signInWithoutRecord } from './guard-states.ts';
import {
  applicationPages,
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
import { moveInside } from './move-inside.ts';
import { openProduct, type Product, type Visitor } from './product.ts';

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
const day = Math.floor(Date.now() / 86_400_000);

/** All in the long run; otherwise one of them, another each day. */
const byTurns = <T>(all: readonly T[]): T[] => {
  const turn = all[day % all.length];
  return process.env.TEST_LONG || turn === undefined ? [...all] : [turn];
};
/** All pages in the long run; otherwise some of each kind, others at each status and each day. */
const pagesAt = (turn: number): string[] => {
  if (process.env.TEST_LONG) return funnelPages;
  const kinds = [setupPages, prequalPages, applicationPages, funnelPages];
  return kinds.flatMap((pages) => [0, 1].map((more) => pages[(day + turn + more * 5) % pages.length] ?? '/app'));
};
const ofKind = (isOf: (status: Status) => boolean): Status[] =>
  byTurns(statuses.filter((status) => status !== 'applicationSubmitted' && isOf(status)));
const isPrequal = (status: Status) => status.startsWith('prequal');
const isFull = (status: Status) => resumeRows[status].startsWith('/app/application/');
const sampled = [
  ...ofKind(isPrequal),
  ...ofKind(isFull),
  ...ofKind((status) => !isPrequal(status) && !isFull(status)),
  'applicationSubmitted' as const,
];

/** Neither waiting for the guard nor leaving: the page can be used. */
const standing = (page: Page) => page.locator('main:not([inert], [inert] *) h1').first();
const here = (page: Page): string => page.url().slice(product.url.length);
/** Only ends what hangs. */
const PATIENCE = 15_000;
const ENOUGH = 5;

/** The address bar once a typed address has settled. */
const typed = async (page: Page, address: string, expected: string): Promise<string> => {
  await page.goto(product.url + address, { waitUntil: 'commit' });
  if (expected !== address) await page.waitForURL(product.url + expected, { timeout: PATIENCE }).catch(() => undefined);
  await standing(page).waitFor({ timeout: PATIENCE });
  return here(page);
};

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

  it.each(byTurns(['application', 'loanDisbursement', 'applicationSubmitted', 'prequalDebts', 'zip'] as const))(
    'at %s leads to the hub after conditional approval',
    async (status) => {
      await signInAt(product, visitor, { status, isApproved: true });
      expect(await differences(pagesAt(2), (address) => landsAt(address, { status, isApproved: true }))).toEqual([]);
    },
    LONG,
  );

  it.each(byTurns(['isSelfEmployed', 'creditScore', 'application', 'applicationSubmitted'] as const))(
    'by a coborrower at %s leads to their own page',
    async (status) => {
      await signInAt(product, visitor, { status, person: 'coborrower' });
      expect(await differences(pagesAt(4), (address) => landsAt(address, { status, isApproved: false }))).toEqual([]);
    },
    LONG,
  );

  it('is left alone on public pages', async () => {
    await signInAt(product, visitor, { status: 'applicationSubmitted' });
    expect(await differences(byTurns(publicPages), (address) => address)).toEqual([]);
  });

  it('without a record ends the session on numbered pages and the hub, and starts the prequalification', async () => {
    const { page, context } = visitor;
    for (const address of process.env.TEST_LONG
      ? applicationPages
      : ['/app/application/submitted', '/app/application/4']) {
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
    const needing = process.env.TEST_LONG
      ? funnelPages.filter(needsSignIn)
      : ['/app/application/1', '/app/bank-statement'];
    expect(await differences(needing, signIn)).toEqual([]);
    const expectedAt = (address: string) => {
      if (/(mcr|preview-offer|mortgage-balance|initial-setup\/coborrower|credit-score)$/.test(address))
        return address.startsWith('/prequal') ? '/prequal/building-type' : '/app/initial-setup/property-value';
      if (address.startsWith('/prequal') && !/building-type|credit-check/.test(address))
        return '/prequal/building-type';
      return address;
    };
    expect(
      await differences([...setupPages, ...prequalPages].slice(0, process.env.TEST_LONG ? 99 : 7), expectedAt),
    ).toEqual([]);
  });
});

describe('every other arrival', () => {
  it('by reload, Back, forward or a link is left where it is', async () => {
    const { page } = visitor;
    await signInAt(product, visitor, { status: 'application5' });
    await typed(page, '/app/application/4', '/app/application/4');
    const rail = page.getByRole('navigation', { name: questions.rail.label }).locator('visible=true');
    await rail.getByRole('link', { name: words.application3.label }).click();
    await page.waitForURL('**/app/application/2');
    await standing(page).waitFor();
    await page.reload();
    await standing(page).waitFor();
    expect(here(page)).toBe('/app/application/2');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words.application5.question }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: words.application3.question }).waitFor();
    expect(here(page)).toBe('/app/application/2');
    // Back into a document that was left, from another one.
    await page.goto(`${product.url}/faq`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words.application3.question }).waitFor();
    expect(here(page)).toBe('/app/application/2');
  });

  it('lets nobody back from the hub into a page that was sent', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'loanDisbursement' });
    await typed(page, '/app/application/loan-disbursement', '/app/application/loan-disbursement');
    await product.container.database.transact((tx) =>
      saveApplication(tx, { id, document: placedAt('loanDisbursement').document, status: 'applicationSubmitted' }),
    );
    await page.waitForURL('**/app/application/submitted');
    await standing(page).waitFor();
    await page.goBack().catch(() => undefined);
    await page.goto(`${product.url}/app/application/application-summary`);
    await standing(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/app/application/submitted');
  });

  it('leads to the hub when conditional approval comes while a page is open', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'identityVerification' });
    await typed(page, '/app/application/identity-verification', '/app/application/identity-verification');
    await product.container.database.transact(async (tx) => {
      await markConditionallyApproved(tx, id);
      const { document } = placedAt('identityVerification');
      await saveApplication(tx, { id, document, status: 'identityVerification' });
    });
    await page.waitForURL('**/app/application/submitted');
    await standing(page).waitFor();
  });
});

describe('a page that cannot be saved', () => {
  it('is no link on the rail, and reached inside the app leads to the open page with one sentence why', async () => {
    const { page } = visitor;
    await signInAt(product, visitor, { status: 'application5' });
    await typed(page, '/app/application/4', '/app/application/4');
    const rail = page.getByRole('navigation', { name: questions.rail.label }).locator('visible=true');
    await expect.poll(() => rail.getByRole('link', { name: words.application4.label }).count()).toBe(1);
    expect(await rail.getByRole('link', { name: words.application8.label }).count()).toBe(0);
    expect(await rail.getByText(words.application8.label).locator('visible=true').count()).toBe(1);
    await moveInside(page, '/app/application/7');
    await page.getByText(questions.closedPage.later(words.application8.label)).waitFor();
    expect(here(page)).toBe('/app/application/4');
  });

  it('has no Edit in the summary', async () => {
    const { page } = visitor;
    await signInAt(product, visitor, { status: 'application5' });
    await typed(page, '/app/application/application-summary', '/app/application/application-summary');
    await page.getByRole('link', { name: `Edit ${words.application4.label}` }).waitFor();
    expect(await page.getByRole('link', { name: `Edit ${words.application8.label}` }).count()).toBe(0);
  });

  it.each([
    ['business-information', 'application5', questions.closedPage.notAsked(words.businessInformation.label)],
    ['business-information', 'applicationSubmitted', questions.closedPage.sent(words.businessInformation.label)],
    ['upload', 'propertyValue', questions.closedPage.later(words.incomeDocs.label)],
  ] as const)('%s at %s keeps its address and says what is missing', async (slug, status, sentence) => {
    const { page } = visitor;
    await signInAt(product, visitor, { status });
    const address = `/app/application/${slug}`;
    expect(await typed(page, address, address)).toBe(address);
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('button', { name: questions.continue }).count()).toBe(0);
  });

  it('and was open when its turn passed leads on instead of asking to try again', async () => {
    const { page } = visitor;
    const id = await signInAt(product, visitor, { status: 'application4' });
    await typed(page, '/app/application/3', '/app/application/3');
    // Nothing announces this change: the refused save is the first to notice it.
    await product.query("UPDATE applications SET status = 'zip', document = $2 WHERE id = $1", [
      id,
      JSON.stringify(placedAt('zip').document),
    ]);
    await page.getByRole('radio', { name: questions.no, exact: true }).first().check();
    await page.getByRole('button', { name: questions.continue }).locator('visible=true').click();
    await page.getByText(questions.closedPage.later(words.application4.label)).waitFor();
    expect(here(page)).toBe('/app/initial-setup/zip');
  });
});

describe('a first answer', () => {
  it.each([
    ['property-value', 'Estimated value', '612000', '/app/initial-setup/mortgage-estimate'],
    ['mortgage-estimate', 'Total owed', '210000', '/app/initial-setup/property-value'],
  ])('on %s opens a session, and nothing says saved before', async (slug, label, answer, next) => {
    const { page, context, problems } = await product.visit();
    await page.goto(`${product.url}/app/initial-setup/${slug}`);
    await standing(page).waitFor();
    await page.getByLabel(label).fill(answer);
    expect(
      await page
        .getByText(/saved|kept/i)
        .locator('visible=true')
        .count(),
    ).toBe(0);
    await page.getByRole('button', { name: questions.continue }).locator('visible=true').click();
    await page.waitForURL(`**${next}`);
    await page.getByText(/Saved \d+:\d\d/).waitFor();
    expect((await context.cookies()).some(({ name }) => name === 'hearthline-applicant')).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('an address that is written oddly', () => {
  it.each([
    ['/App/Initial-Setup/ZIP?from=mail', '/app/initial-setup/zip?from=mail'],
    ['/app/initial-setup/zip///?from=mail', '/app/initial-setup/zip?from=mail'],
    ['/app/initial-setup/%7Aip', '/app/initial-setup/zip'],
    ['/app/initial-setup/', '/app/initial-setup/property-value'],
    ['/app/initial-setup/bogus', '/app/initial-setup/property-value'],
    ['/prequal/Address%20', '/prequal/building-type'],
  ])('%s is understood as %s', async (address, page) => {
    await visitor.context.clearCookies();
    expect(await typed(visitor.page, address, page)).toBe(page);
  });

  it.each([
    '/app/application/5',
    '/app/application/8',
    '/app/application/bogus',
    '/app/application/1/more',
    '/app/application/submitted/bogus',
    '/app/initial-setup/zip/more',
    '/app/application%2F1',
    '/app/application/%00',
    '/app/initial-setup/zip/index.html',
  ])('%s is answered with the page for unknown addresses', async (address) => {
    const response = await visitor.page.goto(product.url + address);
    expect(response?.status()).toBe(404);
    await visitor.page.getByRole('heading', { level: 1, name: 'This page is dark' }).waitFor();
  });
});
