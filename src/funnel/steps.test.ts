import { describe, expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { application as applicationSchema, emptyApplication } from '#entities/application/application.ts';
import { toDay } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';
import { answersArbitrary } from '#testing/answers-arbitrary.ts';
import { fc } from '#testing/fast-check.ts';
import { checkAnswers } from './engine/check-answers.ts';
import type { Step } from './engine/define-step.ts';
import { isComplete } from './engine/is-complete.ts';
import { zipWithUsage } from './steps/setup/zip-with-usage.ts';
import { steps } from './steps.ts';

const allSteps: readonly [string, Step][] = [...Object.entries(steps), ['zipWithUsage', zipWithUsage]];

/** Answers as read back: secrets are reduced to their last four, and answers stored separately only show as given. */
const asStored = (step: Step, answers: Record<string, unknown>): Record<string, unknown> => {
  if (step.storedSeparately) return { ...step.read(emptyApplication(), 'borrower'), hasAnswered: true };
  const stored = { ...answers };
  for (const field of step.fields.filter(({ secret }) => secret)) {
    if (field.keptAs !== undefined) stored[field.keptAs] = String(stored[field.name]).slice(-4);
    stored[field.name] = null;
  }
  return stored;
};

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const placesIn = (value: unknown): { parent: Tree; name: string }[] =>
  isTree(value) ? Object.entries(value).flatMap(([name, part]) => [{ parent: value, name }, ...placesIn(part)]) : [];

/** The same answers with one value replaced, at any depth. */
const withPlaceChanged = (answers: Tree, [at, put]: readonly [number, unknown]): Tree => {
  const changed = structuredClone(answers);
  const places = placesIn(changed);
  const place = places[at % Math.max(1, places.length)];
  if (place) place.parent[place.name] = structuredClone(put);
  return changed;
};

describe.each(allSteps)('%s', (_name, step) => {
  // The credit page asks for an email address only where there is none.
  const known = { ...emptyApplicant(), email: 'dana@example.com' };
  const start = { ...emptyApplication(), borrower: known, coborrower: known };
  const cases = fc.tuple(answersArbitrary(step), fc.constantFrom(...person.options));

  it('gives back what was written', () => {
    fc.assert(
      fc.property(cases, ([answers, who]) => {
        const written = step.write(start, answers, who);
        const read = step.read(written, who);
        expect(read).toEqual(asStored(step, answers));
        expect(isComplete(step, written, who)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('writes a valid document, the same however often, and changes nothing in place', () => {
    fc.assert(
      fc.property(cases, ([answers, who]) => {
        const before = structuredClone(start);
        const once = step.write(start, answers, who);
        expect(applicationSchema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
        expect(step.write(once, answers, who)).toEqual(once);
        expect(start).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('never writes a secret', () => {
    const secrets = step.fields.filter(({ secret }) => secret).map(({ name }) => name);
    fc.assert(
      fc.property(cases, ([answers, who]) => {
        const text = JSON.stringify(step.write(start, answers, who));
        for (const name of secrets) expect(text).not.toContain(String(answers[name]));
      }),
      { numRuns: 20 },
    );
  });

  it('has an answer to whatever is sent', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('id', 'from', 'on', 'kind'), fc.jsonValue()),
    );
    const broken = fc
      .tuple(answersArbitrary(step), fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 }))
      .map(([answers, changes]) => changes.reduce(withPlaceChanged, answers));
    fc.assert(
      fc.property(broken, fc.constantFrom(...person.options), (answers, who) => {
        const within = { application: start, person: who };
        const { kind } = checkAnswers({ step, answers, asOf: toDay('2026-11-15'), within });
        expect(['valid', 'invalid']).toContain(kind);
      }),
      { numRuns: 100 },
    );
  });

  it('is not complete in an empty application unless it asks nothing', () => {
    expect(isComplete(step, emptyApplication(), 'borrower')).toBe(step.fields.length === 0);
  });
});

it('marks what goes to the vault', () => {
  const secrets = allSteps.flatMap(([name, step]) =>
    step.fields.filter(({ secret }) => secret).map((field) => `${name}.${field.name}`),
  );
  expect(secrets).toEqual([
    'creditScore.ssn',
    'prequalCredit.ssn',
    'prequalCreditCheck.ssn',
    'loanDisbursement.accountNumber',
  ]);
});

it('asks for the SSN once, and does not believe last four that nobody sent an SSN for', () => {
  const { creditScore } = steps;
  const identity = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    dateOfBirth: '1985-03-14',
    hasConsentedToSoftPull: true,
    address: { line1: '1 A', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
  };
  expect(creditScore.answers.safeParse(identity).success).toBe(false);
  const forged = creditScore.answers.parse({ ...identity, ssnLast4: '1234' });
  expect(isComplete(creditScore, creditScore.write(emptyApplication(), forged, 'borrower'), 'borrower')).toBe(false);
  const given = creditScore.write(
    emptyApplication(),
    creditScore.answers.parse({ ...identity, ssn: '123456789' }),
    'borrower',
  );
  const again = creditScore.write(
    given,
    creditScore.answers.parse({ ...identity, ssnLast4: '6789', firstName: 'Dan' }),
    'borrower',
  );
  expect(again.borrower).toMatchObject({ firstName: 'Dan', ssnLast4: '6789' });
});

const chapters = {
  aboutYou: ['name', 'email', 'mcr', 'prequalCreditCheck'],
  yourHome: [
    'propertyValue',
    'mortgageEstimate',
    'prequalBuildingType',
    'prequalAddress',
    'prequalListedForSale',
    'prequalNewMortgage',
  ],
  yourFinances: [
    'hasFbm',
    'isSelfEmployed',
    'creditRange',
    'creditIncome',
    'prequalDerogatory',
    'prequalCredit',
    'prequalCoborrower',
    'prequalMortgageSelect',
    'prequalDebts',
  ],
  yourOffer: ['zip', 'propertyUsage', 'creditScore', 'coborrower', 'mortgageBalance', 'previewOffer', 'prequalOffer'],
};

it.each(Object.entries(chapters))('%s has its steps', (chapter, keys) => {
  const inChapter = Object.values<Step>(steps).filter((step) => step.chapter === chapter);
  expect(inChapter.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
});

it('puts no page of the application into a chapter', () => {
  const pages = Object.values<Step>(steps).filter(({ path }) => path.startsWith('/app/application/'));
  expect(pages.filter(({ chapter }) => chapter !== null)).toEqual([]);
});

it('keeps open after submission only what is done in the hub', () => {
  const open = Object.values<Step>(steps).filter(({ settlesOnSubmit }) => !settlesOnSubmit);
  expect(open.map(({ key }) => key)).toEqual([
    'disclosures',
    'identityVerification',
    'incomeDocs',
    'loanDisbursement',
    'applicationSubmitted',
    'joinWaitlist',
  ]);
});

it('asks vendors, and records consent, where the contract says so', () => {
  const asking = Object.values<Step>(steps).flatMap(({ key, asks }) =>
    asks === null ? [] : [[key, asks.questions.join(' '), asks.consent?.kind ?? null, asks.page]],
  );
  expect(asking).toEqual([
    ['creditScore', 'address credit valuation flood', 'softPull', 'waits'],
    ['prequalAddress', 'address valuation flood', null, 'waits'],
    ['prequalCredit', 'credit', 'softPull', 'waits'],
    ['prequalCreditCheck', 'credit', 'softPull', 'waits'],
    ['application3', 'address valuation flood title', null, 'goesOn'],
    ['disclosures', '', 'hardPull', 'goesOn'],
    ['identityVerification', 'identity', null, 'goesOn'],
  ]);
});
