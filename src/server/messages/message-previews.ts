import { calendarFile } from './calendar-file.ts';
import { type MessageName, messages, optOutOf } from './messages.ts';
import { type RenderedMessage, renderMessage, type Sending } from './render-message.ts';

export type MessagePreview = RenderedMessage & { name: MessageName; attachments: string[] };

/** Messages that bring the dates for the reader's own calendar. */
const WITH_CALENDAR: readonly string[] = ['rescission', 'decisionApproved', 'appointmentBooked'];

const isName = (name: string): name is MessageName => name in messages;

/** Every message as it would be sent to a sample applicant. */
export const messagePreviews = (sending: Pick<Sending, 'locale' | 'lender'>): MessagePreview[] =>
  Object.keys(messages)
    .filter(isName)
    .map((name) => ({
      name,
      ...renderMessage(name, messages[name].sample, {
        ...sending,
        optOutUrl: optOutOf(name) ? 'https://lender.example/api/opt-out?sample=1' : undefined,
      }),
      attachments: WITH_CALENDAR.includes(name) ? [calendarFile.name] : [],
    }));
