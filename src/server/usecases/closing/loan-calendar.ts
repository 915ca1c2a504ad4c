import { businessDayOnOrAfter } from '#rules/calendar/business-days.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { calendarFile } from '#server/messages/calendar-file.ts';
import { rescissionOf } from '../shared/rescission-of.ts';
import type { Writer } from '../shared/writer.ts';

/** Signing, the last day to cancel and the first funding day: actual, or projected from the appointment. */
export const loanCalendar = async (
  { database, clock, words }: Container,
  { applicationId }: Pick<Writer, 'applicationId'>,
): Promise<string> => {
  const stored = await findApplication(database.db, applicationId);
  if (!stored) throw new AppError('notFound');
  const { closing } = stored.document;
  const signOn = closing.accountOpenedOn ?? closing.appointmentOn;
  const rescission = await rescissionOf(database.db, stored, clock.today());
  if (signOn === null || rescission.kind === 'cancelled') return calendarFile.of().text;
  const signing = { id: `${applicationId}-sign`, ...words.calendarWords.signing, day: signOn };
  const money = { id: `${applicationId}-funds`, ...words.calendarWords.funding };
  if (rescission.kind === 'notApplicable')
    return calendarFile.of(signing, { ...money, day: businessDayOnOrAfter(signOn, 'banking') }).text;
  const { lastDayToCancel, fundingDay } = rescissionPeriod('startedOn' in rescission ? rescission.startedOn : signOn);
  const cancel = { id: `${applicationId}-cancel`, ...words.calendarWords.cancelUntil, day: lastDayToCancel };
  return calendarFile.of(signing, cancel, { ...money, day: fundingDay }).text;
};
