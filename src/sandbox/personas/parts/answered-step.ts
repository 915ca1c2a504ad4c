import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import type { StepKey } from '#funnel/steps.ts';
import { steps } from '#funnel/steps.ts';
import { withVerifiedJobs } from '#funnel/with-verified-jobs.ts';
import { withCreditFile } from '#rules/debts/with-credit-file.ts';
import type { Persona } from '../persona.ts';

type Visit = { persona: Persona; step: Step; person: Person };

const isStepKey = (key: string): key is StepKey => Object.hasOwn(steps, key);

/** Reported mortgages confirmed unchanged, with taxes and insurance in the payment. */
const confirmedMortgages = (application: Application, { onAnotherHome = [] }: Persona) =>
  steps.mortgageBalance.read(application, 'borrower').mortgages?.map((loan) => ({
    ...loan,
    taxIncludedInMonthlyPayment: loan.taxIncludedInMonthlyPayment ?? true,
    insuranceIncludedInMonthlyPayment: loan.insuranceIncludedInMonthlyPayment ?? true,
    confirmed: !onAnotherHome.includes(String(loan.id)),
  }));

const knownDebts = (application: Application, { payOff = [] }: Persona) =>
  steps.debtConsolidation.read(application, 'borrower').liabilities?.map((debt) => ({
    ...debt,
    toBePaidOff: payOff.includes(String(debt.id)),
    comments: debt.omitted ? 'My employer pays it, and I have a year of statements.' : null,
  }));

const listAnswers = (application: Application, { persona, step: { key } }: Visit): Record<string, unknown> => {
  if (key === 'mortgageBalance' || key === 'prequalMortgageSelect')
    return { mortgages: confirmedMortgages(application, persona) };
  if (key === 'debtConsolidation' || key === 'prequalDebts') return { liabilities: knownDebts(application, persona) };
  return {};
};

/** Confirms the records found. */
const confirmedRecords = (application: Application, person: Person) =>
  (application[person]?.employments ?? [])
    .filter(({ dataSource }) => dataSource !== 'manual')
    .map(({ id }) => ({ id, isRight: true, note: null }));

/** The default answer: no, nothing, the first choice. A step with any other field needs the persona's own. */
const plainAnswer = ({ kind, options }: Field): unknown => {
  if (kind === 'yesNo' || kind === 'statement') return false;
  if (kind === 'money' || kind === 'number') return 0;
  return kind === 'choice' ? options?.[0] : undefined;
};
const plainAnswers = ({ fields }: Step): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, plainAnswer(field)]));

/** A persona's answers on a page: its own, or the defaults where the page accepts them. */
export const answersAt = (application: Application, { persona, step, person }: Visit): Record<string, unknown> => {
  const own = isStepKey(step.key) ? persona[person]?.[step.key] : undefined;
  const answers = own ?? step.answers.safeParse(plainAnswers(step)).data;
  if (answers === undefined) throw new Error(`${persona.name} has no answers of the ${person} for ${step.key}`);
  const reviews = step.key === 'application6' ? { incomeReviews: confirmedRecords(application, person) } : {};
  return step.answers.parse({ ...listAnswers(application, { persona, step, person }), ...answers, ...reviews });
};

/** The application after a persona answered a page and the page's vendor requests came back. */
export const answeredStep = (application: Application, visit: Visit): Application => {
  const { persona, step, person } = visit;
  const written = step.write(application, answersAt(application, visit), person);
  const file = persona.facts.credit[person];
  const isPull = step.asks?.questions.includes('credit') ?? false;
  if (isPull && file?.outcome === 'found') return withCreditFile(written, file);
  const jobs = persona.facts.verifiedEmployments[person];
  return step.key === 'application6' && jobs !== null ? withVerifiedJobs(written, { person, jobs }) : written;
};
