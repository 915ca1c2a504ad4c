import type { OutsideService } from '#entities/facts/outside-service.ts';

export type ServiceState = 'none' | 'sandbox' | 'byFile' | 'waiting' | 'answering' | 'outOfDate' | 'failing';

/** Published files are fetched several times a day: two days without one is a problem. */
const OUT_OF_DATE_MS = 2 * 24 * 60 * 60 * 1000;

/** Choices that read or write files and ask nobody. */
const BY_FILE: ReadonlySet<string> = new Set(['nacha', 'file', 'files']);

/** One word for a service, the worst first. */
export const serviceState = ({ choice, outcome, canRefresh, fetchedAt }: OutsideService, now: Date): ServiceState => {
  if (choice === 'none' || choice === 'sandbox') return choice;
  if (BY_FILE.has(choice)) return 'byFile';
  if (outcome !== null && outcome !== 'answered') return 'failing';
  if (canRefresh && fetchedAt !== null && now.getTime() - fetchedAt.getTime() > OUT_OF_DATE_MS) return 'outOfDate';
  return outcome === null ? 'waiting' : 'answering';
};
