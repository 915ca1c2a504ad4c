import type { Application } from '#entities/application/application.ts';
import { estimateFrom } from '#rules/offer/estimate.ts';
import { offerBoard, untouchedOffer } from '#rules/offer/offer-board.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { journeyOf, type Visit } from '#sandbox/personas/journey.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { lenderToday, policyToday } from '#web/funnel/estimate/lender-day.ts';

/** The answers one applicant with one job has to type or choose, and where each question is first asked: node scripts/count-answers.ts */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The inputs that differ from the page's prefill, by their path; each part of an address counts. */
export const answersTyped = (shown: unknown, given: unknown, path: string): string[] => {
  if (isObject(given)) {
    const known = isObject(shown) ? shown : {};
    return Object.entries(given).flatMap(([name, value]) =>
      answersTyped(known[name], value, path === '' ? name : `${path}.${name}`),
    );
  }
  return given === null || given === undefined || given === shown ? [] : [path];
};

/** Ids name an entry; nobody types them. */
export const isTyped = (path: string): boolean => !/(^|\.)(id|reportId)$/.test(path);

/** The offer page opens with a choice of its own; only what differs from it is typed. */
const suggestedOffer = ({ before, facts }: Visit) =>
  offerBoard(untouchedOffer, { application: before, facts, policy: policyToday(), asOf: lenderToday() }).shape?.choice;

/** Payroll is asked before the job form: its record is on the page. */
const withPayroll = (application: Application, { facts }: Persona): Application => ({
  ...application,
  borrower: {
    ...application.borrower,
    employments: facts.verifiedEmployments.borrower ?? application.borrower.employments,
  },
});

const hasPayroll = ({ borrower, facts }: Persona): boolean =>
  borrower.application6?.incomeVerificationMethod === 'payroll' &&
  (facts.verifiedEmployments.borrower ?? []).length > 0;

export const typedOn = (visit: Visit, persona: Persona = homeownerWithOneJob): string[] => {
  const { step, person, before, after } = visit;
  // Signatures are given place by place, on papers.
  if (step.savedBy === 'signing') return [];
  if (step.key === 'application5' && hasPayroll(persona)) {
    const filled = step.read(withPayroll(before, persona), person);
    return ['isEmployed', ...missingIn(filled)];
  }
  const shown = { ...step.read(before, person), ...(step.acceptsOffer ? suggestedOffer(visit) : {}) };
  return answersTyped(shown, step.read(after, person), '').filter(isTyped);
};

/** What a payroll record does not hold and the page still asks. */
const missingIn = ({ employments }: Record<string, unknown>): string[] =>
  (Array.isArray(employments) ? employments : []).flatMap((job: unknown, at) =>
    isObject(job) && job.isOwner === null ? [`employments.${at}.isOwner`] : [],
  );

/** Questions under other names on other pages: to type two of one row is to be asked twice. */
export const sameQuestions: Readonly<Record<string, readonly RegExp[]>> = {
  'applying alone': [/^hasCoborrower$/, /^creditType$/],
  'living in the home': [/^usage$/, /^hasIntentToOccupy$/],
  'bankruptcy and foreclosure': [/^hasFbm$/, /^hasBankruptcy$/, /^hasForeclosure$/],
  'address of the home': [/^address\.line1$/, /^residences\.0\.address\.line1$/],
  'ZIP of the home': [/^zip$/, /^address\.zip$/, /^residences\.0\.address\.zip$/],
  'property tax': [/^mortgages\.\d+\.monthlyTaxPayment$/, /^yearlyTaxes$/],
  'home insurance': [/^mortgages\.\d+\.monthlyInsurancePayment$/, /^yearlyInsurance$/],
  income: [/^annualIncome$/, /^employments\.\d+\.base$/],
  'amount owed': [/^owed$/, /^mortgages\.\d+\.balance$/],
};

export type Asked = { question: string; page: string };

/** Every typed answer of the journey with its page, in order. */
export const questionsAsked = (): Asked[] =>
  journeyOf(homeownerWithOneJob).flatMap((visit) =>
    typedOn(visit).map((question) => ({ question, page: visit.step.path })),
  );

/** Facts typed on more than one page. */
export const repeatedQuestions = (asked: readonly Asked[]): string[] =>
  Object.entries(sameQuestions).flatMap(([name, spellings]) => {
    const pages = new Set(
      asked.filter(({ question }) => spellings.some((spelling) => spelling.test(question))).map(({ page }) => page),
    );
    return pages.size > 1 ? [`${name}: ${[...pages].join(', ')}`] : [];
  });

const hasEstimate = (application: Application): boolean => estimateFrom(application, policyToday()).room !== null;

export const countAnswers = (): { page: string; answers: number; total: number; isEstimated: boolean }[] => {
  let total = 0;
  const visits = journeyOf(homeownerWithOneJob);
  const offer = visits.findIndex(({ step }) => step.key === 'previewOffer');
  return visits.slice(0, offer).map((visit) => {
    const answers = typedOn(visit).length;
    total += answers;
    return { page: visit.step.path, answers, total, isEstimated: hasEstimate(visit.after) };
  });
};

export const totals = () => {
  const rows = countAnswers();
  return {
    toEstimate: rows.find(({ isEstimated }) => isEstimated)?.total ?? Number.POSITIVE_INFINITY,
    toOffer: rows.at(-1)?.total ?? Number.POSITIVE_INFINITY,
    inAll: questionsAsked().length,
  };
};

if (import.meta.main) {
  let last = '';
  for (const { question, page } of questionsAsked()) {
    console.log(`${(page === last ? '' : page).padEnd(42)}${question}`);
    last = page;
  }
  const { toEstimate, toOffer, inAll } = totals();
  console.log(`\nto a first estimate: ${toEstimate} (at most 9)\nto an offer: ${toOffer} (at most 22)`);
  console.log(`in all: ${inAll} (at most 70)`);
  console.log(`asked twice: ${repeatedQuestions(questionsAsked()).join('; ') || 'nothing'}`);
}
