import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application.ts';
import type { ApplicationStatus } from '#entities/application-status.ts';
import type { Day } from '#entities/day.ts';
import type { FunnelVariant } from '#entities/funnel-variant.ts';
import type { OutsideQuestion } from '#entities/outside-question.ts';
import type { Person } from '#entities/person.ts';
import { destinationAfter } from '#funnel/destination-after.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import { isOpen } from '#funnel/engine/is-open.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { differenceOf, type OfferFigures, offerFiguresOf } from '#rules/quote/offer-figures.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { followContact } from '../db/repos/accounts.ts';
import { lockApplication, type StoredApplication, saveApplication } from '../db/repos/applications.ts';
import { keepDemographics } from '../db/repos/demographics.ts';
import { dropDraft } from '../db/repos/drafts.ts';
import { appendEvent } from '../db/repos/events.ts';
import { findSecret, keepSecret } from '../db/repos/secrets.ts';
import { acceptStandingOffer, isOfferStep } from './accept-standing-offer.ts';
import { decideApplication } from './decide-application.ts';
import { noteWish } from './keep-news-wish.ts';
import { outsideFactsOf } from './outside-facts-of.ts';
import { hasConditions, reconcileConditions } from './reconcile-conditions.ts';
import { recordRefusal } from './record-refusal.ts';
import { settleStep } from './settle-step.ts';
import { startStepEffects } from './step-effects.ts';

/** `address` is where the answer came from, kept with a consent. */
export type StepAnswers = {
  key: string;
  answers: unknown;
  base: unknown;
  asOf: Day;
  address?: string;
  /** Of an offer that is accepted: the figures the page showed. */
  shown?: OfferFigures | undefined;
};
export type Writer = { applicationId: string; person: Person; variant: FunnelVariant };
type Owner = Pick<Writer, 'applicationId' | 'person'>;

export type StepOutcome =
  | { kind: 'saved'; status: ApplicationStatus; next: string; version: number; savedAt: Date; application: Application }
  | { kind: 'conflict'; theirs: Record<string, unknown>; version: number; application: Application }
  | { kind: 'invalid'; issues: Issue[] }
  /** Not saved: the page showed other figures than these; null when there is no offer on what is known now. */
  | { kind: 'offerDiffers'; computed: OfferFigures | null };

/**
 * Applies the step to what is stored now. It conflicts only if this step's own part changed since the caller loaded it, so that two
 * tabs, two people and staff can work at once; saying the same again changes nothing.
 */
export const submitStep = async (
  container: Container,
  { applicationId, person }: Owner,
  given: StepAnswers,
): Promise<StepOutcome> => {
  const subject = { applicationId, person };
  const { outcome, questions, statusBefore } = await saveStep(container, subject, given);
  if (outcome.kind !== 'saved' || questions.length === 0) return outcome;
  return settleStep(container, { saved: outcome, subject, key: given.key, asOf: given.asOf, questions, statusBefore });
};

type SavedStep = { outcome: StepOutcome; questions: readonly OutsideQuestion[]; statusBefore: ApplicationStatus };

const saveStep = (
  container: Container,
  { applicationId, person }: Owner,
  { key, answers, base, asOf, shown, address = null }: Omit<StepAnswers, 'address'> & { address?: string | null },
): Promise<SavedStep> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    const step = stored && stepByKey(key, stored.variant);
    if (!stored || !step) throw new AppError('notFound');
    const { document, variant } = stored;
    const unsaved = (outcome: StepOutcome): SavedStep => ({ outcome, questions: [], statusBefore: stored.status });
    if (!isOpen({ application: document, variant, person }, step)) throw new AppError('notAllowed');
    const checked = checkAnswers({ step, answers, asOf });
    if (checked.kind === 'invalid') return unsaved(checked);

    const before = step.read(document, person);
    const written = step.write(document, checked.answers, person);
    const isSame = isDeepStrictEqual(written, document);
    if (!isSame && !isDeepStrictEqual(before, base)) {
      return unsaved({
        kind: 'conflict',
        theirs: before,
        version: stored.version,
        application: visibleApplication(document, person),
      });
    }
    const facts = await outsideFactsOf(tx, { id: applicationId, document: written });
    const decision = decideApplication({ application: written, facts, asOf });
    const accepted = { application: { id: applicationId, document: written }, facts, decision };
    if (shown && isOfferStep(key)) {
      const computed = offerFiguresOf(decision);
      if (!isDeepStrictEqual(shown, computed)) {
        container.log.error(differenceOf({ applicationId, shown, computed, decision }), 'an offer was shown otherwise');
        return unsaved({ kind: 'offerDiffers', computed });
      }
    }
    const vault = await keepApart({ container, tx, step, answers: checked.answers, at: { applicationId, person } });
    await dropDraft(tx, { owner: { applicationId, person }, step: key });
    const walk = { application: written, key, variant, person };
    const destination = destinationAfter({ ...walk, status: stored.status, trace: decision.trace });
    const { to, status } = destination;
    if (destination.kind === 'refused') await recordRefusal(tx, { ...accepted, step: key, at: to });
    if (key === 'joinWaitlist' && written.wantsWaitlistNews && written.borrower.email)
      await noteWish(tx, { stored: accepted.application, about: 'waitlist', email: written.borrower.email });
    if (isOfferStep(key) && destination.kind === 'next') await acceptStandingOffer(tx, accepted);
    const change = { step: key, before, after: step.read(written, person) };
    const isRepeated = isSame && status === stored.status;
    const { version, updatedAt } = isRepeated ? stored : await save(tx, { stored, written, status, person, change });
    if (!isRepeated && hasConditions(status))
      await reconcileConditions(container, tx, { id: applicationId, document: written });
    const questions = await startStepEffects({
      container,
      tx,
      subject: { applicationId, person },
      key,
      application: written,
      said: isSame && vault === 'unchanged' ? 'theSame' : 'somethingNew',
      address,
    });
    const application = visibleApplication(written, person);
    return {
      outcome: { kind: 'saved', status, next: to, version, savedAt: updatedAt, application },
      questions,
      statusBefore: stored.status,
    };
  });

type Save = {
  stored: StoredApplication;
  written: Application;
  status: ApplicationStatus;
  person: Person;
  change: Record<string, unknown>;
};

const save = async (
  tx: Tx,
  { stored, written, status, person, change }: Save,
): Promise<{ version: number; updatedAt: Date }> => {
  const saved = await saveApplication(tx, { id: stored.id, document: written, status });
  await appendEvent(tx, { applicationId: stored.id, actor: person, kind: 'stepSaved', body: change });
  await followContactOf(tx, { stored, written, person });
  return saved;
};

const followContactOf = async (
  tx: Tx,
  { stored, written, person }: Pick<Save, 'stored' | 'written' | 'person'>,
): Promise<void> => {
  const contactOf = (application: Application) => {
    const { email = null, firstName = null, lastName = null } = application[person] ?? {};
    return { email, firstName, lastName };
  };
  const contact = contactOf(written);
  if (!isDeepStrictEqual(contact, contactOf(stored.document)))
    await followContact(tx, { applicationId: stored.id, person, contact });
};

type Apart = { container: Container; tx: Tx; step: Step; answers: Record<string, unknown>; at: Owner };

/** What must not be in the document: numbers go to the vault, demographics to their own schema. */
const keepApart = async ({ container, tx, step, answers, at }: Apart): Promise<'changed' | 'unchanged'> => {
  let vault: 'changed' | 'unchanged' = 'unchanged';
  if (step.keptApart) await keepDemographics(tx, { ...at, answers });
  for (const field of step.fields.filter(({ secret }) => secret)) {
    const plain = answers[field.name];
    if (typeof plain !== 'string') continue;
    const kind = field.kind === 'ssn' ? 'ssn' : 'accountNumber';
    if ((await findSecret(tx, { ring: container.ring, at: { ...at, kind } })) === plain) continue;
    vault = 'changed';
    await keepSecret(tx, { ring: container.ring, at: { ...at, kind }, plain });
    await appendEvent(tx, { applicationId: at.applicationId, actor: at.person, kind: 'secretStored', body: { kind } });
  }
  return vault;
};
