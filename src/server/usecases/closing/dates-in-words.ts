import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { Approved } from '#server/documents/letters/approval-values.ts';
import { loanDates } from './loan-calendar.ts';

/** The days an approval names, with the hour as the applicant reads it; null until the signing is booked. */
export const datesInWords = async (
  container: Pick<Container, 'clock' | 'words'>,
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<Approved['dates']> => {
  const { words, clock } = container;
  const dates = await loanDates(container, db, stored);
  if (dates === null) return null;
  return { ...dates, time: dates.time && `${words.inTime(dates.time)} ${words.zoneText(clock.timeZone)}` };
};
