import type { ClosingPlace, ClosingTime } from '#entities/closing.ts';
import type { Day } from '#entities/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { closingDays } from '#rules/closing/closing-days.ts';
import { AppError } from '../app-error.ts';
import { lenderDayOf, lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { DbOrTx } from '../db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '../db/repos/applications.ts';
import { appendEvent, submittedAt } from '../db/repos/events.ts';
import { prepareClosing } from './prepare-closing.ts';
import { reconcileConditions } from './reconcile-conditions.ts';
import { requireOpenLoan } from './require-open-loan.ts';

/** The days there are, and whether the state wants it at an office. */
export const closingChoices = async (
  { env }: Pick<Container, 'env'>,
  db: DbOrTx,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<{ days: Day[]; places: ClosingPlace[] }> => {
  const asOf = lenderToday(env);
  const policy = getPolicy(asOf);
  const sent = await submittedAt(db, id);
  const { state } = document.property;
  const days = closingDays({ state, appliedOn: sent ? lenderDayOf(env, sent) : asOf, asOf, policy });
  const isAtOffice = policy.states.find(({ code }) => code === state)?.closesAtOffice === true;
  return { days, places: isAtOffice ? ['office'] : ['online', 'office', 'home'] };
};

export type Appointment = { on: Day; time: ClosingTime; place: ClosingPlace };

/** Booked or moved by either person, until the account is open. */
export const bookClosing = (
  container: Container,
  { applicationId, person }: { applicationId: string; person: string },
  { on, time, place }: Appointment,
): Promise<{ kind: 'booked' } | { kind: 'notPossible' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const { days, places } = await closingChoices(container, tx, stored);
    const isOpened = stored.document.closing.accountOpenedOn !== null;
    if (isOpened || !days.includes(on) || !places.includes(place)) return { kind: 'notPossible' };
    const closing = { ...stored.document.closing, appointmentOn: on, appointmentTime: time, place };
    const document = { ...stored.document, closing };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await appendEvent(tx, { applicationId, actor: person, kind: 'closingBooked', body: { on, time, place } });
    await reconcileConditions(container, tx, { id: applicationId, document });
    await prepareClosing(container, tx, { ...stored, document });
    return { kind: 'booked' };
  });
