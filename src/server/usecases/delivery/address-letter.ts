import type { Address } from '#entities/values/address.ts';
import { AppError } from '#server/app-error.ts';
import { isWithin } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeDelivery, lockDeliveries } from '#server/db/repos/loan/notice-deliveries.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { envelopeOf } from './envelope-of.ts';

export type AddressOutcome = { kind: 'addressed' } | { kind: 'changed' };

type Addressed = { id: string; address: Address; reason: string };

/** Staff type where a waiting letter goes, and why; the record keeps both. A printed letter keeps its address. */
export const addressLetter = (
  container: Container,
  staff: Staff,
  { id, address, reason }: Addressed,
): Promise<AddressOutcome> => {
  const reach = requireReach(staff, 'workLoan');
  return container.database.transact(async (tx): Promise<AddressOutcome> => {
    const [letter] = await lockDeliveries(tx, [id]);
    const office = letter ? await officeOf(tx, letter.applicationId) : null;
    if (!letter || office === null || !isWithin(reach, office)) throw new AppError('notFound');
    const { applicationId, channel, sentOn, bouncedOn, batchId, held, kind, person, owner } = letter;
    const isWaiting = channel === 'post' && sentOn === null && bouncedOn === null && batchId === null && held === null;
    const stored = await findApplication(tx, applicationId);
    if (!isWaiting || !stored) return { kind: 'changed' };
    const { name } = await envelopeOf(tx, stored, { ...letter, mailedTo: null });
    await changeDelivery(tx, { id, mailedTo: { name, address } });
    const body = { kind, person, owner, address, reason };
    await appendEvent(tx, { applicationId, actor: { staff: staff.accountId }, kind: 'letterAddressed', body });
    return { kind: 'addressed' };
  });
};
