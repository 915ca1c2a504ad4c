import type { Application } from '#entities/application/application.ts';
import { estimateFrom } from '#rules/offer/estimate.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { journeyOf, type Visit } from '#sandbox/personas/journey.ts';
import { policyToday } from '#web/funnel/estimate/lender-day.ts';

/** Counts the answers one applicant with one job has to type or choose: node scripts/count-answers.ts */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The individual inputs that differ from the page's prefill; each part of an address counts. */
const answersTyped = (shown: unknown, given: unknown): number => {
  if (isObject(given)) {
    const known = isObject(shown) ? shown : {};
    return Object.entries(given).reduce((sum, [name, value]) => sum + answersTyped(known[name], value), 0);
  }
  return given === null || given === undefined || given === shown ? 0 : 1;
};

const typedOn = ({ step, person, before, after }: Visit): number =>
  answersTyped(step.read(before, person), step.read(after, person));

const hasEstimate = (application: Application): boolean => estimateFrom(application, policyToday()).room !== null;

export const countAnswers = (): { page: string; answers: number; total: number; isEstimated: boolean }[] => {
  let total = 0;
  const visits = journeyOf(homeownerWithOneJob);
  const offer = visits.findIndex(({ step }) => step.key === 'previewOffer');
  return visits.slice(0, offer).map((visit) => {
    const answers = typedOn(visit);
    total += answers;
    return { page: visit.step.path, answers, total, isEstimated: hasEstimate(visit.after) };
  });
};

export const totals = () => {
  const rows = countAnswers();
  return {
    toEstimate: rows.find(({ isEstimated }) => isEstimated)?.total ?? Number.POSITIVE_INFINITY,
    toOffer: rows.at(-1)?.total ?? Number.POSITIVE_INFINITY,
  };
};

if (import.meta.main) {
  for (const { page, answers, total } of countAnswers())
    console.log(`${page.padEnd(42)}${String(answers).padStart(3)}${String(total).padStart(5)}`);
  const { toEstimate, toOffer } = totals();
  console.log(`\nto a first estimate: ${toEstimate} (at most 9)\nto an offer: ${toOffer} (at most 22)`);
}
