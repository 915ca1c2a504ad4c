import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '#testing/long-run/turns.ts';
import { hubWords } from '#words/loan/hub.ts';
import { daysBetween, toDay } from '../src/entities/values/day.ts';
import { isBusinessDay } from '../src/rules/calendar/business-days.ts';
import { rescissionPeriod } from '../src/rules/rescission/rescission.ts';
import { existingLine } from '../src/sandbox/personas/existing-line.ts';
import { investmentProperty } from '../src/sandbox/personas/investment-property.ts';
import type { Persona } from '../src/sandbox/personas/persona.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { sandboxClockOf } from '../src/sandbox/sandbox-clock-of.ts';
import { moveSandboxClock } from '../src/sandbox/usecases/move-sandbox-clock.ts';
import { changedAt } from '../src/server/documents/testing/changed-at.ts';
import { pdfsig } from '../src/server/documents/testing/pdfsig.ts';
import { verifyWithPkijs } from '../src/server/documents/testing/verify-with-pkijs.ts';
import { agreeToFund, fundLoan } from '../src/server/usecases/closing/fund-loan.ts';
import { openFile } from '../src/server/usecases/documents/open-file.ts';
import { meetConditions } from '../src/testing/closing.ts';
import { loanStaff } from '../src/testing/loan-staff.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product } from './product.ts';
import * as loan from './whole-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const today = () => product.container.clock.today();
const moveTo = (day: string) =>
  moveSandboxClock(
    product.container,
    sandboxClockOf(product.container).offsetDays() + daysBetween(today(), toDay(day)),
  );
const newest = async () => {
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  return String(row?.id);
};
const closingOf = async (id: string) => {
  const [row] = await product.query("SELECT document->'closing' AS closing FROM applications WHERE id = $1", [id]);
  return row?.closing as { appointmentOn: string; accountOpenedOn: string | null };
};

const begin = async (persona: Persona): Promise<loan.Actor> => {
  const step = persona.variant.startsWith('prequal') ? 'prequalOffer' : 'previewOffer';
  const visitor = await visitAs(product, { name: persona.name, step });
  return { product, persona, person: 'borrower', visitor, applicationId: await newest() };
};

const submit = async (actor: loan.Actor): Promise<void> => {
  // The borrower paying off an old line walks through the signing room; at closing everyone does.
  await (actor.persona === existingLine ? loan.signPapers(actor) : loan.signPapersBehind(actor));
  await loan.showId(actor);
  await loan.passDocuments(actor);
  if (actor.person === 'borrower') await loan.giveAccount(actor);
  else await loan.sendApplication(actor);
};

/** Beside the couple at home, in the long run: an investment, and an old line paid off. */
const others = isLong ? [investmentProperty, existingLine] : [];

it('goes from the offer to the money', { timeout: 600_000 }, async () => {
  const dana = await begin(workedExampleCouple);
  const borrowers = [dana];
  for (const persona of others) borrowers.push(await begin(persona));
  const investor = borrowers.find(({ persona }) => persona === investmentProperty);
  const payer = borrowers.find(({ persona }) => persona === existingLine);
  await Promise.all(borrowers.map(loan.takeOffer));
  const marcus = await loan.join(dana);
  const everyone = [...borrowers, marcus];
  for (const actor of everyone) await loan.answerPartsBehind(actor);
  await Promise.all(everyone.map(submit));
  for (const actor of borrowers) {
    await loan.atHub(actor);
    await loan.book(actor);
    await meetConditions(product.container, actor.applicationId);
  }
  const days = await Promise.all(
    borrowers.map(async ({ applicationId }) => (await closingOf(applicationId)).appointmentOn),
  );
  await moveTo(days.toSorted().at(-1) ?? '');
  for (const { visitor } of everyone) await visitor.page.reload();
  await Promise.all(borrowers.map(loan.signClosing));
  await dana.visitor.page.getByRole('heading', { name: hubWords.closing.signed }).waitFor();
  expect((await closingOf(dana.applicationId)).accountOpenedOn).toBeNull();
  await marcus.visitor.page.reload();
  await loan.signClosing(marcus);
  const signedOn = today();
  await dana.visitor.page.getByRole('button', { name: hubWords.cancel.start }).waitFor();
  expect(await violationsOn(dana.visitor.page)).toEqual([]);
  for (const { applicationId } of borrowers) expect((await closingOf(applicationId)).accountOpenedOn).toBe(signedOn);

  const fund = async ({ applicationId }: loan.Actor) => {
    await meetConditions(product.container, applicationId);
    const staffAs = (role: string) => loanStaff(product.container, { role, action: 'fund', applicationId });
    for (const role of ['manager', 'processor']) await agreeToFund(product.container, { staff: await staffAs(role) });
    return fundLoan(product.container, { staff: await staffAs('manager') });
  };
  expect(isBusinessDay(signedOn, 'banking')).toBe(true);
  if (investor) expect(await fund(investor)).toEqual({ kind: 'released' });
  const atHome = borrowers.filter((actor) => actor !== investor);
  for (const actor of atHome)
    expect(await fund(actor)).toMatchObject({ kind: 'blocked', blocks: expect.arrayContaining(['rescissionRunning']) });
  await moveTo(rescissionPeriod(signedOn).fundingDay);
  for (const actor of atHome) expect(await fund(actor)).toEqual({ kind: 'released' });
  for (const { visitor } of borrowers) {
    await visitor.page.reload();
    await visitor.page.getByText(/^Everything arrived by /).waitFor();
    // The end of the way says so: nothing is anybody's turn any more.
    await visitor.page.getByRole('heading', { level: 1, name: /^Your money has arrived/ }).waitFor();
  }
  const paid = await product.query(
    'SELECT application_id, kind, payee, amount_cents::int AS cents FROM payments ORDER BY kind, payee',
  );
  const of = (actor: loan.Actor) => paid.filter((row) => row.application_id === actor.applicationId);
  expect(of(dana).filter(({ kind }) => kind === 'payoff')).toHaveLength(2);
  if (payer) expect(of(payer).filter(({ kind }) => kind === 'payoff').length).toBeGreaterThan(0);
  if (investor) expect(of(investor).map(({ kind }) => kind)).toContain('cash');
  expect(everyone.flatMap(({ visitor }) => visitor.problems)).toEqual([]);
  for (const { visitor } of everyone) await visitor.close();
  await checkSeals();
});

/** Verifies every sealed document with a second library; in the long run also with a third-party program. */
const checkSeals = async (): Promise<void> => {
  const rows = await product.query('SELECT kind, sealed_file_id AS id FROM papers WHERE sealed_file_id IS NOT NULL');
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['creditAgreement', 'rescissionNotice', 'completionCertificate']));
  for (const { kind, id } of rows) {
    const { size, bytes } = await openFile(product.container, String(id));
    const file = await buffer(bytes({ start: 0, end: size - 1 }));
    expect([kind, await verifyWithPkijs(file)]).toEqual([kind, true]);
    if (!isLong) continue;
    expect([kind, pdfsig(file)]).toEqual([
      kind,
      expect.stringMatching(/Total document signed[\s\S]*Signature is Valid/),
    ]);
    expect([kind, pdfsig(changedAt(file, 400))]).toEqual([kind, expect.stringContaining('Digest Mismatch')]);
  }
};
