import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTrail } from '#words/portal/desk/audit-trail.ts';
import { leadStates } from '#words/portal/desk/lead-states.ts';
import { indexRateWords } from '#words/portal/index-rate.ts';
import { leads } from '#words/portal/leads.ts';
import { eventWords } from '#words/portal/loan-desk/events.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { lendingReport } from '#words/portal/loan-desk/lending-report.ts';
import { auditDesk } from '#words/portal/loan-desk/threads.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { policyWords } from '#words/portal/policies.ts';
import { portal } from '#words/portal/portal.ts';
import { dayText } from '../../../src/entities/text/day-text.ts';
import { addDays } from '../../../src/entities/values/day.ts';
import { writeNote } from '../../../src/server/usecases/loan/loan-notes.ts';
import { requireStaff } from '../../../src/server/usecases/shared/require-staff.ts';
import { staffId } from '../../../src/testing/loan-staff.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product, settled, widths } from '../../product.ts';
import { staffAt, staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
  const accountId = await staffId(product.container, 'processor');
  const staff = await requireStaff(product.container, { accountId, action: 'correspond', applicationId: loanId });
  await writeNote(product.container, { staff, body: 'She can be called after six.' });
}, 120_000);
afterAll(() => product.close());

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: loanDesk.tabsLabel }).getByRole('link', { name }).click();

describe.each([1280, 1680])('a compliance officer’s day at %i', (width) => {
  it('finds who did what across loans, takes the list along, reads the register’s row and changes nothing', async () => {
    const visitor = await staffAt(product, { role: 'auditor', path: '/portal/audit' });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    const rows = page.getByRole('table', { name: auditTrail.caption }).getByRole('row');
    await rows.nth(2).waitFor();
    await page.getByLabel(auditTrail.from, { exact: true }).fill('2026-11-10');
    await page.getByLabel(auditTrail.to, { exact: true }).fill('2026-11-01');
    await page.getByRole('button', { name: auditTrail.show, exact: true }).click();
    await page.getByText(auditTrail.badDates).waitFor();
    await page.getByRole('button', { name: auditTrail.clear, exact: true }).click();
    await page.getByLabel(auditTrail.person, { exact: true }).fill('Pia');
    await page.getByLabel(auditTrail.kind, { exact: true }).selectOption({ label: eventWords.noteWritten });
    await page.getByRole('button', { name: auditTrail.show, exact: true }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.nth(1).getByText('Pia Processor').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: pipeline.exporting.start }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(await violationsOn(page)).toEqual([]);
    await rows.nth(1).getByRole('link').click();
    // The entry stands first in the trail of its loan; each takes one line there, and what it holds is opened.
    await page.waitForURL(`**/portal/loan/${loanId}/audit?entry=*`);
    const entries = page.getByRole('table', { name: auditDesk.title }).getByRole('row');
    await entries.nth(1).getByText(eventWords.noteWritten).waitFor();
    const heights = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.max(...heights)).toBeLessThanOrEqual(48);
    await entries
      .getByRole('button', { name: new RegExp(`^${auditDesk.detail}`) })
      .first()
      .click();
    await entries.getByRole('listitem').first().waitFor();
    await tab(page, loanDesk.tabs.report);
    await page.getByText(lendingReport.exclusions.noActionYet).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tab(page, loanDesk.tabs.documents);
    // Reading someone's papers takes a reason, of an auditor too.
    await page.getByLabel(documentDesk.reason.label).fill('Sample of the month');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await tab(page, loanDesk.tabs.decision);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByRole('button', { name: loanDesk.decide }).count()).toBe(0);
    await checkBothWidths(page, 0);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe.each([1280, 1680])('a policy manager’s day at %i', (width) => {
  it('begins with the policies, compares two, and proposes an index that somebody else declines', async () => {
    const visitor = await staffAt(product, { role: 'policymanager', path: '/portal/start' });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.waitForURL('**/portal/policies');
    await page.getByLabel(policyWords.compare).selectOption('2025-10-30');
    await page.getByRole('heading', { name: /^What changed from/ }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const nav = page.getByRole('navigation', { name: portal.nav.label, exact: true });
    await nav.getByRole('link', { name: portal.nav.indexRate }).click();
    await page.getByRole('button', { name: indexRateWords.enter }).click();
    await page.getByLabel(indexRateWords.form.rate).fill('7.00');
    const from = addDays(product.container.clock.today(), -1);
    await page.getByLabel(indexRateWords.form.publishedFrom).fill(dayText(from));
    await page.getByLabel(indexRateWords.form.note).fill('Federal Reserve H.15 of that day');
    await page.getByRole('button', { name: indexRateWords.form.submit }).click();
    await page.getByText(indexRateWords.outcomes.proposed).waitFor();
    expect(await page.getByRole('button', { name: indexRateWords.release }).count()).toBe(0);
    const admin = await staffAt(product, { role: 'admin', path: '/portal/index-rate' });
    await admin.page.setViewportSize({ width, height: 900 });
    await admin.page.getByRole('button', { name: indexRateWords.release }).waitFor();
    await admin.page.getByRole('button', { name: indexRateWords.decline }).click();
    await admin.page.getByText(indexRateWords.outcomes.declined).waitFor();
    await checkBothWidths(page, 0);
    expect(await nav.getByRole('link', { name: portal.nav.pipeline }).count()).toBe(0);
    expect([...problems, ...admin.problems]).toEqual([]);
    await visitor.close();
    await admin.close();
  });
});

const addLead = async (page: Page, { lastName, email }: { lastName: string; email: string }) => {
  await page.getByRole('button', { name: leads.add }).click();
  const form = page.locator('form');
  await form.getByLabel(leads.fields.firstName).fill('Rita');
  await form.getByLabel(leads.fields.lastName).fill(lastName);
  await form.getByLabel(leads.fields.email).fill(email);
  await page.getByRole('button', { name: leads.create }).click();
};

describe.each([1280, 1680])('a partner’s day at %i', (width) => {
  it('registers a person, reads what the lender notes, is kept from a second registration, and sees no loan', async () => {
    const visitor = await staffAt(product, { role: 'partner', path: '/portal/start' });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.waitForURL('**/portal/leads');
    const email = `rita-${width}@example.com`;
    const rita = { lastName: `Moreno ${width}`, email };
    await addLead(page, rita);
    await page.getByText(leads.created(email)).waitFor();
    await addLead(page, rita);
    await page.getByText(leads.known).waitFor();
    await page.getByRole('button', { name: leads.cancel }).click();
    await page.getByRole('link', { name: `Rita Moreno ${width}` }).click();
    await page.getByText(leads.detail.registration).waitFor();
    await page.getByLabel(leads.detail.form.label).fill('Wants to redo the kitchen.');
    await page.getByRole('button', { name: leads.detail.form.submit }).click();
    await page.getByRole('listitem').filter({ hasText: 'Wants to redo the kitchen.' }).waitFor();
    const officer = await staffAt(product, { role: 'manager', path: new URL(page.url()).pathname });
    await officer.page.getByText('Wants to redo the kitchen.').waitFor();
    await officer.page.getByLabel(leads.detail.form.label).fill('We call her tomorrow.');
    await officer.page.getByRole('button', { name: leads.detail.form.submit }).click();
    await officer.page.getByRole('listitem').filter({ hasText: 'We call her tomorrow.' }).waitFor();
    await page.reload();
    await page.getByText('We call her tomorrow.').waitFor();
    await checkBothWidths(page, 0);
    await page.goto(`${product.url}/portal/loan/${loanId}`);
    await page.getByRole('heading', { level: 1, name: portal.notForRole }).waitFor();
    expect([...problems, ...officer.problems]).toEqual([]);
    await visitor.close();
    await officer.close();
  });
});

it('a person one partner registered is refused to the next without a word of the first, and the lender reads who keeps them until when', async () => {
  const companyOf = async (name: string) =>
    String((await product.query('INSERT INTO companies (name) VALUES ($1) RETURNING id', [name]))[0]?.id);
  const partnerOf = async (name: string) =>
    staffVisitor(product, { grants: [{ role: 'partner', scopeKind: 'company', scopeId: await companyOf(name) }] });
  const [first, second] = [await partnerOf('Riverside Brokers'), await partnerOf('Cedar Lending')];
  const person = { lastName: 'Kowalski', email: 'rita.k@example.com' };
  for (const { page } of [first, second]) await page.goto(`${product.url}/portal/leads`);
  await addLead(first.page, person);
  await first.page.getByText(leads.created(person.email)).waitFor();
  await addLead(second.page, { ...person, email: person.email.toUpperCase() });
  await second.page.getByText(leads.registered).waitFor();
  expect(await second.page.getByText('Riverside').count()).toBe(0);
  const lender = await staffAt(product, { role: 'manager', path: '/portal/leads' });
  await addLead(lender.page, person);
  const until = addDays(product.container.clock.today(), 90);
  const year = until.slice(0, 4);
  await lender.page.getByText(new RegExp(`^Riverside Brokers registered this person .* \\d+, ${year}\\.`)).waitFor();
  // Each field stands beside the next, however long its label is.
  const fields = lender.page.locator('form input');
  const rows = await fields.evaluateAll((inputs) =>
    inputs.map((input) => Math.round(input.getBoundingClientRect().bottom)),
  );
  expect(new Set(rows).size).toBe(2);
  for (const { page } of [second, lender]) await checkBothWidths(page, 0);
  expect([...first.problems, ...second.problems, ...lender.problems]).toEqual([]);
  for (const { close } of [first, second, lender]) await close();
});

it('on a phone a partner registers a person and looks them up, and a compliance officer a loan', async () => {
  const partner = await staffAt(product, { role: 'partner', path: '/portal/leads' });
  await partner.page.setViewportSize(widths.phone);
  await addLead(partner.page, { lastName: 'Okafor', email: 'rita.okafor@example.com' });
  await partner.page.getByText(leads.created('rita.okafor@example.com')).waitFor();
  await partner.page.getByLabel(leads.search).fill('okafor');
  await partner.page.getByText(leadStates.invited, { exact: true }).filter({ visible: true }).first().waitFor();
  expect(await violationsOn(partner.page)).toEqual([]);
  const officer = await staffAt(product, { role: 'auditor', path: '/portal' });
  await officer.page.setViewportSize(widths.phone);
  await officer.page
    .getByRole('link', { name: /Reyes|Alma/ })
    .filter({ visible: true })
    .first()
    .click();
  await officer.page.waitForURL(`**/portal/loan/${loanId}**`);
  await settled(officer.page);
  expect(await violationsOn(officer.page)).toEqual([]);
  expect([...partner.problems, ...officer.problems]).toEqual([]);
  await partner.close();
  await officer.close();
});
