import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { errors } from '#words/errors.ts';
import { leads } from '#words/portal/leads.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { queue } from '#words/portal/queue.ts';
import { threads } from '#words/portal/threads.ts';
import { staffSession } from '../../../src/testing/staff-browsers.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

const MANAGER = [{ role: 'manager', scopeKind: 'lender' }] as const;

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
  const { accountId } = await staffSession(product.container, MANAGER);
  await product.query(
    `INSERT INTO leads (brought_by, partner, first_name, last_name, email, source)
     VALUES ($1, 'Riverside', 'Ana', 'Lopez', 'ana@example.com', 'staff')`,
    [accountId],
  );
}, 120_000);
afterAll(() => product.close());

/** Holds a call until released. */
const holdBack = async (page: Page, procedure: string): Promise<() => void> => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.includes(procedure),
    (route) => isLetGo.then(() => route.continue()),
  );
  return letGo;
};

describe('while a list is on its way, nothing of the one before stands under its name', () => {
  it('in the pipeline, by filter and by search', async () => {
    const visitor = await staffVisitor(product, { grants: MANAGER });
    const { page, problems } = visitor;
    const rows = page.getByRole('table').getByRole('rowheader');
    await page.goto(`${product.url}/portal?stage=any`);
    await rows.first().waitFor();
    const filtered = await holdBack(page, 'pipeline.page');
    await page.getByLabel(`${pipeline.filterNames.state}:`).selectOption('WA');
    await page.getByText(portal.loading, { exact: true }).waitFor();
    expect(await rows.count()).toBe(0);
    filtered();
    await page.getByRole('heading', { name: pipeline.emptyTitle }).waitFor();
    await page.goto(`${product.url}/portal?stage=any`);
    await rows.first().waitFor();
    const name = (await rows.first().getByRole('link').textContent()) ?? '';
    await page.getByLabel(pipeline.searchLabel).fill(name.slice(0, 3));
    await page.getByText(pipeline.found(1, false)).waitFor();
    const found = await holdBack(page, 'pipeline.search');
    await page.getByLabel(pipeline.searchLabel).fill('nobody at all');
    await page.getByText(portal.loading, { exact: true }).waitFor();
    expect(await rows.count()).toBe(0);
    found();
    await page.getByText(pipeline.emptySearch('nobody at all')).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('among leads and messages, and nobody who is no longer shown is invited', async () => {
    const visitor = await staffVisitor(product, { grants: MANAGER });
    const { page, problems } = visitor;
    await page.goto(`${product.url}/portal/leads`);
    await page.getByLabel(queue.selectRow('Ana Lopez')).check();
    const filtered = await holdBack(page, 'leads.page');
    await page.getByLabel(leads.state, { exact: true }).selectOption('funded');
    await page.getByText(portal.loading, { exact: true }).waitFor();
    expect(await page.getByText('ana@example.com').count()).toBe(0);
    filtered();
    await page.getByText(leads.emptyFound).waitFor();
    await page.getByLabel(leads.state, { exact: true }).selectOption('');
    await page.getByText('ana@example.com').waitFor();
    expect(await page.getByRole('button', { name: leads.inviteSelected(1) }).count()).toBe(0);
    await page.goto(`${product.url}/portal/messages?view=unread`);
    await page.getByText(threads.emptyTitle.unread).waitFor();
    const all = await holdBack(page, 'desk.talks');
    await page.getByRole('button', { name: threads.views.all }).click();
    await page.getByText(portal.loading, { exact: true }).waitFor();
    expect(await page.getByText(threads.empty.all).count()).toBe(0);
    all();
    await page.getByText(threads.emptyTitle.all).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('a page that could not be loaded', () => {
  const { nav } = portal;
  const pages = [
    [nav.pipeline, 'pipeline.overview', '/portal/policies'],
    [nav.pipeline, 'pipeline.page', '/portal/policies'],
    [nav.clocks, 'desk.clocks', '/portal/policies'],
    [nav.messages, 'desk.talks', '/portal/policies'],
    [nav.leads, 'leads.page', '/portal/policies'],
    [nav.pricer, 'pricer.own', '/portal/policies'],
    [nav.users, 'staff.list', '/portal/policies'],
    ['Sam manager', 'portal.account', '/portal/policies'],
    ['Sam manager', 'staff.history', '/portal/manage-users'],
  ] as const;

  it.each(byTurns(pages, 3))('says so and loads when it is asked to: %s without %s', async (link, procedure, from) => {
    const visitor = await staffVisitor(product, { grants: MANAGER });
    const { page } = visitor;
    await page.goto(product.url + from);
    await settled(page);
    let isDown = true;
    await page.route(
      ({ pathname }) => pathname.includes(procedure),
      (route) => (isDown ? route.abort() : route.continue()),
    );
    await page.getByRole('link', { name: link }).filter({ visible: true }).last().click();
    await page.getByText(errors.notReached).first().waitFor();
    isDown = false;
    await page.getByRole('button', { name: errors.notLoaded.retry }).click();
    await page.getByText(errors.notLoaded.title).waitFor({ state: 'detached' });
    await settled(page);
    await visitor.close();
  });

  it('says so too when it is not known who is asking', async () => {
    const visitor = await staffVisitor(product, { grants: MANAGER });
    const { page } = visitor;
    let isDown = true;
    await page.route(
      ({ pathname }) => pathname.includes('portal.me'),
      (route) => (isDown ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue()),
    );
    await page.goto(`${product.url}/portal/account`);
    await page.getByText(errors.notReached).first().waitFor();
    // The way to the account has a name before the person's own is known.
    expect(await violationsOn(page)).toEqual([]);
    isDown = false;
    await page.getByRole('button', { name: errors.notLoaded.retry }).click();
    await page.getByText(errors.notLoaded.title).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.close();
  });

  it('takes away nothing a user is writing', async () => {
    const visitor = await staffVisitor(product, { grants: MANAGER });
    const { page } = visitor;
    await page.goto(`${product.url}/portal/loan/${loanId}/conditions`);
    await page.getByRole('button', { name: conditionDesk.add }).click();
    const reason = page.getByLabel(conditionDesk.addForm.reason);
    await reason.fill('The statement ends in May');
    let isDown = true;
    await page.route(
      ({ pathname }) => pathname.includes('loanFile.'),
      (route) => (isDown && !route.request().url().includes('changes') ? route.abort() : route.continue()),
    );
    // As when a colleague saves something: the page refetches.
    await product.query('UPDATE applications SET version = version + 1 WHERE id = $1', [loanId]);
    await page.getByText(errors.notReached).first().waitFor();
    expect(await reason.inputValue()).toBe('The statement ends in May');
    isDown = false;
    await page.getByRole('button', { name: errors.notLoaded.retry }).first().click();
    await page.getByText(errors.notLoaded.title).waitFor({ state: 'detached' });
    expect(await reason.inputValue()).toBe('The statement ends in May');
    await visitor.close();
  });
});
