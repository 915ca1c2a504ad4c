import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { conditionStates } from '#words/loan/conditions.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { toDollars } from '../src/entities/values/money.ts';
import { recordClosingPapers } from '../src/server/usecases/closing/open-account.ts';
import { currentConditions } from '../src/server/usecases/conditions/current-conditions.ts';
import { type DecisionAsked, recordDecision } from '../src/server/usecases/decisions/record-decision.ts';
import { currentRuns } from '../src/server/usecases/decisions/save-run.ts';
import { writeToPerson } from '../src/server/usecases/messages/loan-messages.ts';
import { verifyFacts } from '../src/testing/closing.ts';
import { approveLoan } from '../src/testing/desk-loans.ts';
import { decideAs, loanStaff, seenElsewhere, staffId } from '../src/testing/loan-staff.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { violationsOn } from './axe.ts';
import { checkApproval } from './checks/check-approval.ts';
import { breakAmong, holdNext } from './held-calls.ts';
import { hubCard as card, visitHub } from './hub-visitor.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, type Width, widthsAt } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const atHub = (width: Width = 'desktop') => visitHub(product, { width });
/** Acts as an underwriter who cannot approve the requested line. */
const offerAnother = async (applicationId: string): Promise<void> => {
  const { container } = product;
  const [run] = await currentRuns(container, applicationId);
  const staff = await loanStaff(container, { role: 'underwriter', action: 'decide', applicationId });
  const asked: DecisionAsked = {
    ...{ kind: 'countered' as const, amount: toDollars(26_000), judgment: ['collateral' as const] },
    ...{ run: run?.run ?? 0, seenDecisionId: null, note: null, otherReason: null, word: null, exception: null },
  };
  expect(await recordDecision(container, { staff, asked })).toEqual({ kind: 'recorded' });
};
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf({ padding: name.length }) });

describe('the loan hub', () => {
  it.each(widthsAt(0))('can be read and used by everyone, on a %s', async (width) => {
    const { page, problems, close } = await atHub(width);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('follows what staff says while it is open', async () => {
    const visitor = await atHub();
    const { page, applicationId } = visitor;
    // All of it is open on a wide screen, and one press stands out.
    const looks = await page
      .locator('main .button-primary:visible')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    expect(looks.length).toBeGreaterThan(1);
    expect(looks.filter((each) => each === looks[0])).toHaveLength(1);
    // On a wide screen who has the rest stands beside what needs the reader.
    const [own, held] = await Promise.all(
      ['#to-do', '#with-us'].map((id) =>
        page
          .getByRole('region')
          .filter({ has: page.locator(id) })
          .boundingBox(),
      ),
    );
    expect(held?.x).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0));
    expect(Math.abs((held?.y ?? 0) - (own?.y ?? 0))).toBeLessThan(24);
    // Nobody works on a right that begins with the signature.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Your right to cancel' })
      .getByText(words.has.cancelLater)
      .waitFor();
    const insurance = card(visitor, 'Home insurance');
    await insurance.locator('input[type=file][multiple]').setInputFiles(pdf('policy.pdf'));
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Home insurance' })
      .getByText(conditionStates.received)
      .first()
      .waitFor();
    const { conditions } = await currentConditions(product.container, applicationId);
    const key = conditions.find(({ request }) => request.code === 303)?.key ?? '';
    const decision = { kind: 'anotherLook', reason: 'The second page is missing.', fileIds: null } as const;
    await decideAs(product.container, { role: 'processor', applicationId, key, decision });
    await insurance.getByText('The second page is missing.').waitFor();
    await insurance.getByText(conditionStates.needsAnotherLook).first().waitFor();
    await writeToPerson(product.container, {
      staff: await loanStaff(product.container, { role: 'processor', action: 'correspond', applicationId }),
      person: 'borrower',
      body: 'Your value came back. Nothing to do.',
    });
    await page.getByText('Your value came back. Nothing to do.').first().waitFor();
    const links = page.getByRole('navigation', { name: words.links.label });
    await links.getByRole('link', { name: words.links.messages }).click();
    await links.locator('[aria-current]', { hasText: words.links.messages }).waitFor();
    expect(new URL(page.url()).hash).toBe('#messages');
    await links.getByRole('link', { name: words.links.papers }).click();
    await links.locator('[aria-current]', { hasText: words.links.papers }).waitFor();
    await page.goBack();
    await links.locator('[aria-current]', { hasText: words.links.messages }).waitFor();
    const heading = page.getByRole('heading', { name: words.messages.title });
    const isInView = () =>
      heading.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < window.innerHeight);
    await expect.poll(isInView).toBe(true);
    await page.getByLabel(words.messages.label).fill('Thank you!');
    await page.getByRole('button', { name: words.messages.send, exact: true }).click();
    await page.getByText('Thank you!').waitFor();
    await visitor.close();
  });

  it('is asked for once as it opens, and once more for what changed', async () => {
    const visitor = await atHub();
    const { page, applicationId } = visitor;
    const asked = { 'loan.hub': 0, 'application.corrections': 0 };
    page.on('request', (request) => {
      for (const name of ['loan.hub', 'application.corrections'] as const)
        if (request.url().includes(name)) asked[name] += 1;
    });
    const stream = await holdNext(page, 'application.changes');
    const answered = page.waitForResponse((response) => response.url().includes('application.corrections'));
    await page.reload();
    await settled(page);
    await answered;
    // It begins with the version that is on the page.
    const isFollowing = page.waitForResponse((response) => response.url().includes('application.changes'));
    await stream.release();
    await isFollowing;
    await writeToPerson(product.container, {
      staff: await loanStaff(product.container, { role: 'processor', action: 'correspond', applicationId }),
      person: 'borrower',
      body: 'Nothing is missing so far.',
    });
    await page.getByText('Nothing is missing so far.').first().waitFor();
    expect(asked).toEqual({ 'loan.hub': 2, 'application.corrections': 2 });
    await visitor.close();
  });

  it('says that it could not learn of corrected answers, and learns of them when asked again', async () => {
    const { page, close } = await atHub();
    const broken = await breakAmong(page, 'application.corrections');
    await page.reload();
    const failed = page.getByRole('main').getByText(errors.notLoaded.title, { exact: true });
    await failed.waitFor();
    await broken.mend();
    await page.getByRole('main').getByRole('button', { name: errors.notLoaded.retry }).click();
    await failed.waitFor({ state: 'detached' });
    await close();
  });

  it('asks once more before another line that was offered is declined for good', async () => {
    const { page, applicationId, close } = await atHub('phone');
    await offerAnother(applicationId);
    await page.reload();
    await page.getByRole('button', { name: words.decision.decline }).click();
    await page.getByText(words.decision.declineMeans).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.decision.declineNot }).click();
    await expect.poll(() => page.locator(':focus').textContent()).toBe(words.decision.decline);
    await page.getByRole('button', { name: words.decision.decline }).click();
    await page.getByRole('button', { name: words.decision.declineConfirm }).click();
    await page.getByText(words.decision.counterLapsed).waitFor();
    await close();
  });

  it('takes another line that was offered, once, however late the answer comes', async () => {
    const { page, applicationId, close } = await atHub();
    await offerAnother(applicationId);
    await page.reload();
    const answering = await holdNext(page, 'loan.answerCounter');
    const take = page.getByRole('button', { name: words.decision.take('$26,000') });
    await take.click();
    await answering.isSent();
    expect(await take.isDisabled()).toBe(true);
    await answering.lose();
    await page.getByRole('alert').filter({ hasText: errors.notReached }).waitFor();
    await take.click();
    await page.getByText(words.decision.counterTaken).waitFor();
    expect(await take.count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });

  it('books the signing, counts the days to cancel and cancels for everyone', async () => {
    const visitor = await atHub();
    const { page, applicationId } = visitor;
    await page.getByRole('button', { name: words.book.book }).click();
    await page.getByRole('button', { name: words.calendar.add }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.calendar.add }).click();
    expect((await download).suggestedFilename()).toBe('hearthline.ics');
    await verifyFacts(product.container, applicationId);
    const { conditions } = await currentConditions(product.container, applicationId);
    for (const { key, request, state } of conditions) {
      if (state === 'accepted' || request.priorTo === 'funding') continue;
      await decideAs(product.container, { role: 'underwriter', applicationId, key, decision: seenElsewhere });
    }
    await approveLoan(product, { loanId: applicationId, staffId: await staffId(product.container, 'underwriter') });
    await page.reload();
    await checkApproval(page);
    const opened = await recordClosingPapers(product.container, { applicationId, owner: 'borrower' });
    expect(opened).toEqual({ kind: 'opened' });
    await page.getByRole('button', { name: words.cancel.start }).waitFor();
    // Who has the right to cancel is the reader, until the last day of it.
    await page.getByText(/^You can cancel until [A-Z][a-z]{2} \d+\. Nothing to do\.$/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.cancel.start }).click();
    await page.getByRole('button', { name: words.cancel.confirm }).click();
    await page.getByText(words.calendar.cancelled).waitFor();
    await visitor.close();
  });
});

describe('documents', () => {
  it('sent from a phone appear on the first page', async () => {
    const visitor = await visitAs(product, { name: 'gap-of-32-days', step: 'incomeDocs' });
    const { page } = visitor;
    const answered = page.waitForResponse((response) => response.url().includes('files.phoneLink'));
    await page.getByRole('button', { name: documentsPage.phone.show }).click();
    const [{ result }] = await (await answered).json();
    await page.getByRole('img', { name: documentsPage.phone.label }).waitFor();
    // On the phone itself there is no other camera to point: the same page offers none.
    const storageState = await visitor.context.storageState();
    const own = await product.visit('phone', { hasTouch: true, isMobile: true, storageState });
    await own.page.goto(page.url());
    await card(own, 'Paystub').first().waitFor();
    expect(await own.page.getByRole('button', { name: documentsPage.phone.show }).count()).toBe(0);
    await own.close();
    const phone = await product.visit('phone');
    await phone.page.goto(result.data.json.url);
    await settled(phone.page);
    const onPhone = card(phone, 'Paystub');
    await onPhone.locator('input[type=file][multiple]').setInputFiles(pdf('from-phone.pdf'));
    await onPhone.getByText(documentsPage.standings.received).waitFor();
    expect(await violationsOn(phone.page)).toEqual([]);
    await card(visitor, 'Paystub').getByText(documentsPage.standings.received).waitFor();
    expect(await onPhone.getByRole('button', { name: 'Open' }).count()).toBe(0);
    await phone.close();
    await visitor.close();
  });
});
