import type { Page } from 'playwright-core';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { dayText } from '../src/entities/text/day-text.ts';
import { toDay } from '../src/entities/values/day.ts';
import { type StepKey, steps } from '../src/funnel/steps.ts';
import { journeyOf, type Visit } from '../src/sandbox/personas/journey.ts';
import { answersAt } from '../src/sandbox/personas/parts/answered-step.ts';
import type { Persona } from '../src/sandbox/personas/persona.ts';
import { type Product, settled, type Visitor, type Width } from './product.ts';
import { type Answers, answerPage, fillFields } from './walker.ts';

export const isOffer = (key: string): boolean => ['previewOffer', 'prequalOffer'].includes(key);

/** The borrower's pages up to the offer, or to an earlier end of the journey. */
export const pagesToOffer = (persona: Persona): Visit[] => {
  const own = journeyOf(persona).filter(({ person }) => person === 'borrower');
  const offer = own.findIndex(({ step }) => isOffer(step.key));
  return offer === -1 ? own : own.slice(0, offer + 1);
};

const confirmLoans = async (page: Page, loans: readonly Answers[]): Promise<void> => {
  for (const { creditor, confirmed } of loans) {
    const card = page.getByRole('region', { name: String(creditor), exact: true });
    // A loan from the credit report is listed once the report has come, which may be after the page.
    await card.waitFor();
    if ((await card.getByRole('button').count()) === 0) continue;
    if (!confirmed) {
      await card.getByRole('button', { name: homeLoans.disownNamed(String(creditor)) }).click();
      continue;
    }
    await card.getByRole('button', { name: homeLoans.confirmNamed(String(creditor)) }).click();
    const at = (name: string) => card.locator(`[id^="mortgages."][id$=".${name}"]`);
    // A home has one tax bill: a second loan is not asked once the first includes it.
    for (const name of ['taxIncludedInMonthlyPayment', 'insuranceIncludedInMonthlyPayment'])
      if ((await at(name).count()) > 0) await at(name).check();
    if ((await at('toBePaidOff').count()) > 0) await card.locator('[id$=".toBePaidOff-1"]').check();
  }
};

const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();

/** One page of the flow, answered as the persona does. */
export const answerOnTheWay = async (page: Page, persona: Persona, visit: Visit): Promise<void> => {
  const { step, person, before } = visit;
  const key = step.key as StepKey;
  const answers = answersAt(before, { persona, step, person });
  if (['zip', 'mortgageBalance', 'prequalMortgageSelect', 'prequalDebts', 'prequalAddress'].includes(key)) {
    await page.getByRole('heading', { level: 1, name: words[key].question }).waitFor();
    if (Array.isArray(answers.mortgages)) await confirmLoans(page, answers.mortgages);
    const plain = step.fields.filter(({ kind }) => kind !== 'list');
    await fillFields(page, plain, { key, path: '', answers });
    await go(page);
  } else await answerPage(page, key, answers);
  await page.waitForURL(({ pathname, search }) => pathname !== step.path || search.includes('view='));
  // The current page stays until the next one loads.
  await page.getByRole('heading', { level: 1, name: words[key].question }).waitFor({ state: 'detached' });
  await settled(page);
  if (key === 'mcr') await page.getByRole('button', { name: 'Do this later' }).click();
};

/** The sandbox partner sends exactly this applicant. */
const openPartnersLink = async (product: Product, { page }: Visitor): Promise<void> => {
  await page.goto(`${product.url}/sandbox`);
  await page.getByRole('button', { name: 'Make a lead' }).click();
  await page.goto((await page.getByRole('link', { name: /’s link$/ }).getAttribute('href')) ?? '');
  await page.waitForURL(`**${steps.mcr.path}`);
  await settled(page);
};

const ENTRIES: Record<Persona['variant'], string | null> = {
  withUsageStep: '/',
  withoutUsageStep: '/',
  prequal: steps.prequalBuildingType.path,
  prequalCredit: steps.prequalCreditCheck.path,
  mcr: null,
};

/** A browser on the first page after the landing page. */
export const begin = async (product: Product, persona: Persona, width: Width): Promise<Visitor> => {
  const entry = ENTRIES[persona.variant];
  const visitor = await product.visit(width);
  if (entry === null) {
    await openPartnersLink(product, visitor);
    return visitor;
  }
  const { page } = visitor;
  await page.goto(product.url + entry);
  if (entry !== '/') {
    await settled(page);
    return visitor;
  }
  const { name, email } = persona.borrower;
  await page.getByLabel('First name').fill(String(name?.firstName));
  await page.getByLabel('Last name').fill(String(name?.lastName));
  await page.getByLabel('Email').fill(String(email?.email));
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  await page.waitForURL('**/app/initial-setup/property-value');
  await settled(page);
  return visitor;
};

/** The coborrower, in a separate browser: by the mailed link, through the pages before the offer. */
export const joinAndConsent = async (product: Product, persona: Persona): Promise<void> => {
  const visits = journeyOf(persona);
  const offer = visits.findIndex(({ step }) => isOffer(step.key));
  const own = visits.slice(0, offer).filter(({ person }) => person === 'coborrower');
  const before = own[0]?.before.coborrower;
  if (!before) return;
  const { page, close } = await product.visit('phone');
  const links = async () =>
    (await product.mailsTo(String(before.email))).flatMap((text) => /\S+\/app\/join\?token=[\w-]+/.exec(text) ?? []);
  for (let tries = 0; tries < 100 && (await links()).length === 0; tries += 1) await page.waitForTimeout(100);
  await page.goto((await links()).at(-1) ?? '');
  await page.getByRole('checkbox', { name: `I am ${before.firstName} ${before.lastName}` }).check();
  const born = String(persona.coborrower?.creditScore?.dateOfBirth);
  await page.getByLabel('Your date of birth').fill(dayText(toDay(born)));
  await page.getByRole('button', { name: 'Join and start' }).click();
  await page.waitForURL(`**${own[0]?.step.path}`);
  for (const visit of own) await answerOnTheWay(page, persona, visit);
  await close();
};
