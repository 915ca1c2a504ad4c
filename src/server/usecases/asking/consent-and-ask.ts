import type { ConsentKind } from '#entities/contract/consent.ts';
import type { JourneyCapability } from '#entities/facts/journey.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Container } from '#server/container.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { askOutside } from './ask-outside.ts';
import { type GivenConsent, giveConsent } from './give-consent.ts';
import { isJourney, openPage, startJourney } from './start-journey.ts';

/** Consents given apart from a step: to pull again after lifting a freeze, to read payroll or bank, to link insurance. */
const questionOf = {
  softPull: 'credit',
  payroll: 'income',
  bank: 'income',
  insurance: 'insurance',
} as const satisfies Partial<Record<ConsentKind, OutsideQuestion>>;

export type LooseConsent = keyof typeof questionOf;

const journeyOf = {
  softPull: null,
  payroll: 'payrollIncome',
  bank: 'bankIncome',
  insurance: 'insuranceLink',
} as const satisfies Record<LooseConsent, JourneyCapability | null>;

/** `url`: the vendor's page, where the applicant has to go there. */
export type Consented = { state: AskOutcome; url: string | null };

/** Each consent covers one request; the queue keeps it if it is not answered at once. */
export const consentAndAsk = async (
  container: Container,
  { kind, ...given }: Omit<GivenConsent, 'kind'> & { kind: LooseConsent },
): Promise<Consented> => {
  const { applicationId, person } = given;
  const capability = journeyOf[kind];
  if (capability !== null && isJourney(container, capability))
    return consentAndVisit(container, { ...given, kind, capability });
  const asked = { applicationId, person, what: questionOf[kind] };
  await container.database.transact(async (tx) => {
    await giveConsent(container, { tx, ...given, kind });
    await container.jobs.enqueue(tx, 'askOutside', asked);
  });
  return { state: await askOutside(container, asked), url: null };
};

/** A visit that is not finished goes on under its own consent; any other begins with a new one. */
const consentAndVisit = async (
  container: Container,
  { capability, ...given }: GivenConsent & { capability: JourneyCapability },
): Promise<Consented> => {
  const { applicationId, person } = given;
  const subject = { applicationId, person };
  const page = await openPage(container, { ...subject, capability });
  if (page !== null) return { state: 'yourTurn', url: page };
  await container.database.transact((tx) => giveConsent(container, { tx, ...given }));
  const begun = await startJourney(container, { ...subject, capability });
  return begun.kind === 'started' ? { state: 'yourTurn', url: begun.url } : { state: begun.kind, url: null };
};
