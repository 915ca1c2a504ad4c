import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { destinationAfter } from '#funnel/destination-after.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue } from '#funnel/engine/define-step.ts';
import { isOpen } from '#funnel/engine/is-open.ts';
import { isSettledBySubmitting } from '#funnel/engine/progress.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { steps } from '#funnel/steps.ts';
import { chosenOffer } from '#rules/quote/chosen-offer.ts';
import { differenceOf, type OfferFigures, offerFiguresOf } from '#rules/quote/offer-figures.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { followContact } from '#server/db/repos/accounts/accounts.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { keepCoborrowerStatus, statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { dropDraft } from '#server/db/repos/application/drafts.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { tellSigningReady } from '../closing/tell-signing-ready.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { recordRefusal } from '../decisions/record-refusal.ts';
import { hasReceivedPapers } from '../documents/papers.ts';
import { acceptStandingOffer, isOfferStep } from '../offers/accept-standing-offer.ts';
import { noteWish } from '../offers/keep-news-wish.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { keepFigures } from '../shared/keep-figures.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import type { Writer } from '../shared/writer.ts';
import { startApplicationClocks } from './application-clocks.ts';
import { changeSecondPerson, secondPersonSteps } from './change-second-person.ts';
import { incomeNotAgreedTo } from './income-not-agreed-to.ts';
import { keepApart, othersSecret } from './keep-apart.ts';
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
    const statusBefore = await statusOf(tx, stored, person);
    const unsaved = (outcome: StepOutcome): SavedStep => ({ outcome, questions: [], statusBefore });
    if (!isOpen({ application: document, variant, person, status: statusBefore }, step))
      throw new AppError('notAllowed');
    if (step.key === steps.application.key && !(await hasReceivedPapers(tx, { applicationId, person })))
      throw new AppError('notAllowed');
    if (statusBefore === 'applicationSubmitted' && isSettledBySubmitting(step.key)) throw new AppError('notAllowed');
    const checked = checkAnswers({ step, answers, asOf, within: { application: document, person } });
    if (checked.kind === 'invalid') return unsaved(checked);
    const borrowed = await othersSecret({
      container,
      tx,
      step,
      answers: checked.answers,
      at: { applicationId, person },
    });
    const unasked = await incomeNotAgreedTo(tx, { applicationId, person, key, answers: checked.answers });
    if (borrowed || unasked)
      return unsaved({ kind: 'invalid', issues: [borrowed, unasked].flatMap((each) => each ?? []) });

    const before = step.read(document, person);
    const answered = step.write(document, checked.answers, person);
    const isSame = isDeepStrictEqual(answered, document);
    if (!isSame && !isDeepStrictEqual(before, base)) {
      return unsaved({
        kind: 'conflict',
        theirs: before,
        version: stored.version,
        application: visibleApplication(document, person),
      });
    }
    const written = secondPersonSteps.includes(key)
      ? await changeSecondPerson(container, tx, { stored, written: answered })
      : answered;
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
    const destination = destinationAfter({ ...walk, status: statusBefore, trace: decision.trace });
    const { to, status } = destination;
    if (destination.kind === 'refused') await recordRefusal(tx, { ...accepted, step: key, at: to });
    if (key === 'joinWaitlist' && written.wantsWaitlistNews && written.borrower.email)
      await noteWish(tx, { stored: accepted.application, about: 'waitlist', email: written.borrower.email });
    if (isOfferStep(key) && destination.kind === 'next') await acceptStandingOffer(tx, accepted);
    const change = { step: key, before, after: step.read(written, person) };
    const isRepeated = isSame && status === statusBefore;
    const { version, updatedAt } = isRepeated ? stored : await save(tx, { stored, written, status, person, change });
    if (!isRepeated) await keepFigures(tx, { applicationId, decision });
    if (!isRepeated && hasConditions(status))
      await reconcileConditions(container, tx, { id: applicationId, document: written });
    if (!isRepeated)
      await startApplicationClocks(tx, {
        stored: { ...stored, document: written },
        ...{ person, key, before: statusBefore, after: status, on: asOf },
      });
    if (status === 'disclosures' && chosenOffer(decision))
      await tellSigningReady(container, tx, { stored: { ...stored, document: written }, person, packet: 'funnel' });
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
      statusBefore,
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
  const { id } = stored;
  if (person === 'coborrower') await keepCoborrowerStatus(tx, { id, status });
  const ownStatus = person === 'borrower' ? status : stored.status;
  const saved = await saveApplication(tx, { id, document: written, status: ownStatus });
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
