import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { writeToPerson } from '#server/usecases/messages/loan-messages.ts';
import { requireStaff } from '#server/usecases/shared/require-staff.ts';
import { staffSession } from '#testing/staff-browsers.ts';
import { changeChoice } from '#words/funnel/change-choice.ts';
import { offer } from '#words/funnel/offer.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';
import { otherPerson } from '#words/funnel/pages/other-person.ts';
import { writeToUs } from '#words/funnel/write-to-us.ts';
import { hubWords } from '#words/loan/hub.ts';
import { toDollars } from '../../../src/entities/values/money.ts';
import { workedExampleCouple } from '../../../src/sandbox/personas/worked-example-couple.ts';
import { violationsOn } from '../../axe.ts';
import { joinsWith } from '../../join-by-link.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { answerOnTheWay, pagesToOffer } from '../../walk-to-offer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** As staff answers: the message is mailed without its text. */
const replyTo = async (applicationId: string, body: string): Promise<void> => {
  const { container } = product;
  const { accountId } = await staffSession(container, [{ role: 'processor', scopeKind: 'lender' }]);
  const staff = await requireStaff(container, { accountId, action: 'correspond', applicationId });
  await writeToPerson(container, { staff, person: 'borrower', body });
};

/** The most an offer may be on a phone, with its notice or after it. */
const MOST_PIXELS = 3500;

const coborrowerOf = async (id: string) => {
  const [row] = await product.query('SELECT document FROM applications WHERE id = $1', [id]);
  return application.parse(row?.document).coborrower;
};

describe('somebody who joins after an offer was seen', () => {
  it('changes it before both people’s eyes, each with a choice of their own', async () => {
    const place = { name: workedExampleCouple.name, step: 'mortgageBalance' };
    const dana = await visitAs(product, place, { width: 'phone' });
    const [row] = await product.query('SELECT id, document FROM applications ORDER BY created_at DESC LIMIT 1');
    const applicationId = String(row?.id);
    const stored = application.parse(row?.document);
    // An income that limits the line, so that a second one moves it.
    const borrower = { ...stored.borrower, annualIncome: toDollars(90_000) };
    await product.query('UPDATE applications SET document = $1 WHERE id = $2', [
      { ...stored, borrower },
      applicationId,
    ]);
    await dana.page.reload();
    await settled(dana.page);
    const visit = pagesToOffer(workedExampleCouple).find(({ step }) => step.key === 'mortgageBalance');
    if (!visit) throw new Error('no page of loans');
    await answerOnTheWay(dana.page, workedExampleCouple, visit);
    await dana.page.waitForURL('**/preview-offer');
    await dana.page.getByText(/^Good until .* if nothing/).waitFor();

    const marcus = await product.visit('phone');
    await joinsWith(product, marcus.page, '52000');
    const his = marcus.page.getByRole('region', { name: /^You joined Dana\. The most you can choose went from/ });
    // Folded on a phone: what both would owe stands below it.
    await his.getByText(storedOffer.notice.arithmetic, { exact: true }).first().click();
    await his.getByRole('columnheader', { name: 'Dana alone' }).waitFor();
    await his.getByText(/You each owe the whole amount, not half/).waitFor();
    await his.getByText(storedOffer.notice.counted('Dana')).waitFor();
    // What Dana alone earns and owes is hers.
    expect(await his.getByText(/monthly income|debts cost/).count()).toBe(0);
    expect(await violationsOn(marcus.page)).toEqual([]);
    await his.getByRole('radio', { name: changeChoice.leave.title }).check();
    await his.getByRole('link', { name: changeChoice.leave.go }).waitFor();
    await his.getByRole('radio', { name: changeChoice.stay.title('Dana') }).check();
    await his.getByRole('button', { name: changeChoice.stay.go }).click();
    const folded = marcus.page.getByRole('status').filter({ hasText: /^You stay on the line with Dana/ });
    await expect.poll(() => folded.evaluate((line) => line === line.ownerDocument.activeElement)).toBe(true);
    await folded.getByRole('button', { name: storedOffer.notice.unfold }).click();
    await his.waitFor();

    await dana.page.reload();
    const hers = dana.page.getByRole('region', { name: /^Marcus joined\. The most you can choose went from/ });
    await hers.getByRole('columnheader', { name: 'Dana and Marcus' }).waitFor();
    expect(await violationsOn(dana.page)).toEqual([]);
    // Each column adds up to the most one can borrow, also where it is not the home that sets it.
    const figuresOf = async (name: string): Promise<number[]> => {
      const cells = await hers.getByRole('row', { name }).getByRole('cell').allInnerTexts();
      return cells.map((text) => Number(text.replace('−', '-').replace(/[$,]/g, '')));
    };
    const { rows } = storedOffer.notice;
    const parts = await Promise.all([rows.inDollars, rows.owed, rows.beyond.dti].map(figuresOf));
    const sums = [0, 1].map((side) => parts.reduce((sum, part) => sum + (part[side] ?? Number.NaN), 0));
    expect(sums).toEqual(await figuresOf(storedOffer.notice.most));
    // The notice comes alone; the bar leads to the new offer, and takes nothing that was not seen.
    const slider = dana.page.getByRole('slider').first();
    const heightOf = () => dana.page.evaluate(() => document.documentElement.scrollHeight);
    const focused = () => dana.page.locator(':focus').textContent();
    expect(await heightOf()).toBeLessThan(MOST_PIXELS);
    expect(await slider.isVisible()).toBe(false);
    await dana.page.getByRole('button', { name: storedOffer.notice.seeBelow }).click();
    await expect.poll(focused).toBe(offerNeed.title);
    expect(new URL(dana.page.url()).pathname).toContain('/preview-offer');
    await slider.waitFor();
    expect(await heightOf()).toBeLessThan(MOST_PIXELS);
    expect(await violationsOn(dana.page)).toEqual([]);
    await dana.page.getByRole('button', { name: storedOffer.notice.unfold }).click();
    const ways = hers.getByRole('group', { name: changeChoice.title });
    await ways.getByRole('radio', { name: /^Stay together, line of \$/ }).check();
    await hers.getByRole('button', { name: changeChoice.goOn.go }).click();
    await expect.poll(focused).toBe(offerNeed.title);
    await dana.page.getByRole('button', { name: storedOffer.notice.unfold }).click();

    // Wait and ask: the number and what changed stand in the message already, and the answer can be read.
    await ways.getByRole('radio', { name: changeChoice.ask.title }).check();
    const message = hers.getByLabel(writeToUs.label);
    expect(await message.inputValue()).toMatch(
      /^Loan HL-\d+\. The offer changed from \$[\d,]+ to \$[\d,]+ on [A-Z][^\n]+\.\n- [\s\S]*My question: $/,
    );
    expect(await violationsOn(dana.page)).toEqual([]);
    await message.press('End');
    await message.pressSequentially('Can we take less?');
    await hers.getByRole('button', { name: writeToUs.submit }).click();
    await hers.getByText(writeToUs.sent).waitFor();
    await replyTo(applicationId, 'Yes, any amount below.');
    await hers.getByRole('link', { name: writeToUs.see }).click();
    const thread = dana.page.getByRole('region', { name: hubWords.messages.title });
    await thread.getByText(/Can we take less\?/).waitFor();
    await thread.getByText('Yes, any amount below.').waitFor();
    expect(await violationsOn(dana.page)).toEqual([]);
    await expect
      .poll(async () => (await product.mailsTo(String(borrower.email))).join('\n'))
      .toContain('/app/account#messages');

    // Apply alone: chosen here, confirmed where it is done, and the offer is hers again.
    await dana.page.goBack();
    await ways.getByRole('radio', { name: /^Apply alone, up to \$/ }).check();
    await hers.getByRole('link', { name: changeChoice.alone.go }).click();
    await dana.page.getByText(otherPerson.removeText('Marcus')).waitFor();
    await dana.page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
    await expect.poll(() => coborrowerOf(applicationId)).toBeNull();
    expect([...dana.problems, ...marcus.problems]).toEqual([]);
    await dana.close();
    await marcus.close();
  });
});

describe('an offer that ends while it is read', () => {
  const expire = () => product.query('UPDATE offers SET expires_on = made_on - 1, made_on = made_on - 31');

  it('is not taken; the page says so, shows the new one, and the next press takes it', async () => {
    const { page, problems, close } = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'previewOffer' },
      { width: 'phone' },
    );
    await page.getByText(/^Good until .* if nothing/).waitFor();
    await expire();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: /^Your offer ended on/ });
    await notice.getByText(/the same figures, good until/).waitFor();
    expect(page.url()).toContain('/preview-offer');
    await expect.poll(() => notice.evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(844);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/app/application/**');
    expect(problems).toEqual([]);
    await close();
  });

  it('is renewed under the eyes of someone whose device slept over its last day', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'previewOffer' });
    await page.getByText(/^Good until .* if nothing/).waitFor();
    await product.query('UPDATE offers SET expires_on = made_on');
    await page.reload();
    await page.getByText(/^Good until .* if nothing/).waitFor();
    await expire();
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page
      .getByRole('alert')
      .getByText(/the same figures, good until/)
      .waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a changed offer', () => {
  it('shows the old figure beside the new one, and the reason', async () => {
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'previewOffer' });
    await page.getByRole('slider').first().waitFor();
    // Opening the page stores its offer; changed before that, it would be stored again.
    await Promise.all([page.waitForResponse(/quote\.open/), page.reload()]);
    await product.query(
      `UPDATE offers SET basis = jsonb_set(basis, '{maxLine}', '40000') WHERE id = (SELECT id FROM offers ORDER BY made_at DESC LIMIT 1)`,
    );
    await page.reload();
    const notice = page.getByRole('region', { name: /^Your offer changed from \$40,000 to / });
    await notice.getByRole('row', { name: new RegExp(`^${storedOffer.notice.rows.now}`) }).waitFor();
    await notice.getByRole('img', { name: new RegExp(`^${storedOffer.notice.before}: .* owed`) }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Nobody comes to a page of figures without a way to correct what they rest on.
    await page.getByRole('link', { name: offer.earlier }).click();
    await page.waitForURL('**/mortgage-balance');
    await page.getByRole('link', { name: 'Back' }).locator('visible=true').waitFor();
    await close();
  });
});
