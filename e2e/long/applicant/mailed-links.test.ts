import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { people } from '#words/funnel/people.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { hubWords } from '#words/loan/hub.ts';
import { sharedWords } from '#words/loan/shared-condition.ts';
import { daysBetween, toDay } from '../../../src/entities/values/day.ts';
import { moveSandboxClock } from '../../../src/sandbox/usecases/move-sandbox-clock.ts';
import { newToken } from '../../../src/server/db/repos/accounts/sessions.ts';
import { addTaskLink } from '../../../src/server/db/repos/accounts/task-links.ts';
import { currentConditions } from '../../../src/server/usecases/conditions/current-conditions.ts';
import { shareCondition } from '../../../src/server/usecases/conditions/share-condition.ts';
import { consentCode } from '../../../src/server/usecases/documents/prepare-documents.ts';
import { bookFirstDay, meetConditions } from '../../../src/testing/closing.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { violationsOn } from '../../axe.ts';
import { breakCalls } from '../../held-calls.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, type Width } from '../../product.ts';
import { signBehind } from '../../sign-behind.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const loanOf = async (name: string): Promise<string> => {
  const visitor = await visitAs(product, { name, step: 'applicationSubmitted' });
  await visitor.close();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  return String(row?.id);
};
const linkTo = async (recipient: string, path: string): Promise<string> => {
  const links = async () =>
    (await product.mailsTo(recipient)).flatMap((text) => new RegExp(`\\S+${path}\\?token=[\\w-]+`).exec(text) ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
};
const at = async (width: Width, url: string) => {
  const visitor = await product.visit(width);
  await visitor.page.goto(url);
  await settled(visitor.page);
  return visitor;
};
/** Used, expired or made up: the page says the same, so that it reveals nothing. */
const opensNothing = async (width: Width, url: string, title: string) => {
  const visitor = await at(width, url);
  await visitor.page.getByRole('heading', { name: title }).waitFor();
  expect(await violationsOn(visitor.page)).toEqual([]);
  expect(await visitor.page.locator('main button, main input').count()).toBe(0);
  await visitor.close();
};

describe('a question to a third party', () => {
  it('is answered by text or by file through a link that works once', async () => {
    const applicationId = await loanOf('worked-example-couple');
    const { conditions } = await currentConditions(product.container, applicationId);
    const asked = conditions.filter(({ request }) => request.code === 412 && request.kind === 'email');
    const [byText, byFile] = asked.map(({ key }) => key);
    if (!byText || !byFile) throw new Error('fewer than two payoffs are asked for');
    const ask = async (key: string, email: string) => {
      await shareCondition(
        product.container,
        { applicationId, person: 'borrower' },
        { key, email, maker: null, address: '127.0.0.1' },
      );
      return linkTo(email, '/app/condition');
    };

    const textLink = await ask(byText, 'text@card.example');
    const writer = await at('desktop', textLink);
    await writer.page.getByRole('button', { name: hubWords.answer.send }).click();
    await writer.page.getByText(sharedWords.nameMissing).waitFor();
    await writer.page.getByText(hubWords.answer.empty).waitFor();
    expect(await violationsOn(writer.page)).toEqual([]);
    await writer.page.getByLabel(sharedWords.yourName).fill('Hana Reed, payoffs');
    await writer.page.getByLabel(hubWords.answer.label, { exact: true }).fill('$8,212.40 until December 1, 2026.');
    await writer.page.getByRole('button', { name: hubWords.answer.send }).click();
    await writer.page.getByRole('heading', { name: sharedWords.doneTitle }).waitFor();
    await writer.close();

    const fileLink = await ask(byFile, 'file@card.example');
    const sender = await at('phone', fileLink);
    expect(await violationsOn(sender.page)).toEqual([]);
    const file = { name: 'payoff.pdf', mimeType: 'application/pdf', buffer: samplePdf({ padding: 7 }) };
    await sender.page.locator('input[type=file][multiple]').setInputFiles(file);
    await sender.page.getByText(sharedWords.asFile(1)).waitFor();
    await sender.page.getByLabel(sharedWords.yourName).fill('Union Card');
    await sender.page.getByRole('button', { name: hubWords.answer.send }).click();
    await sender.page.getByRole('heading', { name: sharedWords.doneTitle }).waitFor();
    expect([...writer.problems, ...sender.problems]).toEqual([]);
    await sender.close();

    const after = (await currentConditions(product.container, applicationId)).conditions;
    expect(asked.map(({ key }) => after.find((each) => each.key === key)?.state)).toEqual(['received', 'received']);
    const token = newToken();
    const old = { token, applicationId, task: 'condition', subject: byText, recipient: 'late@card.example' } as const;
    await product.container.database.transact((tx) => addTaskLink(tx, { ...old, maker: null, days: -1 }));
    await opensNothing('desktop', textLink, sharedWords.endedTitle);
    await opensNothing('phone', `${product.url}/app/condition?token=${token}`, sharedWords.endedTitle);
    await opensNothing('phone', `${product.url}/app/condition?token=${'x'.repeat(43)}`, sharedWords.endedTitle);
  });
});

describe('a link whose page does not come', () => {
  it.each([
    ['/app/join', 'identity.invitation', people.join.missingTitle],
    ['/app/condition', 'conditions.shared', sharedWords.endedTitle],
    ['/app/cancel', 'loan.cancelView', hubWords.cancel.endedTitle],
    ['/app/upload', 'files.linked', documentsPage.linked.endedTitle],
  ])('is not called ended: %s', async (path, procedure, title) => {
    const { page, close } = await product.visit('phone');
    const reading = await breakCalls(page, procedure);
    await page.goto(`${product.url}${path}?token=${'x'.repeat(43)}`);
    await page.getByRole('heading', { level: 1, name: errors.notLoaded.title }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await reading.mend();
    await page.getByRole('button', { name: errors.notLoaded.retry }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await close();
  });
});

describe('an owner who does not borrow', () => {
  it('takes the papers and cancels with one press; everybody finds the line cancelled', async () => {
    const robin = { id: 'robin', name: 'Robin Whitfield', email: 'robin@example.com' };
    const applicationId = await loanOf('homeowner-with-one-job');
    await product.query(
      `UPDATE applications SET document = jsonb_set(document, '{otherTitleHolders}', $2::jsonb) WHERE id = $1`,
      [applicationId, JSON.stringify([robin])],
    );
    const on = await bookFirstDay(product.container, applicationId);
    await meetConditions(product.container, applicationId);
    await moveSandboxClock(product.container, daysBetween(product.container.clock.today(), toDay(on)));
    await signBehind(product.container, { applicationId, person: 'borrower' }, 'closing');

    const link = await linkTo(robin.email, '/app/cancel');
    const owner = await at('phone', link);
    await owner.page.getByRole('heading', { name: hubWords.cancel.title(robin.name) }).waitFor();
    expect(await violationsOn(owner.page)).toEqual([]);
    const { consent } = hubWords.cancel;
    await owner.page.getByRole('button', { name: consent.paper }).click();
    await owner.page.getByText(consent.paperWanted).waitFor();
    const code = owner.page.getByLabel(consent.code);
    await code.fill('AAAAAA');
    await owner.page.getByRole('button', { name: consent.agree }).click();
    await owner.page.getByText(consent.wrong).waitFor();
    expect(await violationsOn(owner.page)).toEqual([]);
    await code.fill(consentCode(product.container, { applicationId, person: `owner/${robin.id}` }));
    await owner.page.getByRole('button', { name: consent.agree }).click();
    await expect.poll(() => owner.page.getByRole('button', { name: /as a PDF \(/ }).count()).toBe(4);
    await owner.page.getByText(/You may cancel until midnight at the end of/).waitFor();
    expect(await violationsOn(owner.page)).toEqual([]);
    const again = await at('desktop', link);
    await again.page
      .getByRole('button', { name: /as a PDF/ })
      .first()
      .waitFor();
    expect(await violationsOn(again.page)).toEqual([]);
    await again.close();
    await owner.page.getByRole('button', { name: hubWords.cancel.byLink }).click();
    await owner.page.getByRole('heading', { name: hubWords.cancel.doneTitle }).waitFor();
    expect(owner.problems).toEqual([]);
    await owner.page.reload();
    await owner.page.getByText(hubWords.cancel.already).waitFor();
    await owner.close();
    const [row] = await product.query(
      "SELECT document->'closing'->>'cancelledOn' AS on FROM applications WHERE id = $1",
      [applicationId],
    );
    expect(row?.on).toBe(on);
    await opensNothing('desktop', `${product.url}/app/cancel?token=${'x'.repeat(43)}`, hubWords.cancel.endedTitle);
  });
});
