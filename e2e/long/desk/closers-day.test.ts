import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { conditionWords } from '#words/loan/conditions.ts';
import { hubWords } from '#words/loan/hub.ts';
import { mailChoices } from '#words/portal/desk/mail-choices.ts';
import { notificationWords } from '#words/portal/desk/notifications.ts';
import { templateWords } from '#words/portal/desk/templates.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { messageDesk, noteDesk } from '#words/portal/loan-desk/threads.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { portal } from '#words/portal/portal.ts';
import { work } from '#words/portal/work.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt, staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const submitted = async () => {
  const { applicationId: loanId, ...applicant } = await visitHub(product);
  return { applicant, loanId };
};

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: loanDesk.tabsLabel }).getByRole('link', { name }).click();

describe.each([1280, 1680])('a closer’s day at %i', (width) => {
  it('books a time that is free, is told kindly of one that is gone, records the notary and cannot decide', async () => {
    const { applicant, loanId } = await submitted();
    const other = await submitted();
    const visitor = await staffAt(product, { role: 'closer', path: '/portal' });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('navigation', { name: portal.nav.label }).getByRole('link', { name: portal.nav.work }).click();
    await page.getByRole('heading', { level: 1, name: work.title }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${product.url}/portal/loan/${loanId}/closing`);
    await page.getByRole('heading', { name: closingDesk.appointment }).waitFor();
    // What is open before the money moves is named, not numbered.
    const open = page.getByText(new RegExp(`^${closingDesk.openCodes('')}`));
    await open.filter({ hasText: conditionWords[conditionCode.closingAppointment].title }).waitFor();
    expect(await open.textContent()).not.toMatch(/\d{3}/);
    // One notary drives to people's homes: a time is open until somebody takes it.
    await page.getByLabel(closingDesk.place).selectOption('home');
    const slot = page.getByRole('button', { name: /: open$/ }).first();
    const [, day, time] = /^(.*), (\d+:\d\d [AP]M): open$/.exec((await slot.getAttribute('aria-label')) ?? '') ?? [];
    await slot.click();
    // A whole week fits a phone.
    await page.setViewportSize(widths.phone);
    const ends = await page
      .getByRole('button', { name: /: (open|taken)$/ })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(20);
    expect(Math.max(...ends)).toBeLessThan(widths.phone.width - 16);
    await page.setViewportSize({ width, height: 900 });
    const theirs = other.applicant.page;
    const book = theirs.locator('form').filter({ has: theirs.getByLabel(hubWords.book.place) });
    await book.getByLabel(hubWords.book.place).selectOption('home');
    await book.getByLabel(hubWords.book.day).selectOption({ label: String(day) });
    await book.getByLabel(hubWords.book.time).selectOption({ label: String(time) });
    await book.getByRole('button', { name: hubWords.book.book }).click();
    await other.applicant.page
      .getByText(/You sign on/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: new RegExp(`^Book .*${time}$`) }).click();
    await page.getByText(closingDesk.taken).waitFor();
    await page.getByRole('button', { name: `${day}, ${time}: taken` }).waitFor();
    await page
      .getByRole('button', { name: /, 2:45 PM: open$/ })
      .first()
      .click();
    await page.getByText(closingDesk.slots.signs).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Book .*2:45 PM$/ }).click();
    await page.getByText(/2:45 PM, at home\./).waitFor();
    await applicant.page
      .getByText(/You sign on/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: closingDesk.record.edit }).click();
    await page.getByLabel(closingDesk.record.fields.notaryName).fill('Nora Notary');
    await page.getByRole('button', { name: closingDesk.record.save, exact: true }).click();
    await page.getByText('Nora Notary').waitFor();
    expect(await page.getByRole('button', { name: closingDesk.agree }).count()).toBe(0);
    expect(await page.getByRole('button', { name: closingDesk.fund }).count()).toBe(0);
    await tab(page, loanDesk.tabs.conditions);
    await page.getByRole('group', { name: conditionDesk.filter }).waitFor();
    expect(await page.getByRole('button', { name: conditionDesk.clear, exact: true }).count()).toBe(0);
    await tab(page, loanDesk.tabs.decision);
    await page.getByRole('heading', { name: decisionDesk.title }).waitFor();
    expect(await page.getByRole('heading', { name: decisionDesk.record }).count()).toBe(0);
    expect(problems).toEqual([]);
    await visitor.close();
    await applicant.close();
    await other.applicant.close();
  });
});

describe('around a loan', () => {
  it('a colleague is mentioned from the keyboard, the bell rings in an open page, and reading the notes quiets it', async () => {
    const { applicant, loanId } = await submitted();
    const writer = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/notes` });
    const reader = await staffAt(product, { role: 'closer', path: '/portal' });
    const phone = await staffAt(product, { role: 'closer', path: '/portal' });
    await phone.page.setViewportSize({ width: 390, height: 844 });
    const note = writer.page.getByLabel(noteDesk.label);
    await note.pressSequentially('Please call her, @cle');
    await writer.page.getByRole('option', { name: 'Cleo Closer', selected: true }).waitFor();
    expect(await violationsOn(writer.page)).toEqual([]);
    await writer.page.keyboard.press('Enter');
    expect(await note.inputValue()).toBe('Please call her, @Cleo Closer ');
    await note.pressSequentially('and @nobody');
    await writer.page.getByText(noteDesk.mentions.none).waitFor();
    await writer.page.getByRole('button', { name: noteDesk.save }).click();
    await writer.page.getByText('@Cleo Closer', { exact: true }).waitFor();
    for (const { page } of [reader, phone]) await page.getByRole('button', { name: portal.nav.bell(1) }).waitFor();
    await reader.page.getByRole('button', { name: portal.nav.bell(1) }).click();
    const list = reader.page.getByRole('dialog', { name: notificationWords.title });
    await list.getByRole('link', { name: /Pia Processor mentioned you in a note/ }).waitFor();
    await checkBothWidths(reader.page, 0);
    await list.getByRole('link', { name: /Pia Processor mentioned you/ }).click();
    await reader.page.waitForURL(`**/portal/loan/${loanId}/notes`);
    await reader.page.getByText('@Cleo Closer', { exact: true }).waitFor();
    for (const { page } of [reader, phone])
      await page.getByRole('button', { name: portal.nav.bell(0), exact: true }).waitFor();
    await reader.page.goto(`${product.url}/portal/account`);
    const choice = reader.page.getByLabel(mailChoices.kinds.mention);
    await choice.uncheck();
    await reader.page.getByText(mailChoices.saved).waitFor();
    await reader.page.reload();
    await expect.poll(() => choice.isChecked()).toBe(false);
    expect(await violationsOn(reader.page)).toEqual([]);
    expect([...writer.problems, ...reader.problems, ...phone.problems]).toEqual([]);
    for (const each of [writer, reader, phone, applicant]) await each.close();
  });

  it('a manager writes a text of the lender’s own, and a colleague sends it with the loan’s values in it', async () => {
    const { applicant, loanId } = await submitted();
    const manager = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
    const { page } = manager;
    await page.goto(`${product.url}/portal/templates`);
    await page.getByRole('button', { name: templateWords.add }).click();
    await page.getByLabel(templateWords.name).fill('Welcome');
    await page.getByRole('textbox', { name: templateWords.body }).fill('Hello {{name}}, welcome.');
    await page.getByRole('button', { name: templateWords.save, exact: true }).click();
    await page.getByText(templateWords.unknown('name')).waitFor();
    await page.getByRole('textbox', { name: templateWords.body }).fill('Welcome, ');
    await page.getByRole('button', { name: templateWords.insert(templateWords.fields.firstName) }).click();
    expect(await page.getByRole('textbox', { name: templateWords.body }).inputValue()).toBe('Welcome, {{firstName}}');
    await page.getByRole('textbox', { name: templateWords.body }).pressSequentially('. Your number is {{loanNumber}}.');
    await checkBothWidths(page, 0);
    await page.getByRole('button', { name: templateWords.save, exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await checkBothWidths(page, 1);
    const processor = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/messages` });
    const texts = processor.page.getByLabel(messageDesk.snippets.label);
    await texts.locator('option', { hasText: 'Welcome' }).waitFor({ state: 'attached' });
    await texts.selectOption({ label: 'Welcome' });
    const typed = await processor.page.getByLabel(messageDesk.label('Alma')).inputValue();
    expect(typed).toMatch(/^Welcome, Alma\. Your number is HL-\d+\.$/);
    await processor.page.getByRole('button', { name: messageDesk.send }).click();
    await applicant.page.getByText(typed).first().waitFor();
    await page.getByRole('button', { name: templateWords.retireNamed('Welcome') }).click();
    await page.getByRole('button', { name: templateWords.yes }).click();
    await page.getByText(templateWords.retired).waitFor();
    expect([...manager.problems, ...processor.problems]).toEqual([]);
    for (const each of [manager, processor, applicant]) await each.close();
  });
});
