import { describe, expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import { toDay } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import { rentalLandlord } from '#sandbox/personas/rental-landlord.ts';
import { checkAnswers } from './engine/check-answers.ts';
import type { Step } from './engine/define-step.ts';
import { steps } from './steps.ts';

const asOf = toDay('2026-11-15');
type Given = { step: Step; answers: Record<string, unknown>; application?: Application; person?: Person };
const issuesOf = ({ step, answers, application = emptyApplication(), person = 'borrower' }: Given) => {
  const checked = checkAnswers({ step, answers, asOf, within: { application, person } });
  return checked.kind === 'valid' ? [] : checked.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

const home = (at: number) => ({
  line1: `${at} Elm Street`,
  line2: null,
  city: 'Nashville',
  state: 'TN',
  zip: '37206',
  county: null,
});
const property = (at: number, change: Record<string, unknown> = {}) => ({
  id: `property-${at}`,
  address: home(at),
  type: 'singleFamily',
  usage: 'investment',
  value: 200_000,
  fees: 0,
  yearlyTaxes: 2000,
  yearlyInsurance: 900,
  annualRentalIncome: 12_000,
  mortgages: [],
  ...change,
});
const job = (at: number, change: Record<string, unknown> = {}) => ({
  id: `job-${at}`,
  employerName: `Employer ${at}`,
  position: 'Clerk',
  startDate: '2020-01-01',
  isCurrent: true,
  endDate: null,
  isOwner: false,
  base: 4000,
  ...change,
});
const debt = (at: number) => ({
  id: `debt-${at}`,
  creditor: `Card ${at}`,
  type: 'revolving',
  balance: 100,
  monthlyPayment: 5,
  toBePaidOff: false,
  omitted: false,
});
const many = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at));

describe('jobs', () => {
  const employed = (employments: unknown[]) => ({
    step: steps.application5,
    answers: { isEmployed: true, employments },
  });

  it('may overlap: two at once are told as they are', () => {
    expect(issuesOf(employed([job(1), job(2, { startDate: '2022-01-01' })]))).toEqual([]);
  });

  it('cannot end before they start, or start in the future', () => {
    const backwards = job(1, { isCurrent: false, startDate: '2025-05-01', endDate: '2024-05-01' });
    expect(issuesOf(employed([backwards]))).toEqual(['employments.0.endDate: endsBeforeStart']);
    expect(issuesOf(employed([job(1, { startDate: '2027-01-01' })]))).toEqual(['employments.0.startDate: inFuture']);
  });

  it('can be forty, and cannot be hundreds', () => {
    expect(issuesOf(employed(many(40, job)))).toEqual([]);
    expect(issuesOf(employed(many(200, job)))).toEqual(['employments: tooMany']);
  });
});

describe('properties', () => {
  const owned = (properties: unknown[], application?: Application) => ({
    step: steps.application4,
    answers: { ownsOtherProperty: true, properties },
    ...(application && { application }),
  });

  it('can be thirty', () => {
    expect(issuesOf(owned(many(30, property)))).toEqual([]);
    expect(issuesOf(owned(many(100, property)))).toEqual(['properties: tooMany']);
  });

  it('cannot be the same one twice, however it is typed, nor the home of the application', () => {
    const again = property(2, { address: { ...home(1), line1: '1 ELM STREET.', zip: '37206' } });
    expect(issuesOf(owned([property(1), again]))).toEqual(['properties.1.address: sameProperty']);
    const application = {
      ...emptyApplication(),
      property: { ...emptyApplication().property, ...home(7) },
    } as Application;
    expect(issuesOf(owned([property(7)], application))).toEqual(['properties.0.address: sameProperty']);
    const upstairs = property(2, { address: { ...home(1), line2: 'Unit 2' } });
    expect(issuesOf(owned([property(1), upstairs]))).toEqual([]);
  });

  it('cannot be a second main home', () => {
    const start = emptyApplication();
    const application = { ...start, property: { ...start.property, usage: 'primaryResidence' as const } };
    const lived = property(1, { usage: 'primaryResidence', annualRentalIncome: null });
    expect(issuesOf(owned([lived], application))).toEqual(['properties.0.usage: secondPrimary']);
  });
});

describe('debts', () => {
  it('can be two hundred', () => {
    const answers = (count: number) => ({ liabilities: many(count, debt), areDebtsReviewed: true });
    expect(issuesOf({ step: steps.debtConsolidation, answers: answers(200) })).toEqual([]);
    expect(issuesOf({ step: steps.debtConsolidation, answers: answers(1000) })).toEqual(['liabilities: tooMany']);
  });

  it('are left out only with a reason', () => {
    const omitted = { ...debt(1), omitted: true };
    const answers = { liabilities: [omitted], areDebtsReviewed: true };
    expect(issuesOf({ step: steps.debtConsolidation, answers })).toEqual(['liabilities.0.comments: required']);
  });
});

describe('rent', () => {
  const rent = (propertyId: string | null, id = 'rent-1') => ({
    id,
    type: 'rental',
    otherValue: 900,
    rentalUnits: 1,
    propertyId,
  });
  const from = (incomeSources: unknown[], application: Application, person: Person = 'borrower') =>
    issuesOf({
      step: steps.manualIncomeVerification,
      answers: { hasOtherIncome: true, incomeSources },
      application,
      person,
    });
  const landlord = applicationOf(rentalLandlord, 'manualIncomeVerification');

  it('cannot come from the home one lives in, unless it has more units', () => {
    const { property: lived } = landlord;
    const single = {
      ...landlord,
      property: { ...lived, usage: 'primaryResidence' as const, type: 'singleFamily' as const },
    };
    expect(from([rent('home')], single)).toEqual(['incomeSources.0.propertyId: rentOnOwnHome']);
    const duplex = { ...single, property: { ...single.property, type: 'multiUnit' as const } };
    expect(from([rent('home')], duplex)).toEqual([]);
  });

  it('is counted once: not from a property with rent, not twice, not by both people', () => {
    const [rented, empty] = landlord.propertyOwnership;
    expect(from([rent(rented?.propertyId ?? '')], landlord)).toEqual(['incomeSources.0.propertyId: rentCounted']);
    const id = empty?.propertyId ?? '';
    expect(from([rent(id)], landlord)).toEqual([]);
    expect(from([rent(id), rent(id, 'rent-2')], landlord)).toEqual(['incomeSources.1.propertyId: rentCounted']);
    const both = { ...landlord, coborrower: emptyApplicant() };
    const hers = steps.manualIncomeVerification.write(
      both,
      steps.manualIncomeVerification.answers.parse({ hasOtherIncome: true, incomeSources: [rent(id)] }),
      'borrower',
    );
    expect(from([rent(id, 'rent-3')], hers, 'coborrower')).toEqual(['incomeSources.0.propertyId: rentCounted']);
    expect(from([rent('nobody')], landlord)).toEqual(['incomeSources.0.propertyId: required']);
  });
});

describe('people', () => {
  const identity = answersAt(emptyApplication(), {
    persona: homeownerWithOneJob,
    step: steps.creditScore,
    person: 'borrower',
  });
  const application = applicationOf(homeownerWithOneJob, 'creditScore');

  it('are eighteen or older', () => {
    const young = { ...identity, dateOfBirth: '2009-01-01' };
    expect(issuesOf({ step: steps.creditScore, answers: young, application })).toEqual(['dateOfBirth: tooYoung']);
  });

  it('give an email address before the credit check when they began without one', () => {
    const { borrower } = application;
    const without = { ...application, borrower: { ...borrower, email: null } };
    const step = steps.creditScore;
    expect(issuesOf({ step, answers: identity, application: without })).toEqual(['email: required']);
    const needed = { ...identity, needsEmail: step.read(without, 'borrower').needsEmail };
    expect(issuesOf({ step, answers: needed, application: without })).toEqual(['email: required']);
    expect(issuesOf({ step, answers: { ...needed, email: 'dana@' }, application: without })).toEqual([
      'email: emailFormat',
    ]);
    expect(issuesOf({ step, answers: { ...needed, email: 'dana@example.com' }, application: without })).toEqual([]);
  });

  it.each([
    ['000123456', 'ssnNeverIssued'],
    ['666123456', 'ssnNeverIssued'],
    ['900123456', 'ssnNeverIssued'],
    ['123006789', 'ssnNeverIssued'],
    ['123450000', 'ssnNeverIssued'],
    ['12345678', 'ssnFormat'],
    ['abcdefghi', 'ssnFormat'],
  ])('cannot have the SSN %s', (ssn, code) => {
    expect(issuesOf({ step: steps.creditScore, answers: { ...identity, ssn }, application })).toEqual([`ssn: ${code}`]);
  });

  it('apply together only if there are two, and each says so', () => {
    const application = applicationOf(homeownerWithOneJob, 'application');
    const answers = answersAt(application, {
      persona: homeownerWithOneJob,
      step: steps.application,
      person: 'borrower',
    });
    const check = (creditType: string, coborrower: Application['coborrower']) =>
      issuesOf({
        step: steps.application,
        answers: { ...answers, creditType },
        application: { ...application, coborrower },
      });
    expect(check('joint', null)).toEqual(['creditType: jointNeedsTwo']);
    expect(check('individual', emptyApplicant())).toEqual(['creditType: twoNeedJoint']);
    expect(check('joint', emptyApplicant())).toEqual([]);
  });
});

it('a declared past needs its day', () => {
  const answers = {
    ...homeownerWithOneJob.borrower.application8,
    hasBankruptcy: true,
    declaredEvents: [{ id: 'e', kind: 'foreclosure', on: '2020-01-01' }],
  };
  expect(issuesOf({ step: steps.application8, answers })).toEqual(['declaredEvents: eventMissing']);
});

it('an address in the two years must not be missing', () => {
  const application = applicationOf(homeownerWithOneJob, 'application');
  const answers = answersAt(application, { persona: homeownerWithOneJob, step: steps.application, person: 'borrower' });
  const [lived] = answers.residences as Record<string, unknown>[];
  const moved = { ...answers, residences: [{ ...lived, from: '2026-06-01' }] };
  expect(issuesOf({ step: steps.application, answers: moved, application })).toEqual(['residences: addressGap']);
});
