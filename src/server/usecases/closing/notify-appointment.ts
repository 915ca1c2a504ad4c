import { type Day, weekdayOf } from '#entities/values/day.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { loanCalendarFile, loanDates } from './loan-calendar.ts';

/** Both people get the booked or moved appointment, with its dates for their calendars. */
export const notifyAppointment = async (container: Container, tx: Tx, stored: StoredApplication): Promise<void> => {
  const { words } = container;
  const { closing } = stored.document;
  const dates = await loanDates(container, tx, stored);
  if (dates === null || closing.appointmentTime === null || closing.place === null) return;
  const { signOn, lastDayToCancel, fundingDay } = dates;
  const { places } = words.hubWords.book;
  const dayText = (day: Day) => words.inFullDate(day, weekdayOf(day));
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'appointmentBooked',
      recipient: applicant.email,
      applicationId: stored.id,
      deliveryKey: `appointment/${stored.id}/${signOn}/${closing.appointmentTime}/${closing.place}/${person}`,
      variables: {
        firstName: applicant.firstName ?? words.mails.unknownName,
        signOn: dayText(signOn),
        time: `${words.inTime(closing.appointmentTime)} ${words.zoneText(container.clock.timeZone)}`,
        place: places[closing.place],
        lastDay: lastDayToCancel === null ? words.mails.noCancelDay : dayText(lastDayToCancel),
        fundingDay: dayText(fundingDay),
        hubUrl: hubUrl(container),
      },
      attachments: [loanCalendarFile(container, stored, dates)],
    });
  }
};
