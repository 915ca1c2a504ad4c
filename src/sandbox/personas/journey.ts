import { type Application, emptyApplication } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { noOutsideFacts, type OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Person } from '#entities/values/person.ts';
import { type Destination, destinationAfter } from '#funnel/destination-after.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { askedSteps, nextStep } from '#funnel/engine/walk.ts';
import { getPolicy } from '#policy/policies.ts';
import { decide } from '#rules/decision/decide.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { answeredStep } from './parts/answered-step.ts';
import { personaDay } from './parts/persona-day.ts';
import type { Persona } from './persona.ts';

/** One page visit: the data known when it opened, and the page its answer led to. */
export type Visit = {
  person: Person;
  step: Step;
  before: Application;
  after: Application;
  facts: OutsideFacts;
  status: ApplicationStatus;
  decision: Decision;
  leadsTo: Destination;
};

/** The vendor responses available once these pages are done. */
const factsAfter = (persona: Persona, seen: readonly Pick<Visit, 'person' | 'step'>[]): OutsideFacts => {
  const { facts } = persona;
  const has = (person: Person, key: string) => seen.some((visit) => visit.person === person && visit.step.key === key);
  const hasAsked = (person: Person, what: OutsideQuestion) =>
    seen.some((visit) => visit.person === person && visit.step.asks?.questions.includes(what));
  const hasAddress = hasAsked('borrower', 'valuation');
  return {
    ...noOutsideFacts(),
    credit: {
      borrower: hasAsked('borrower', 'credit') ? facts.credit.borrower : null,
      coborrower: hasAsked('coborrower', 'credit') ? facts.credit.coborrower : null,
    },
    valuations: hasAddress ? facts.valuations : null,
    flood: hasAddress ? facts.flood : null,
    title: hasAsked('borrower', 'title') ? facts.title : null,
    insurance: has('borrower', 'incomeDocs') ? facts.insurance : null,
    verifiedEmployments: {
      borrower: has('borrower', 'application6') ? facts.verifiedEmployments.borrower : null,
      coborrower: has('coborrower', 'application6') ? facts.verifiedEmployments.coborrower : null,
    },
    largeDeposits: has('borrower', 'incomeDocs') ? facts.largeDeposits : null,
  };
};

/** An invited coborrower consents before the offer and completes the rest before the borrower signs. */
const coborrowerKeysBefore = ({ acceptsOffer, savedBy }: Step): readonly string[] | 'all' | null => {
  if (acceptsOffer) return ['isSelfEmployed', 'creditScore'];
  return savedBy === 'signing' ? 'all' : null;
};

/** Every page a persona sees, in order; ends at the hub, at a refusal or on an offer page without an offer. */
export const journeyOf = (persona: Persona): Visit[] => {
  const policy = getPolicy(personaDay);
  const { variant } = persona;
  const visits: Visit[] = [];
  const statuses: Record<Person, ApplicationStatus> = { borrower: 'unknown', coborrower: 'unknown' };
  let application = emptyApplication();

  const visit = (person: Person, step: Step): Visit => {
    const before = application;
    application = answeredStep(before, { persona, step, person });
    const facts = factsAfter(persona, [...visits, { person, step }]);
    const decision = decide({ application, facts, policy, asOf: personaDay });
    const walk = { application, variant, person, key: step.key };
    const leadsTo = destinationAfter({ ...walk, status: statuses[person], trace: decision.trace });
    statuses[person] = leadsTo.status;
    const seen = { person, step, before, after: application, facts, status: statuses[person], decision, leadsTo };
    visits.push(seen);
    return seen;
  };

  const visitCoborrower = (keys: readonly string[] | 'all') => {
    for (const step of askedSteps({ application, variant, person: 'coborrower' })) {
      const isSeen = visits.some((seen) => seen.person === 'coborrower' && seen.step.key === step.key);
      if (!isSeen && (keys === 'all' || keys.includes(step.key))) visit('coborrower', step);
    }
  };

  let step: Step | null = askedSteps({ application, variant, person: 'borrower' })[0] ?? null;
  while (step !== null) {
    const keys = coborrowerKeysBefore(step);
    if (keys !== null && application.coborrower !== null) visitCoborrower(keys);
    const seen = visit('borrower', step);
    if (seen.leadsTo.kind !== 'next') break;
    step = nextStep({ application, variant, person: 'borrower', key: step.key });
  }
  return visits;
};
