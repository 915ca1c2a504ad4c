import type { ClosingTime } from '#entities/application/closing.ts';
import type { Day } from '#entities/values/day.ts';
import { businessDayOnOrAfter } from '#rules/calendar/business-days.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { findApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { calendarFile } from '#server/messages/calendar-file.ts';
import { rescissionOf } from '../shared/rescission-of.ts';
import type { Writer } from '../shared/writer.ts';

type Loan = Pick<StoredApplication, 'id' | 'document'>;
export type LoanDates = { signOn: Day; time: ClosingTime | null; lastDayToCancel: Day | null; fundingDay: Day };

/** Actual days, or projected from the appointment; null before one is booked and after a cancellation. */
export const loanDates = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  stored: Loan,
): Promise<LoanDates | null> => {
  const { closing } = stored.document;
  const signOn = closing.accountOpenedOn ?? closing.appointmentOn;
  const rescission = await rescissionOf(db, stored, clock.today());
  if (signOn === null || rescission.kind === 'cancelled') return null;
  // Signed, it has a day and no hour any more.
  const time = closing.accountOpenedOn === null ? closing.appointmentTime : null;
  if (rescission.kind === 'notApplicable')
    return { signOn, time, lastDayToCancel: null, fundingDay: businessDayOnOrAfter(signOn, 'banking') };
  const { lastDayToCancel, fundingDay } = rescissionPeriod('startedOn' in rescission ? rescission.startedOn : signOn);
  return { signOn, time, lastDayToCancel, fundingDay };
};

/** Signing, the last day to cancel and the first funding day, for the applicant's own calendar. */
export const loanCalendarFile = (
  { words: { calendarWords, inTime, zoneText }, clock }: Pick<Container, 'words' | 'clock'>,
  { id }: Pick<StoredApplication, 'id'>,
  dates: LoanDates | null,
) => {
  if (dates === null) return calendarFile.of();
  const { signOn, time, lastDayToCancel, fundingDay } = dates;
  const { title, description } = calendarWords.signing;
  const told = time === null ? null : `${inTime(time)} ${zoneText(clock.timeZone)}`;
  return calendarFile.of(
    { id: `${id}-sign`, title: title(told), description, day: signOn },
    ...(lastDayToCancel === null ? [] : [{ id: `${id}-cancel`, ...calendarWords.cancelUntil, day: lastDayToCancel }]),
    { id: `${id}-funds`, ...calendarWords.funding, day: fundingDay },
  );
};

export const loanCalendar = async (
  container: Container,
  { applicationId }: Pick<Writer, 'applicationId'>,
): Promise<string> => {
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  return loanCalendarFile(container, stored, await loanDates(container, db, stored)).text;
};
