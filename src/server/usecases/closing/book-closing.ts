import { closingLocation } from '#entities/application/closing.ts';
import type { Actor } from '#entities/contract/actor.ts';
import type { ClosingChoices, ClosingSlot } from '#entities/facts/closing-slot.ts';
import { laterOf } from '#entities/values/day.ts';
import { closingDays } from '#rules/closing/closing-days.ts';
import { closingTimes, openTimes, takenSlots } from '#rules/closing/closing-slots.ts';
import { firstDayToClose } from '#rules/closing/closing-waits.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { bookedSlots, lockClosingDay } from '#server/db/repos/closing/closing-records.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { closingPapersOf } from '../delivery/closing-papers.ts';
import { startNoticeDuties } from '../delivery/start-notice-duties.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import { valuationStanding } from '../valuations/valuation-standing.ts';
import { notifyAppointment } from './notify-appointment.ts';
import { prepareClosing } from './prepare-closing.ts';

/** The days, times and places that can be booked: by the law's waiting periods, the lender's hours and what others booked. */
export const closingChoices = async (
  { clock, lender: { closings } }: Pick<Container, 'clock' | 'lender'>,
  db: Reader,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ClosingChoices> => {
  const asOf = clock.today();
  const papers = await closingPapersOf({ clock }, db, { id, document });
  const { bookableFrom } = await valuationStanding({ clock }, db, { id, document });
  const days = closingDays({ earliest: laterOf(firstDayToClose(papers, asOf), bookableFrom), asOf });
  const allowed = papers.limits?.closesAtOffice === true ? (['office'] as const) : closingLocation.options;
  const places = allowed.filter((place) => closings.notaries[place] > 0);
  const taken = takenSlots(closings, { days, places }, await bookedSlots(db, { days, except: id }));
  return { days, places, times: closingTimes(closings), taken };
};

export type Appointment = ClosingSlot;

type Booker = { applicationId: string; actor: Actor };
/** `taken`: a moment ago it was open. */
type Booked = { kind: 'booked' } | { kind: 'notPossible' } | { kind: 'taken' };

const isBooked = ({ closing }: StoredApplication['document'], appointment: Appointment | null): boolean =>
  closing.appointmentOn === (appointment?.on ?? null) &&
  (appointment === null || (closing.appointmentTime === appointment.time && closing.place === appointment.place));

const lockOpenLoan = async (tx: Tx, applicationId: string): Promise<StoredApplication> => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) throw new AppError('notFound');
  await requireOpenLoan(tx, stored);
  return stored;
};

type Booking = { stored: StoredApplication; actor: Actor; appointment: Appointment };

const book = async (container: Container, tx: Tx, { stored, actor, appointment }: Booking): Promise<Booked> => {
  const { on, time, place } = appointment;
  const applicationId = stored.id;
  // Submitted twice, it is one appointment.
  if (isBooked(stored.document, appointment)) return { kind: 'booked' };
  await startValuationClocks(tx, { stored, on: container.clock.today() });
  await lockClosingDay(tx, on);
  const choices = await closingChoices(container, tx, stored);
  const { days, places, times } = choices;
  const isOpened = stored.document.closing.accountOpenedOn !== null;
  if (isOpened || !days.includes(on) || !places.includes(place) || !times.includes(time))
    return { kind: 'notPossible' };
  if (!openTimes(choices, appointment).includes(time)) return { kind: 'taken' };
  const closing = { ...stored.document.closing, appointmentOn: on, appointmentTime: time, place };
  const document = { ...stored.document, closing };
  await saveApplication(tx, { id: applicationId, document, status: stored.status });
  await appendEvent(tx, { applicationId, actor, kind: 'closingBooked', body: { on, time, place } });
  await reconcileConditions(container, tx, { id: applicationId, document });
  await prepareClosing(container, tx, { ...stored, document });
  await startNoticeDuties(tx, { stored: { ...stored, document }, on: container.clock.today() });
  await notifyAppointment(container, tx, { ...stored, document });
  return { kind: 'booked' };
};

/** Booked or moved by either borrower, until the account is open. */
export const bookClosing = (
  container: Container,
  { applicationId, actor }: Booker,
  appointment: Appointment,
): Promise<Booked> =>
  container.database.transact(async (tx) =>
    book(container, tx, { stored: await lockOpenLoan(tx, applicationId), actor, appointment }),
  );

/** By staff, who send the appointment their page showed: one made since then is not overwritten unseen. */
export const bookClosingForThem = (
  container: Container,
  { applicationId, actor }: Booker,
  { seen, ...appointment }: Appointment & { seen: Appointment | null },
): Promise<Booked | { kind: 'bookedMeanwhile' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockOpenLoan(tx, applicationId);
    const isOther = !isBooked(stored.document, seen) && !isBooked(stored.document, appointment);
    return isOther ? { kind: 'bookedMeanwhile' } : book(container, tx, { stored, actor, appointment });
  });
