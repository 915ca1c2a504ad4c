import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentLabel } from '#words/loan/documents.ts';
import { readersWords } from '#words/portal/desk/readers.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { factTable } from '#words/portal/loan-desk/fact-table.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { textPdf } from '../../../src/testing/files/text-pdf.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
const PAGES = { 'one page.pdf': 1, 'two pages.pdf': 2 };
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product, 'gap-of-32-days');
  for (const [name, pages] of Object.entries(PAGES)) {
    const body = await textPdf(Array.from({ length: pages }, (_, at) => [{ text: `Page ${at + 1}`, x: 72, y: 72 }]));
    await storeFile(
      product.container,
      { applicationId: loanId, person: 'borrower' },
      {
        purpose: { name, documentType: 'homeownersInsurance', propertyId: null, idSubtype: null, idSide: null },
        body: Readable.from([body]),
      },
    );
  }
}, 120_000);
afterAll(() => product.close());

const openDocument = async (name: string, role = 'processor') => {
  const visitor = await staffAt(product, { role, path: `/portal/loan/${loanId}/documents` });
  await visitor.page.getByLabel(documentDesk.reason.label).fill('Reviewing the insurance');
  await visitor.page.getByRole('button', { name: documentDesk.reason.submit }).click();
  await visitor.page.getByRole('button', { name: new RegExp(`^Open ${name}`) }).click();
  await visitor.page.getByRole('img', { name: reviewDesk.page(1) }).waitFor();
  return visitor;
};

it('a document goes back for a reason a person chose: none is chosen before', async () => {
  const { page, problems, close } = await openDocument('two pages.pdf');
  await page.getByRole('button', { name: reviewDesk.sendBack }).click();
  const reasons = page.getByRole('group', { name: reviewDesk.causesTitle });
  const blurry = page.getByRole('radio', { name: reviewDesk.causes.tooBlurry });
  await blurry.waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await page.getByText(reviewDesk.reads('Tomas')).count()).toBe(0);
  // The frame stands around its heading, and no line of it behind the letters.
  const tops = await reasons.evaluate((group) =>
    [group, group.firstElementChild].map((part) => part?.getBoundingClientRect().top),
  );
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(4);
  await page.getByRole('button', { name: reviewDesk.send, exact: true }).click();
  const error = page.getByRole('alert').filter({ hasText: reviewDesk.causeNeeded });
  await error.waitFor();
  expect(await reasons.getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.getByText(documentDesk.states.notAccepted).count()).toBe(0);
  await blurry.check();
  expect(await page.getByText(reviewDesk.causeNeeded).count()).toBe(0);
  await page.getByText(reviewDesk.reads('Tomas')).waitFor();
  await page.getByRole('button', { name: reviewDesk.send, exact: true }).click();
  await page.getByText(documentDesk.states.notAccepted).first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('splitting is offered where there is more than one page, by button and by key', async () => {
  for (const [name, pages] of Object.entries(PAGES)) {
    const { page, problems, close } = await openDocument(name);
    const offers = [
      page.getByRole('button', { name: reviewDesk.tasks.split, exact: true }),
      page.locator('footer kbd', { hasText: /^S$/ }),
    ];
    await page.locator('footer kbd', { hasText: /^M$/ }).waitFor();
    for (const offer of offers) expect([name, await offer.count()]).toEqual([name, pages > 1 ? 1 : 0]);
    expect(problems).toEqual([]);
    await close();
  }
});

it('a sealed paper says that it cannot be changed, and names only the keys that do something for it', async () => {
  const { page, problems, close } = await staffAt(product, {
    role: 'processor',
    path: `/portal/loan/${loanId}/documents`,
  });
  await page.getByLabel(documentDesk.reason.label).fill('Reading the receipt');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  const papers = page.locator('section').filter({ has: page.getByRole('heading', { name: documentDesk.papers }) });
  await papers.getByRole('button').first().click();
  await page.getByRole('img', { name: reviewDesk.page(1) }).waitFor();
  await page.getByText(reviewDesk.sealed).waitFor();
  await page.keyboard.press('s');
  expect(await page.getByRole('button', { name: reviewDesk.splitSubmit }).count()).toBe(0);
  const keys = page.locator('[data-viewer] footer');
  await keys.getByText(reviewDesk.keys.zoom).waitFor();
  for (const does of ['accept', 'sendBack', 'use', 'split', 'moveTo', 'classify'] as const)
    expect([does, await keys.getByText(reviewDesk.keys[does]).count()]).toEqual([does, 0]);
  expect(await violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('a document is classified, moved to the request it answers and annotated, and a colleague reads the note', async () => {
  const { page, problems, close } = await openDocument('two pages.pdf');
  await page.keyboard.press('n');
  await page.getByLabel(reviewDesk.noteLabel(1)).fill('The agent confirmed this page.');
  await page.getByRole('button', { name: reviewDesk.noteSubmit }).click();
  const author = /^Pia Processor, .*, page 1$/;
  await page.getByRole('button', { name: author }).waitFor();
  const kind = (type: 'hoaInvoice' | 'homeownersInsurance') =>
    page.getByRole('heading', { level: 3, name: documentLabel(type) });
  await page.keyboard.press('c');
  await page.getByLabel(reviewDesk.classifyTo).selectOption({ label: documentLabel('hoaInvoice') });
  await page.getByRole('button', { name: reviewDesk.classifySubmit, exact: true }).click();
  await kind('hoaInvoice').waitFor();
  await page.getByText(reviewDesk.notRequested).waitFor();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: reviewDesk.moveSubmit, exact: true }).last().click();
  await page.getByText(reviewDesk.moveNone).waitFor();
  const request = page.getByLabel(reviewDesk.moveTo);
  const label = await request
    .locator('option', { hasText: documentLabel('homeownersInsurance') })
    .first()
    .textContent();
  await request.selectOption({ label: label ?? '' });
  await page.getByRole('button', { name: reviewDesk.moveSubmit, exact: true }).last().click();
  await kind('homeownersInsurance').waitFor();
  await page.getByText(reviewDesk.outcomes.moved).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const colleague = await openDocument('two pages.pdf', 'underwriter');
  await colleague.page.getByText('The agent confirmed this page.').waitFor();
  await colleague.page.getByRole('button', { name: author }).waitFor();
  expect([...problems, ...colleague.problems]).toEqual([]);
  await close();
  await colleague.close();
});

it('what is open stands first in the trace, and all that is met is folded', async () => {
  const { page, problems, close } = await staffAt(product, {
    role: 'underwriter',
    path: `/portal/loan/${loanId}/decision`,
  });
  const trace = page.getByRole('complementary', { name: decisionDesk.title });
  const gap = trace.getByRole('listitem').filter({ hasText: decisionDesk.gaps });
  await gap.getByText(decisionDesk.gapDays(32)).waitFor();
  const fold = trace.locator('summary').filter({ hasText: /rules met/ });
  const top = async (part: typeof gap) => (await part.boundingBox())?.y ?? 0;
  expect(await top(gap)).toBeLessThan(await top(fold));
  const shown = async () =>
    new Set(
      await trace
        .locator('li[data-outcome]')
        .filter({ visible: true })
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-outcome'))),
    );
  expect(await shown()).toEqual(new Set(['unknown']));
  await fold.click();
  await trace.getByRole('listitem').filter({ hasText: decisionDesk.flood }).waitFor();
  expect(await shown()).toEqual(new Set(['unknown', 'pass']));
  expect(await violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('the headings of the facts have room above and below on a phone', async () => {
  const { page, problems, close } = await staffAt(product, {
    role: 'underwriter',
    path: `/portal/loan/${loanId}/verification`,
  });
  await page.setViewportSize(widths.phone);
  const headings = page.locator('main th[scope="rowgroup"]');
  await headings.filter({ hasText: factTable.groups.income }).waitFor();
  const rooms = await headings.evaluateAll((all) =>
    all.map((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const [inner, outer] = [text.getBoundingClientRect(), heading.getBoundingClientRect()];
      return [inner.top - outer.top, outer.bottom - inner.bottom];
    }),
  );
  expect(rooms.length).toBeGreaterThan(1);
  for (const room of rooms) expect(Math.min(...room)).toBeGreaterThanOrEqual(4);
  // The first one follows the rounded corners of the card it stands in.
  const corner = await headings.first().evaluate((heading) => getComputedStyle(heading).borderTopLeftRadius);
  expect(corner).not.toBe('0px');
  expect(problems).toEqual([]);
  await close();
});

it('who else reads a loan is a mark of its own width on a phone, above the name', async () => {
  const path = `/portal/loan/${loanId}/conditions`;
  const colleague = await staffAt(product, { role: 'underwriter', path });
  const { page, problems, close } = await staffAt(product, { role: 'processor', path });
  await page.setViewportSize(widths.phone);
  const mark = page.getByTitle(readersWords.reading(['Una Underwriter']));
  await mark.waitFor();
  const [box, name] = [await mark.boundingBox(), await page.locator('main h1').boundingBox()];
  expect(box?.width).toBeLessThan(120);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  // The head leaves more than half of the screen to the part that is open.
  const head = await page.locator('main header').first().boundingBox();
  expect(head?.height).toBeLessThan(widths.phone.height / 2 - 30);
  expect([...problems, ...colleague.problems]).toEqual([]);
  await close();
  await colleague.close();
});
