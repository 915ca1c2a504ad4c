import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { applicationStatus } from '#entities/application/application-status.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { journeyOf } from '#sandbox/personas/journey.ts';
import { personas } from '#sandbox/personas/personas.ts';
import { selfEmployedCouple } from '#sandbox/personas/self-employed-couple.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { applicationRail, type Flow, type Funnel, productFunnel } from '../flows.ts';
import type { StepKey } from '../steps.ts';
import { chapters } from './chapters.ts';
import { mortgagePosition, progress, subStepProgress } from './progress.ts';
import type { At } from './walk.ts';

const numbered = ({ steps, ...flow }: Flow): Flow => ({
  ...flow,
  steps: steps.filter(({ key }) => applicationStatus.safeParse(key).success),
});
/** Only the contract's steps: additional questions may change the count. */
const funnel: Funnel = {
  ...productFunnel,
  flows: {
    ...productFunnel.flows,
    withUsageStep: numbered(productFunnel.flows.withUsageStep),
    withoutUsageStep: numbered(productFunnel.flows.withoutUsageStep),
  },
};

const walkAt = (key: string, application = applicationOf(homeownerWithOneJob, key)): At => ({
  application,
  key,
  variant: 'withUsageStep',
  person: 'borrower',
  funnel,
});
const at = (...place: Parameters<typeof walkAt>) => progress(walkAt(...place));
const partsAt = (key: string) => subStepProgress(walkAt(key));

describe('progress in chapters', () => {
  it('asks the first of two about the home, with five minutes to go', () => {
    const { question, minutesLeft, chapters } = at('propertyValue');
    expect(question).toEqual({ chapter: 'yourHome', number: 1, of: 2 });
    expect(minutesLeft).toBe(5);
    expect(chapters).toEqual([
      { chapter: 'aboutYou', state: 'done', done: 2, of: 2 },
      { chapter: 'yourHome', state: 'now', done: 0, of: 2 },
      { chapter: 'yourFinances', state: 'todo', done: 0, of: 3 },
      { chapter: 'yourOffer', state: 'todo', done: 0, of: 6 },
    ]);
  });

  it('has one question less on the way to the offer where the usage is asked with the ZIP code', () => {
    const walk = {
      application: applicationOf(selfEmployedCouple, 'zip'),
      variant: 'withoutUsageStep',
      person: 'borrower',
      funnel,
    } as const;
    expect(progress({ ...walk, key: 'zip' }).question).toEqual({ chapter: 'yourOffer', number: 1, of: 5 });
  });

  it('never gains time by answering', () => {
    const keys = [
      'propertyValue',
      'mortgageEstimate',
      'hasFbm',
      'creditRange',
      'zip',
      'creditScore',
      'mortgageBalance',
      'previewOffer',
    ];
    const minutes = keys.map((key) => at(key).minutesLeft);
    expect(minutes).toEqual(minutes.toSorted((one, other) => other - one));
    expect(minutes.at(-1)).toBe(1);
  });

  it('counts no question on a page of the application', () => {
    expect(at('application5').question).toBeNull();
  });
});

describe('what is left and what is there', () => {
  it('counts no question on a page of a chapter that is not asked', () => {
    expect(at('creditIncome', emptyApplication()).question).toBeNull();
  });

  it('has nothing done in a chapter a co-borrower is not asked about', () => {
    const application = applicationOf(selfEmployedCouple, 'disclosures');
    const walk = { application, variant: 'withoutUsageStep', person: 'coborrower' } as const;
    expect(progress({ ...walk, key: 'creditScore' }).chapters).toMatchObject([
      { chapter: 'aboutYou', state: 'todo', of: 0 },
      { chapter: 'yourHome', state: 'todo', of: 0 },
      { chapter: 'yourFinances', state: 'done', of: 1 },
      { chapter: 'yourOffer', state: 'now', of: 1 },
    ]);
  });

  it('counts the minutes of the nine in the application, and only the page one is on once all are done', () => {
    expect(at('application5').minutesLeft).toBe(10);
    const done = applicationOf(homeownerWithOneJob, 'disclosures');
    expect(at('application5', done).minutesLeft).toBe(3);
    expect(at('disclosures', done).minutesLeft).toBe(0);
    expect(at('propertyValue', done).minutesLeft).toBe(1);
  });
});

describe('the nine of the application', () => {
  it('stand in the order of the view, under the labels of the contract', () => {
    expect(applicationRail.map(({ key }) => words[key as StepKey].label)).toEqual([
      'Personal Info',
      'Property Info',
      'Additional Real Estate',
      'Employment History',
      'Other Income Sources',
      'Income Verification',
      'Debt Consolidation',
      'Demographics',
      'Declarations',
    ]);
  });

  it('are ticked by what is answered, not by where one is', () => {
    const rail = partsAt('application5');
    expect(rail.map(({ isDone }) => isDone)).toEqual([true, true, true, false, false, false, false, false, false]);
    expect(rail.filter(({ isNow }) => isNow).map(({ key }) => key)).toEqual(['application5']);
    expect(partsAt('disclosures').every(({ isDone }) => isDone)).toBe(true);
  });

  it('leave out for a co-borrower what only one of the two answers', () => {
    const application = applicationOf(selfEmployedCouple, 'disclosures');
    const own = subStepProgress({
      application,
      key: 'application5',
      variant: 'withoutUsageStep',
      person: 'coborrower',
    });
    expect(own.map(({ key }) => key)).toEqual([
      'application',
      'application5',
      'manualIncomeVerification',
      'application6',
      'application7',
      'application8',
    ]);
  });
});

it('has a position on the pages about the mortgages, and on no other', () => {
  const open = applicationOf(homeownerWithOneJob, 'mortgageBalance');
  const unconfirmed = { ...open, mortgages: open.mortgages.map((loan) => ({ ...loan, confirmed: false })) };
  const confirmed = { ...open, mortgages: open.mortgages.map((loan) => ({ ...loan, confirmed: true })) };
  expect(open.mortgages.length).toBeGreaterThan(0);
  for (const key of ['mortgageBalance', 'prequalMortgageSelect']) {
    expect([at(key, unconfirmed).position, at(key, confirmed).position]).toEqual([1, 2]);
  }
  expect(at('previewOffer', confirmed).position).toBeNull();
});

it.each([
  [[], 1],
  [[{ confirmed: false }], 1],
  [[{ confirmed: false }, { confirmed: true }], 2],
])('the mortgage page with %j is at position %i', (mortgages, position) => {
  expect(mortgagePosition(mortgages)).toBe(position);
});

it.each([
  ['coborrower', 'Coborrower Info'],
  ['disclosures', 'E-sign HECA'],
  ['incomeDocs', 'Income Docs'],
  ['applicationSubmitted', 'Submitted'],
  ['mcr', 'New MCR Lead'],
  ['prequalAddress', 'Property Address'],
  ['prequalDerogatory', 'Disqualifying Issues'],
  ['prequalCredit', 'Credit Pull'],
  ['prequalMortgageSelect', 'Select Mortgage'],
  ['prequalDebts', 'Debt Payoff'],
  ['prequalOffer', 'Preview Offer'],
] as const)('%s is labelled %s', (key, label) => {
  expect(words[key].label).toBe(label);
});

it('has nothing done in an empty application', () => {
  expect(at('name', emptyApplication()).chapters.map(({ done }) => done)).toEqual([0, 0, 0, 0]);
});

describe('progress never runs backwards', () => {
  const visits = personas.flatMap((persona) =>
    (['borrower', 'coborrower'] as const).map((person) => ({
      name: `${persona.name}, ${person}`,
      walk: journeyOf(persona)
        .filter((visit) => visit.person === person)
        .map(({ step, before }) => ({ application: before, key: step.key, variant: persona.variant, person }))
        .map((here) => ({ ...progress(here), subSteps: subStepProgress(here) })),
    })),
  );
  const isRising = (figures: readonly number[]): boolean =>
    figures.every((figure, at) => at === 0 || figure >= (figures[at - 1] ?? 0));

  it.each(visits)('for $name: chapters, questions, the whole, and the parts done', ({ walk }) => {
    const questions = walk.flatMap(({ question }) =>
      question === null ? [] : [chapters.indexOf(question.chapter) * 100 + question.number],
    );
    expect(isRising(questions)).toBe(true);
    expect(isRising(walk.flatMap(({ whole }) => whole?.at ?? []))).toBe(true);
    expect(isRising(walk.map(({ subSteps }) => subSteps.filter(({ isDone }) => isDone).length))).toBe(true);
    expect(isRising(walk.map((each) => each.chapters.filter(({ state }) => state === 'done').length))).toBe(true);
  });

  it('marks the next part by the order of the flow: after other income come the debts, not the sixth of the view', () => {
    const nextAt = (key: string) => partsAt(key).flatMap(({ key: part, isNext }) => (isNext ? [part] : []));
    expect(nextAt('manualIncomeVerification')).toEqual(['debtConsolidation']);
    expect(nextAt('application8')).toEqual(['application6']);
    expect(nextAt('disclosures')).toEqual([]);
  });
});
