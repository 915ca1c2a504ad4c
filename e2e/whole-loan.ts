import sharp from 'sharp';
import { identityWords } from '#words/funnel/identity.ts';
import { lastLook } from '#words/funnel/pages/send-application.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { verification } from '#words/funnel/verification.ts';
import { hubWords } from '#words/loan/hub.ts';
import { receipt } from '#words/loan/receipt.ts';
import { signing } from '#words/loan/signing.ts';
import { sandbox } from '#words/sandbox.ts';
import type { Application } from '../src/entities/application/application.ts';
import { dayText } from '../src/entities/text/day-text.ts';
import { toDay } from '../src/entities/values/day.ts';
import type { Person } from '../src/entities/values/person.ts';
import { applicationRail } from '../src/funnel/flows.ts';
import { paths } from '../src/funnel/paths.ts';
import { type StepKey, steps } from '../src/funnel/steps.ts';
import { journeyOf, type Visit } from '../src/sandbox/personas/journey.ts';
import { answersAt } from '../src/sandbox/personas/parts/answered-step.ts';
import type { Persona } from '../src/sandbox/personas/persona.ts';
import { answerVisits } from '../src/sandbox/usecases/become-persona.ts';
import { type Product, settled, type Visitor } from './product.ts';
import { signBehind } from './sign-behind.ts';
import { adopt, consent, signEverything } from './sign-in-browser.ts';
import { type Answers, answerPage, goOn as continueOn } from './walker.ts';

/** One of a persona's applicants in a separate browser. */
export type Actor = { product: Product; persona: Persona; person: Person; visitor: Visitor; applicationId: string };

const goOn = ({ visitor: { page } }: Actor) => continueOn(page).click();

/** The coborrower, by the link mailed when the borrower named them. */
export const join = async ({ product, persona, applicationId }: Actor): Promise<Actor> => {
  const email = String(persona.borrower.coborrower?.email);
  const visitor = await product.visit('phone');
  const links = async () =>
    (await product.mailsTo(email)).flatMap((text) => /\S+\/app\/join\?token=[\w-]+/.exec(text) ?? []);
  const { page } = visitor;
  for (let tries = 0; tries < 100 && (await links()).length === 0; tries += 1) await page.waitForTimeout(100);
  await page.goto((await links()).at(-1) ?? '');
  await page.getByRole('checkbox', { name: /^I am / }).check();
  const born = String(persona.coborrower?.creditScore?.dateOfBirth);
  await page.getByLabel('Your date of birth').fill(dayText(toDay(born)));
  await page.getByRole('button', { name: 'Join and start' }).click();
  await page.waitForURL('**/is-self-employed');
  // The sandbox has answered his pages before the offer; joining begins with them.
  await product.query("UPDATE coborrower_progress SET status = 'application' WHERE application_id = $1", [
    applicationId,
  ]);
  await page.goto(`${product.url}/app/application/1`);
  return { product, persona, person: 'coborrower', visitor, applicationId };
};

export const takeOffer = async (actor: Actor): Promise<void> => {
  const { page } = actor.visitor;
  await page.getByRole('slider').first().waitFor();
  await goOn(actor);
  await page.waitForURL(`**${steps.application.path}`);
};

const isPart = (key: string): boolean => applicationRail.some((step) => step.key === key);

/** Payroll verification takes its own click, and the results are confirmed. */
const provePayroll = async (actor: Actor): Promise<void> => {
  const { page } = actor.visitor;
  await page.waitForURL(`**${steps.application6.path}`);
  await page.getByRole('radio', { name: 'Connect my payroll' }).check();
  await page.getByRole('button', { name: verification.payroll.connect }).click();
  await page.getByRole('button', { name: sandbox.visit.share }).click();
  await page.waitForURL(`**${steps.application6.path}`);
  await page.getByText('Confirmed by payroll record').first().waitFor();
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
  await goOn(actor);
};

const partsOf = ({ persona, person }: Actor) =>
  journeyOf(persona).filter((visit) => visit.person === person && isPart(visit.step.key));

/** Owners of 25% or more of a business get an extra page of questions about it. */
const arriveAt = async ({ visitor: { page }, persona, person }: Actor, { step, before }: Visit): Promise<void> => {
  const { businessInformation } = steps;
  await page.waitForURL(({ pathname }) => [step.path, businessInformation.path].includes(pathname));
  if (new URL(page.url()).pathname !== businessInformation.path) return;
  await answerPage(page, 'businessInformation', answersAt(before, { persona, step: businessInformation, person }));
  await page.waitForURL(`**${step.path}`);
};

/** The nine parts, as far as they apply to this applicant, page by page. */
export const answerParts = async (
  actor: Actor,
  look: (key: string) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { persona, person, visitor } = actor;
  for (const visit of partsOf(actor)) {
    const { step, before } = visit;
    const key = step.key as StepKey;
    await arriveAt(actor, visit);
    await look(key);
    const answers: Answers = answersAt(before, { persona, step, person });
    if (key === 'application6' && answers.incomeVerificationMethod === 'payroll') await provePayroll(actor);
    else await answerPage(visitor.page, key, answers);
  }
  await visitor.page.waitForURL(`**${steps.disclosures.path}`);
};

/** The same through the API behind the pages, where the pages themselves are not the point. */
export const answerPartsBehind = async (actor: Actor): Promise<void> => {
  const { product, persona, person, applicationId, visitor } = actor;
  const visits = partsOf(actor).map(({ step }) => ({
    person,
    key: step.key,
    answersOn: (application: Application) => answersAt(application, { persona, step, person }),
  }));
  const { name, variant } = persona;
  await answerVisits(product.container, { applicationId, name, variant, visits });
  await visitor.page.goto(product.url + steps.disclosures.path);
};

export const signPapers = async ({ product, visitor, applicationId, person }: Actor): Promise<void> => {
  await consent(product, visitor, { applicationId, person });
  await adopt(visitor);
  await signEverything(visitor);
  await visitor.page.getByRole('button', { name: signing.done.goOn }).click();
  await visitor.page.waitForURL(`**${steps.identityVerification.path}`);
};

/** The same through the API behind the signing room: consent with the code, signature, every field. */
export const signPapersBehind = async ({ product, visitor, applicationId, person }: Actor): Promise<void> => {
  await signBehind(product.container, { applicationId, person }, 'funnel');
  await visitor.page.goto(product.url + steps.identityVerification.path);
};

const size = { width: 1200, height: 800, channels: 3 } as const;

/** Text has edges: a pattern of small squares simulates it. */
const sharpPicture = async () => {
  const raw = Buffer.alloc(size.width * size.height * size.channels);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const isDark = (Math.floor((at % size.width) / 4) + Math.floor(at / size.width / 4)) % 2 === 0;
    raw.fill(isDark ? 40 : 200, at * size.channels, (at + 1) * size.channels);
  }
  const buffer = await sharp(raw, { raw: size }).png().toBuffer();
  return { name: 'passport.png', mimeType: 'image/png', buffer };
};

export const showId = async (actor: Actor): Promise<void> => {
  const { page } = actor.visitor;
  await page.getByText('Passport', { exact: true }).first().click();
  await page.getByRole('heading', { name: identityWords.side('front', 1) }).waitFor();
  await page
    .locator('main section', { has: page.getByRole('heading', { name: identityWords.side('front', 1) }) })
    .last()
    .locator('input[type=file]')
    .last()
    .setInputFiles(await sharpPicture());
  await page.getByText(identityWords.there, { exact: true }).waitFor();
  await goOn(actor);
  await page.waitForURL(`**${steps.incomeDocs.path}`);
};

/** Documents may follow in the hub. */
export const passDocuments = async (actor: Actor): Promise<void> => {
  const { page } = actor.visitor;
  await settled(page);
  await page.getByLabel(words.incomeDocs.fields.hasHandedInDocuments).check();
  await goOn(actor);
};

export const fillAccount = async (actor: Actor): Promise<void> => {
  const { page } = actor.visitor;
  await page.waitForURL(`**${steps.loanDisbursement.path}`);
  const { firstName, lastName } = actor.persona.borrower.creditScore ?? {};
  await page.getByLabel('Name on the account').fill(`${firstName} ${lastName}`);
  await page.getByLabel('Bank', { exact: true }).fill('Harbor Bank');
  await page.getByText('Checking').first().click();
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number', { exact: true }).fill('123456789');
  await page.getByLabel(hubWords.money.again).fill('123456789');
  await page.getByLabel('First draw').fill('25000');
  await goOn(actor);
};

/** To the receipt. */
export const giveAccountAndSend = async (actor: Actor): Promise<void> => {
  await fillAccount(actor);
  await pressSend(actor);
};

export const giveAccount = async (actor: Actor): Promise<void> => {
  await fillAccount(actor);
  await sendApplication(actor);
};

/** Every answer once more, the word that it is true, and the button; the receipt follows. */
export const pressSend = async ({ visitor: { page }, person }: Actor): Promise<void> => {
  await page.waitForURL(`**${paths.applicationSummary}`);
  await page.getByLabel(lastLook.isTrue).check();
  await page.getByRole('button', { name: lastLook.button[person] }).click();
  await page.waitForURL(`**${steps.applicationSubmitted.path}`);
  await page.getByRole('heading', { level: 1, name: /^We have your application/ }).waitFor();
};

export const leaveReceipt = ({ visitor: { page } }: Actor) => page.getByRole('button', { name: receipt.goOn }).click();

export const sendApplication = async (actor: Actor): Promise<void> => {
  await pressSend(actor);
  await leaveReceipt(actor);
};

export const atHub = ({ visitor: { page } }: Actor) => page.getByRole('heading', { name: hubWords.needsYou }).waitFor();

export const book = async ({ visitor: { page } }: Actor): Promise<void> => {
  const button = page.getByRole('button', { name: hubWords.book.book });
  const heading = page.getByRole('heading', { name: 'Closing appointment' });
  await heading.waitFor();
  // On a phone only the first item is unfolded.
  if (!(await button.isVisible())) await heading.click();
  await button.click();
  await page.getByRole('heading', { name: /^You sign (on|today)/ }).waitFor();
};

/** From the button in the hub to the last signature and back; consents and adopts only where required again. */
export const signClosing = async (actor: Actor): Promise<void> => {
  const { page } = actor.visitor;
  await page.getByRole('link', { name: hubWords.closing.sign }).click();
  await page.waitForURL('**/submitted/closing');
  await page.locator('article h2').first().waitFor();
  await signEverything(actor.visitor, 3);
  // Leaves midway, and comes back.
  await page.reload();
  await page.locator('article h2').first().waitFor();
  await signEverything(actor.visitor);
  await page.getByRole('button', { name: signing.done.goOn }).click();
  await page.waitForURL(`**${steps.applicationSubmitted.path}`);
};
