import { type JourneyCapability, openJourneyStates } from '#entities/facts/journey.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { type JourneyRow, moveJourney, takeDueJourneys } from '#server/db/repos/vendors/journeys.ts';
import { isLoanOver } from '../shared/loan-standing.ts';
import { askOutside } from './ask-outside.ts';

const questionOf = {
  identity: 'identity',
  payrollIncome: 'income',
  bankIncome: 'income',
  insuranceLink: 'insurance',
} as const satisfies Record<JourneyCapability, OutsideQuestion>;

/** `late`: the visit or its loan has ended, so the vendor is not asked. `away`: the vendor does not answer now. */
export type Continued = 'late' | 'away' | 'looked';

/** Asks the vendor for the state of a visit and takes its answer in. Safe to repeat, in any order. */
export const continueJourney = async (container: Container, journey: JourneyRow): Promise<Continued> => {
  const { applicationId, person, capability } = journey;
  if (!openJourneyStates.includes(journey.state)) return 'late';
  const isLate = await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    return !stored || (await isLoanOver(tx, stored));
  });
  if (isLate) {
    await moveJourney(container.database.db, { id: journey.id, state: 'expired' }, container.clock.now());
    return 'late';
  }
  const outcome = await askOutside(container, { applicationId, person, what: questionOf[capability] });
  return outcome === 'unavailable' ? 'away' : 'looked';
};

const DAY_MS = 86_400_000;
/** Longer than any vendor takes. */
const PATIENCE_DAYS = 7;
const BATCH = 50;

/** For vendors whose webhook never came: asks for the state of open visits, less often the older they are. */
export const pollJourneys = async (container: Container): Promise<void> => {
  const { database, clock, log } = container;
  const at = clock.now();
  const due = await database.transact((tx) => takeDueJourneys(tx, { at, limit: BATCH }));
  for (const journey of due) {
    try {
      await continueJourney(container, journey);
      const overdue = at.getTime() - journey.expiresAt.getTime();
      // Also where the vendor is away: its page has ended all the same.
      if (journey.state !== 'waiting' && overdue > 0)
        await moveJourney(database.db, { id: journey.id, state: 'expired' }, at);
      if (journey.state === 'waiting' && overdue > PATIENCE_DAYS * DAY_MS)
        await moveJourney(database.db, { id: journey.id, state: 'failed', problem: 'noAnswer' }, at);
    } catch (error) {
      log.error({ error }, 'a visit to a vendor could not be continued');
    }
  }
};
