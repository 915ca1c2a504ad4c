import type { ClosingLocation, ClosingTime } from '#entities/application/closing.ts';
import type { Actor } from '#entities/contract/actor.ts';
import { type Day, laterOf } from '#entities/values/day.ts';
import { closingDays } from '#rules/closing/closing-days.ts';
import { firstDayToClose } from '#rules/closing/closing-waits.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { closingPapersOf } from '../delivery/closing-papers.ts';
import { startNoticeDuties } from '../delivery/start-notice-duties.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import { valuationStanding } from '../valuations/valuation-standing.ts';
import { prepareClosing } from './prepare-closing.ts';

/** The available days, and whether the state requires an office closing. */
export const closingChoices = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<{ days: Day[]; places: ClosingLocation[] }> => {
  const asOf = clock.today();
  const papers = await closingPapersOf({ clock }, db, { id, document });
  const { bookableFrom } = await valuationStanding({ clock }, db, { id, document });
  const days = closingDays({ earliest: laterOf(firstDayToClose(papers, asOf), bookableFrom), asOf });
  return { days, places: papers.limits?.closesAtOffice === true ? ['office'] : ['online', 'office', 'home'] };
};

export type Appointment = { on: Day; time: ClosingTime; place: ClosingLocation };

type Booker = { applicationId: string; actor: Actor };
type Booked = { kind: 'booked' } | { kind: 'notPossible' };

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
  const { days, places } = await closingChoices(container, tx, stored);
  const isOpened = stored.document.closing.accountOpenedOn !== null;
  if (isOpened || !days.includes(on) || !places.includes(place)) return { kind: 'notPossible' };
  const closing = { ...stored.document.closing, appointmentOn: on, appointmentTime: time, place };
  const document = { ...stored.document, closing };
  await saveApplication(tx, { id: applicationId, document, status: stored.status });
  await appendEvent(tx, { applicationId, actor, kind: 'closingBooked', body: { on, time, place } });
  await reconcileConditions(container, tx, { id: applicationId, document });
  await prepareClosing(container, tx, { ...stored, document });
  await startNoticeDuties(tx, { stored: { ...stored, document }, on: container.clock.today() });
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
