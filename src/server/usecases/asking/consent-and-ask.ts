import type { ConsentKind } from '#entities/contract/consent.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Container } from '#server/container.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { askOutside } from './ask-outside.ts';
import { type GivenConsent, giveConsent } from './give-consent.ts';

/** Consents given apart from a step: to pull again after lifting a freeze, to read payroll or bank, to link insurance. */
const questionOf = {
  softPull: 'credit',
  payroll: 'income',
  bank: 'income',
  insurance: 'insurance',
} as const satisfies Partial<Record<ConsentKind, OutsideQuestion>>;

export type LooseConsent = keyof typeof questionOf;

/** Each consent covers one request; the queue keeps it if it is not answered at once. */
export const consentAndAsk = async (
  container: Container,
  { kind, ...given }: Omit<GivenConsent, 'kind'> & { kind: LooseConsent },
): Promise<AskOutcome> => {
  const { applicationId, person } = given;
  const asked = { applicationId, person, what: questionOf[kind] };
  await container.database.transact(async (tx) => {
    await giveConsent(container, { tx, ...given, kind });
    await container.jobs.enqueue(tx, 'askOutside', asked);
  });
  return askOutside(container, asked);
};
