import type { OutsideService } from '#entities/facts/outside-service.ts';

export type ServiceState = 'none' | 'sandbox' | 'waiting' | 'answering' | 'outOfDate' | 'failing';

/** Published files are fetched several times a day: two days without one is a problem. */
const OUT_OF_DATE_MS = 2 * 24 * 60 * 60 * 1000;

/** One word for a service, the worst first. */
export const serviceState = ({ choice, outcome, canRefresh, fetchedAt }: OutsideService, now: Date): ServiceState => {
  if (choice === 'none' || choice === 'sandbox') return choice;
  if (outcome !== null && outcome !== 'answered') return 'failing';
  if (canRefresh && fetchedAt !== null && now.getTime() - fetchedAt.getTime() > OUT_OF_DATE_MS) return 'outOfDate';
  return outcome === null ? 'waiting' : 'answering';
};
