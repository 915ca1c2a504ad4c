import { addDays, type Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { askedSteps } from '#funnel/engine/walk.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { hasRunOut, isTimeForNotice, personsClocks } from '#rules/compliance/clocks.ts';
import { dutyNotice } from '#rules/compliance/owed-notices.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { findLatestRefusal } from '#server/db/repos/loan/decisions.ts';
import { receiptsOf } from '#server/db/repos/loan/disclosure-receipts.ts';
import { deliveriesOf, unacceptedEmails, waitingDeliveries } from '#server/db/repos/loan/notice-deliveries.ts';
import { refuseAfterCounter } from '../decisions/refuse-after-counter.ts';
import { type Notice, sendNotice } from '../decisions/send-notice.ts';
import { mailRefused } from '../delivery/bounce-notice.ts';
import { peopleOwed } from '../delivery/people-owed.ts';
import { untoldOfScore } from '../delivery/untold-of-score.ts';
import { type ClockEntry, clocksOf, meetClock } from '../shared/clocks.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import { closeIncomplete } from './close-incomplete.ts';
import { valuationNoticeDue } from './valuation-notice-due.ts';

const isStepKey = (key: string): key is StepKey => Object.hasOwn(steps, key);

/** The parts still open, by name; on a joint application, by applicant. */
export const openParts = (
  { words }: Pick<Container, 'words'>,
  { document, variant }: Pick<StoredApplication, 'document' | 'variant'>,
): string[] => {
  const people = peopleIn(document);
  return people.flatMap((person) =>
    askedSteps({ application: document, variant, person })
      .filter((step) => step.key !== steps.applicationSubmitted.key && !isComplete(step, document, person))
      .flatMap(({ key }) => (isStepKey(key) ? words.steps[key].label : []))
      .map((label) => (people.length === 1 ? label : `${label}: ${document[person]?.firstName ?? person}`)),
  );
};

type Due = { stored: StoredApplication; kind: ClockEntry['kind'] };

/** Everyone who has not received them on screen and was not sent them. */
const undisclosed = async (
  tx: Tx,
  stored: StoredApplication,
): Promise<{ kind: 'earlyDisclosures' | 'brochure'; people: Person[] }[]> => {
  const sent = await deliveriesOf(tx, stored.id);
  const owed = [];
  for (const kind of ['earlyDisclosures', 'brochure'] as const) {
    const people: Person[] = [];
    for (const person of peopleIn(stored.document)) {
      const isSent = sent.some((each) => each.kind === kind && each.person === person && each.held === null);
      const receipts = await receiptsOf(tx, { applicationId: stored.id, person });
      if (!isSent && !receipts.some(({ paper }) => paper === kind)) people.push(person);
    }
    if (people.length > 0) owed.push({ kind, people });
  }
  return owed;
};

const noticeFor = async (container: Container, tx: Tx, { stored, kind }: Due): Promise<Notice | null> => {
  if (kind === 'incompleteNotice') {
    const missing = openParts(container, stored);
    return missing.length === 0 ? null : { kind: 'incompleteness', missing };
  }
  if (kind === 'scoreNotice') {
    const people = await untoldOfScore(tx, stored);
    return people.length === 0 ? null : { kind, people };
  }
  if (kind === 'valuationNotice' || kind === 'valuationCopy')
    return valuationNoticeDue(container, tx, { stored, kind });
  const duty = dutyNotice.find((each) => each === kind);
  if (duty) {
    const owed = (await peopleOwed(tx, { stored, on: container.clock.today() })).find((each) => each.kind === duty);
    return owed ?? null;
  }
  const refusal = await findLatestRefusal(tx, stored.id);
  const isCountered =
    refusal?.kind === 'countered' && (await hasRunningClock(tx, { applicationId: stored.id, kind: 'counterOffer' }));
  return refusal === null || isCountered ? null : { kind: 'adverseAction', decisionId: refusal.id };
};

const isDue = ({ kind, startedOn }: ClockEntry, on: Day): boolean =>
  personsClocks.includes(kind) ? hasRunOut({ kind, startedOn }, on) : isTimeForNotice({ kind, startedOn }, on);

/** Made before and on its way, in the mail or in the print queue. A held one is tried again. */
const isUnderWay = async (tx: Tx, { stored, notice }: { stored: StoredApplication; notice: Notice }) => {
  // Notices to some of the people name those who have none yet.
  if ('people' in notice) return false;
  const decisionId = 'decisionId' in notice ? notice.decisionId : null;
  return (await waitingDeliveries(tx, stored.id)).some(
    (each) => each.held === null && each.kind === notice.kind && each.decisionId === decisionId,
  );
};

/** A refusal that was recorded is answered as one, whatever else ran out. */
const endIncomplete = async (container: Container, tx: Tx, stored: StoredApplication): Promise<void> => {
  const at = { applicationId: stored.id, kind: 'adverseActionNotice' } as const;
  if (!(await hasRunningClock(tx, at))) return closeIncomplete(container, tx, stored);
  await issue(container, tx, { stored, kind: at.kind });
};

/** Refused, moved to another state, or signed with the agreement: nobody is owed the notice any more. */
const endUnowed = async (container: Container, tx: Tx, { stored: { id: applicationId }, kind }: Due): Promise<void> => {
  const isWaiting = (await waitingDeliveries(tx, applicationId)).some((each) => each.kind === kind);
  if (!isWaiting) await meetClock(tx, { applicationId, kind, on: container.clock.today(), by: 'notOwed' });
};

const issue = async (container: Container, tx: Tx, { stored, kind }: Due): Promise<void> => {
  const notice = await noticeFor(container, tx, { stored, kind });
  if (notice === null && dutyNotice.some((duty) => duty === kind)) return endUnowed(container, tx, { stored, kind });
  if (notice && !(await isUnderWay(tx, { stored, notice })))
    await sendNotice(container, tx, { applicationId: stored.id, notice, actor: 'system' });
};

/** Each application separately and under its lock, where the clock is checked again: it may have been met since. */
const settle = (container: Container, { kind, application: { id } }: ClockEntry): Promise<void> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, id);
    if (!stored || !(await hasRunningClock(tx, { applicationId: id, kind }))) return;
    if (kind === 'counterOffer') return refuseAfterCounter(container, tx, { applicationId: id, by: 'lapsed' });
    if (kind === 'incompleteAnswer') return endIncomplete(container, tx, stored);
    await startValuationClocks(tx, { stored, on: container.clock.today() });
    if (kind === 'earlyDisclosures')
      for (const notice of await undisclosed(tx, stored))
        await sendNotice(container, tx, { applicationId: id, notice, actor: 'system' });
    else await issue(container, tx, { stored, kind });
  });

/** After these days without a mail server that accepts it, a notice goes on paper. */
const MOST_DAYS_BY_EMAIL = 5;

const putUnacceptedOnPaper = async (container: Container): Promise<void> => {
  const madeBy = addDays(container.clock.today(), -MOST_DAYS_BY_EMAIL);
  for (const key of await unacceptedEmails(container.database.db, { madeBy })) await mailRefused(container, key);
};

/** Handles due clocks, of one application or of all: refusals that stood, applications never completed, expired counteroffers. */
export const settleDueClocks = async (
  container: Container,
  { applicationId }: { applicationId: string | null },
): Promise<void> => {
  const on = container.clock.today();
  const running = await clocksOf(container, { applicationId });
  for (const clock of running.filter((each) => isDue(each, on)))
    await settle(container, clock).catch((error: unknown) =>
      container.log.error({ error, applicationId: clock.application.id, kind: clock.kind }, 'a notice was not sent'),
    );
};

/** The work of every morning. */
export const sendDueNotices = async (container: Container): Promise<void> => {
  await putUnacceptedOnPaper(container);
  await settleDueClocks(container, { applicationId: null });
};
