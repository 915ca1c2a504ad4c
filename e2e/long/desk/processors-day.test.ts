import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentLabel } from '#words/loan/documents.ts';
import { hubWords } from '#words/loan/hub.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { messageDesk, noteDesk } from '#words/portal/loan-desk/threads.ts';
import { conditionDesk, documentDesk } from '#words/portal/loan-desk/work.ts';
import { portal } from '#words/portal/portal.ts';
import { threads } from '#words/portal/threads.ts';
import { work } from '#words/portal/work.ts';
import { insuranceDeclarations } from '../../../src/testing/papers/insurance-declarations.ts';
import { paperBytes } from '../../../src/testing/papers/made-paper.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product, type Visitor, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const submitted = async () => {
  const { applicationId: loanId, ...applicant } = await visitHub(product);
  return { applicant, loanId };
};

const policy = async () => {
  const [paper] = insuranceDeclarations;
  if (!paper) throw new Error('There is no policy.');
  return { name: 'policy.pdf', mimeType: 'application/pdf', buffer: await paperBytes(paper) };
};
const sendPolicy = async ({ page }: Visitor) => {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Home insurance' }) });
  await card.locator('input[type=file][multiple]').setInputFiles(await policy());
  await page.getByText('policy.pdf').first().waitFor();
};
const giveReason = async (page: Page) => {
  await page.getByLabel(documentDesk.reason.label).fill('Reviewing the insurance');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
};

describe.each([1280, 1680])('a processor’s day at %i', (width) => {
  it('takes work from the queue, reads a document, asks for more, writes, notes, looks at a number for a reason, and cannot decide', async () => {
    const { applicant, loanId } = await submitted();
    await sendPolicy(applicant);
    const visitor = await staffAt(product, { role: 'processor', path: '/portal/start' });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.waitForURL('**/portal/work');
    // The document that came is in the queue; taking it assigns the loan, and Enter leads to the page it is reviewed on.
    const paper = page.getByRole('row').filter({ hasText: documentLabel('homeownersInsurance') });
    await paper.last().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await paper
      .last()
      .getByRole('button', { name: new RegExp(`^${work.take} `) })
      .click();
    await page.getByRole('link', { name: new RegExp(`^${work.views.mine}`) }).click();
    await paper.getByRole('link').first().click();
    await page.waitForURL(/\/portal\/loan\/[^/]+\/documents/);
    await giveReason(page);
    const figures = page.getByRole('region', { name: reviewDesk.figures.title });
    await figures.getByRole('button', { name: reviewDesk.figures.useAll }).click();
    await expect
      .poll(() => figures.getByText(reviewDesk.figures.used, { exact: true }).count())
      .toBeGreaterThanOrEqual(4);
    expect(await violationsOn(page)).toEqual([]);
    const waiting = () =>
      product.query("SELECT 1 FROM work_items WHERE application_id = $1 AND kind = 'document' AND detail = $2", [
        ...[loanId, 'homeownersInsurance'],
      ]);
    expect(await waiting()).toHaveLength(1);
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    await page.keyboard.press('y');
    await expect.poll(waiting).toEqual([]);
    await page.goto(`${product.url}/portal/loan/${loanId}`);
    const tab = (name: string) =>
      page.getByRole('navigation', { name: loanDesk.tabsLabel }).getByRole('link', { name }).click();
    await page.getByRole('heading', { name: conditionDesk.borrowerTasks }).waitFor();
    await page.keyboard.press('c');
    await page.getByLabel(conditionDesk.addForm.code).selectOption('411');
    await page.getByLabel(conditionDesk.addForm.reason).fill('Your sister pays the car.');
    await page.getByRole('button', { name: conditionDesk.addForm.submit }).click();
    await applicant.page.getByText('Your sister pays the car.').waitFor();
    await tab(loanDesk.tabs.messages);
    await page.getByLabel(messageDesk.snippets.label).selectOption(messageDesk.snippets.texts[1].name);
    expect(await page.getByLabel(messageDesk.label('Alma')).inputValue()).toBe(
      messageDesk.snippets.texts[1].text('Alma'),
    );
    await page.getByLabel(messageDesk.label('Alma')).fill('One more thing is on your page.');
    await page.getByRole('button', { name: messageDesk.send }).click();
    await applicant.page.getByText('One more thing is on your page.').first().waitFor();
    await tab(loanDesk.tabs.notes);
    await page.getByLabel(noteDesk.label).fill('Call her after six.');
    await page.getByRole('button', { name: noteDesk.save }).click();
    await page.getByText('Call her after six.').waitFor();
    await applicant.page.getByLabel(hubWords.messages.label).fill('It is there now.');
    await applicant.page.getByRole('button', { name: hubWords.messages.send, exact: true }).click();
    await applicant.page.getByText('It is there now.').waitFor();
    const toMessages = () =>
      page.getByRole('navigation', { name: portal.nav.label }).getByRole('link', { name: portal.nav.messages }).click();
    await toMessages();
    await page.getByText('It is there now.').waitFor();
    await checkBothWidths(page, 0);
    await page.getByRole('link', { name: 'Reyes, Alma' }).first().click();
    await page.getByRole('heading', { name: messageDesk.with('Alma') }).waitFor();
    await page.getByText('It is there now.').waitFor();
    await toMessages();
    await page.getByText(threads.emptyTitle.unread).waitFor();
    await page.getByRole('button', { name: threads.views.all }).click();
    await page.getByRole('link', { name: 'Reyes, Alma' }).first().click();
    await tab(loanDesk.tabs.borrowers);
    await page.getByRole('button', { name: loanFacts.borrowers.show }).click();
    await page.getByLabel(loanFacts.borrowers.why).fill('Compare with the tax return');
    await page.getByRole('button', { name: loanFacts.borrowers.showIt }).click();
    await page.getByText(/^\d{3}-\d{2}-\d{4}$/).waitFor();
    await tab(loanDesk.tabs.closing);
    await page.getByText(closingDesk.rules.notApproved).waitFor();
    await page.getByText(closingDesk.tooEarly).waitFor();
    expect(await page.getByRole('button', { name: closingDesk.agree }).count()).toBe(0);
    expect(await page.getByRole('button', { name: closingDesk.fund }).count()).toBe(0);
    await tab(loanDesk.tabs.decision);
    await page.getByRole('heading', { name: decisionDesk.title }).waitFor();
    expect(await page.getByRole('heading', { name: decisionDesk.record }).count()).toBe(0);
    expect(await page.getByRole('link', { name: loanDesk.tabs.audit }).count()).toBe(0);
    await page.goto(`${product.url}/portal/loan/00000000-0000-4000-8000-000000000000`);
    await page.getByText(loanDesk.notFoundText).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
    await applicant.close();
  });
});

it('triage on a phone: the work is found, the page is read, and the document goes back with a listed reason', async () => {
  const { applicant } = await submitted();
  await sendPolicy(applicant);
  const visitor = await staffAt(product, { role: 'processor', path: '/portal/work' });
  const { page, problems } = visitor;
  await page.setViewportSize(widths.phone);
  await page
    .getByRole('link', { name: new RegExp(`^${documentLabel('homeownersInsurance')}`) })
    .filter({ visible: true })
    .first()
    .click();
  await giveReason(page);
  await page.getByRole('img', { name: reviewDesk.page(1) }).waitFor();
  // The document has the screen, from its top.
  expect(Math.abs((await page.locator('[data-viewer]').boundingBox())?.y ?? Number.NaN)).toBeLessThan(9);
  // Above the page two lines: its tools, and where one is with the search.
  const middleOf = async (part: ReturnType<Page['getByLabel']>) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height / 2);
  };
  const [zoom, download, count, find] = [
    page.getByRole('button', { name: reviewDesk.zoomIn }),
    page.getByRole('link', { name: reviewDesk.download, exact: true }),
    page.getByText(/^Page 1 of \d+$/),
    page.getByLabel(reviewDesk.findLabel),
  ];
  expect(await middleOf(download)).toBe(await middleOf(zoom));
  expect(Math.abs((await middleOf(count)) - (await middleOf(find)))).toBeLessThan(3);
  // Accept and Send back stay in sight below the page.
  const back = page.getByRole('button', { name: reviewDesk.sendBack });
  const box = await back.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(widths.phone.height);
  expect(await violationsOn(page)).toEqual([]);
  await back.click();
  await page.getByLabel(reviewDesk.causes.pagesMissing).check();
  await page.getByRole('button', { name: reviewDesk.send, exact: true }).last().click();
  await page.getByText(documentDesk.states.notAccepted).first().waitFor();
  await applicant.page.getByText(/pages/i).first().waitFor();
  expect(problems).toEqual([]);
  await visitor.close();
  await applicant.close();
});
