import { z } from 'zod';
import type { Day } from '#entities/values/day.ts';
import { isComplete } from '#funnel/engine/is-complete.ts';
import { askedSteps } from '#funnel/engine/walk.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { adverseReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { isTimeForNotice, personsClocks } from '#rules/compliance/clocks.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { findLatestDecision } from '#server/db/repos/loan/decisions.ts';
import { peopleOf } from '#server/documents/writing-facts.ts';
import { type Notice, sendNotice } from '../decisions/send-notice.ts';
import { type ClockEntry, clocksOf, meetClock } from '../shared/clocks.ts';
import { closeIncomplete } from './close-incomplete.ts';

const keptReasons = z.array(z.enum(adverseReasons));
const isStepKey = (key: string): key is StepKey => Object.hasOwn(steps, key);

/** The parts still open, by name; on a joint application, by applicant. */
export const openParts = (
  { words }: Pick<Container, 'words'>,
  { document, variant }: Pick<StoredApplication, 'document' | 'variant'>,
): string[] => {
  const people = peopleOf(document);
  return people.flatMap((person) =>
    askedSteps({ application: document, variant, person })
      .filter((step) => step.key !== steps.applicationSubmitted.key && !isComplete(step, document, person))
      .flatMap(({ key }) => (isStepKey(key) ? words.steps[key].label : []))
      .map((label) => (people.length === 1 ? label : `${label}: ${document[person]?.firstName ?? person}`)),
  );
};

type Due = { stored: StoredApplication; kind: ClockEntry['kind'] };

const noticeFor = async (container: Container, tx: Tx, { stored, kind }: Due): Promise<Notice | null> => {
  if (kind === 'incompleteNotice') {
    const missing = openParts(container, stored);
    return missing.length === 0 ? null : { kind: 'incompleteness', missing };
  }
  const decision = await findLatestDecision(tx, stored.id);
  return decision && { kind: 'adverseAction', reasons: keptReasons.parse(decision.reasons) };
};

const isDue = ({ kind, startedOn, isLate }: ClockEntry, on: Day): boolean =>
  personsClocks.includes(kind) ? isLate : isTimeForNotice({ kind, startedOn }, on);

/** Each application separately and under its lock, where the clock is checked again: it may have been met since. */
const settle = (container: Container, { kind, application: { id } }: ClockEntry): Promise<void> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, id);
    const on = container.clock.today();
    if (!stored || !(await hasRunningClock(tx, { applicationId: id, kind }))) return;
    // The counteroffer stated that it counts as the notice if not accepted.
    if (kind === 'counterOffer') return meetClock(tx, { applicationId: id, kind, on, by: 'lapsed' });
    if (kind === 'incompleteAnswer') return closeIncomplete(container, tx, stored);
    const notice = await noticeFor(container, tx, { stored, kind });
    if (notice) await sendNotice(container, tx, { applicationId: id, notice, actor: 'system' });
  });

/** Handles due clocks: refusals that stood, applications that stay incomplete or were never completed, expired counteroffers. */
export const sendDueNotices = async (container: Container): Promise<void> => {
  const on = container.clock.today();
  const running = await clocksOf(container, { applicationId: null });
  for (const clock of running.filter((each) => isDue(each, on)))
    await settle(container, clock).catch((error: unknown) =>
      container.log.error({ error, applicationId: clock.application.id, kind: clock.kind }, 'a notice was not sent'),
    );
};
