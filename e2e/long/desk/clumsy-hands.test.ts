import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanDownload } from '#words/portal/desk/loan-download.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { messageDesk, noteDesk } from '#words/portal/loan-desk/threads.ts';
import { conditionDesk, documentDesk } from '#words/portal/loan-desk/work.ts';
import { answerDemoQuestions } from '../../../src/sandbox/pipeline/answer-demo-questions.ts';
import { sendDemoDocuments } from '../../../src/sandbox/pipeline/send-demo-documents.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  loanId = await submittedLoan(product);
}, 120_000);
afterAll(() => product.close());

const open = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${product.url}/portal/loan/${loanId}/${tab}`);
  await settled(page);
};

/** Both presses come before the page is drawn again. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });

const countOf = async (kind: string): Promise<number> => {
  const rows = await product.query('SELECT seq FROM events WHERE application_id = $1 AND kind = $2', [loanId, kind]);
  return rows.length;
};

it('two presses in one moment write one note, send one message and open one condition', async () => {
  const visitor = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/notes` });
  const { page, problems } = visitor;
  await page.getByLabel(noteDesk.label).fill('Called the employer.');
  await pressTwice(page.getByRole('button', { name: noteDesk.save }));
  await page.getByText('Called the employer.', { exact: true }).first().waitFor();
  await open(page, 'messages');
  await page.getByLabel(/^Write to /).fill('Your statement is missing a page.');
  await pressTwice(page.getByRole('button', { name: messageDesk.send, exact: true }));
  await page.getByRole('listitem').filter({ hasText: 'Your statement is missing a page.' }).first().waitFor();
  await open(page, 'conditions');
  await page.getByRole('button', { name: conditionDesk.add }).click();
  await page.getByLabel(conditionDesk.addForm.code).selectOption({ label: conditionDesk.addForm.own });
  await page.getByLabel(conditionDesk.addForm.ownTitle).fill('Survey of the lot');
  await page.getByLabel(conditionDesk.addForm.needs).fill('The survey made when you bought the home.');
  await pressTwice(page.getByRole('button', { name: conditionDesk.addForm.submit, exact: true }));
  await page.getByRole('heading', { name: 'Survey of the lot' }).waitFor();
  await expect.poll(() => page.getByLabel(conditionDesk.addForm.ownTitle).count()).toBe(0);
  const [messages] = await product.query('SELECT count(*)::int AS sent FROM loan_messages WHERE staff_id IS NOT NULL');
  expect([await countOf('noteWritten'), messages?.sent]).toEqual([1, 1]);
  expect(await page.getByRole('heading', { name: 'Survey of the lot' }).count()).toBe(1);
  expect(problems).toEqual([]);
  await visitor.close();
});

it('the second press of a double click clears no condition that took the place of the first, and takes back no download', async () => {
  const { container } = product;
  await answerDemoQuestions(container, loanId);
  await sendDemoDocuments(container, loanId);
  const visitor = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/conditions` });
  const { page, problems } = visitor;
  const clear = page.getByRole('button', { name: conditionDesk.clear, exact: true });
  await clear.nth(1).waitFor();
  const waiting = await clear.count();
  const { x = 0, y = 0, width = 0, height = 0 } = (await clear.first().boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  await expect.poll(() => clear.count()).toBe(waiting - 1);
  await press(2);
  await open(page, 'conditions');
  await clear.first().waitFor();
  expect([await clear.count(), await countOf('conditionDecided')]).toEqual([waiting - 1, 1]);
  await open(page, 'documents');
  await page.getByLabel(documentDesk.reason.label).fill('For the lender’s counsel');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: loanDownload.take }).dblclick();
  await taken;
  await page.getByText(loanDownload.done, { exact: true }).waitFor();
  expect(await countOf('loanFileTaken')).toBe(1);
  expect(problems).toEqual([]);
  await visitor.close();
});

it('what is typed for a decision is there again after Back and after a reload, and gone after Cancel', async () => {
  const { answers, noteLabel, confirm, cancel, judgment } = decisionDesk;
  const visitor = await staffAt(product, { role: 'underwriter2', path: `/portal/loan/${loanId}/notes` });
  const { page, problems } = visitor;
  const begin = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const toDecision = async () => {
    await page.locator(`a[href$="${loanId}/decision"]`).first().click();
    await page.waitForURL('**/decision');
  };
  const note = page.getByRole('dialog').getByLabel(noteLabel);
  await toDecision();
  await begin(answers.denied);
  const reason = page.getByRole('group', { name: judgment }).getByRole('checkbox').first();
  await reason.check();
  await note.fill('The bonus is not in the letter.');
  await page.goBack();
  await page.waitForURL('**/notes');
  await toDecision();
  await begin(answers.denied);
  expect([await note.inputValue(), await reason.isChecked()]).toEqual(['The bonus is not in the letter.', true]);
  await note.fill('The bonus is not in the letter of May.');
  await page.reload();
  await begin(answers.denied);
  await expect.poll(() => note.inputValue()).toBe('The bonus is not in the letter of May.');
  expect(await reason.isChecked()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: cancel, exact: true }).click();
  await begin(answers.countered);
  await page.getByRole('button', { name: confirm(answers.countered) }).waitFor();
  expect(await note.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.reload();
  await begin(answers.denied);
  await page.getByRole('button', { name: confirm(answers.denied) }).waitFor();
  expect(await note.inputValue()).toBe('');
  const kept = "SELECT place FROM half_written_texts WHERE place = 'decision'";
  expect(await product.query(kept)).toEqual([]);
  expect(problems).toEqual([]);
  await visitor.close();
});
