import { fullName as staffName } from '#entities/text/full-name.ts';
import type { Address } from '#entities/values/address.ts';
import { AppError } from '#server/app-error.ts';
import { isWithin } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { addBatch } from '#server/db/repos/loan/letter-batches.ts';
import { changeDelivery, lockDeliveries, type NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { envelopeOf } from './envelope-of.ts';

export type PrintOutcome =
  | { kind: 'printed'; batchId: string; letters: number }
  /** A colleague printed some of them, or one has no address. */
  | { kind: 'changed' };

type Addressed = { name: string; address: Address };

const addressedTo = async (tx: Tx, letter: NoticeDeliveryRow): Promise<Addressed | null> => {
  const stored = await findApplication(tx, letter.applicationId);
  const envelope = stored && (await envelopeOf(tx, stored, letter));
  return envelope?.address ? { name: envelope.name, address: envelope.address } : null;
};

const isToPrint = ({ channel, sentOn, bouncedOn, batchId, held }: NoticeDeliveryRow): boolean =>
  channel === 'post' && sentOn === null && bouncedOn === null && batchId === null && held === null;

/** Puts letters into one batch, each with the address it will be mailed to. All of them or none. */
export const printLetters = (container: Container, staff: Staff, ids: readonly string[]): Promise<PrintOutcome> => {
  const reach = requireReach(staff, 'workLoan');
  return container.database.transact(async (tx): Promise<PrintOutcome> => {
    const letters = await lockDeliveries(tx, [...new Set(ids)]);
    for (const { applicationId } of letters) {
      const office = await officeOf(tx, applicationId);
      if (office === null || !isWithin(reach, office)) throw new AppError('notFound');
    }
    if (letters.length !== new Set(ids).size || !letters.every(isToPrint)) return { kind: 'changed' };
    const envelopes = new Map<string, Addressed>();
    for (const letter of letters) {
      const envelope = await addressedTo(tx, letter);
      if (envelope === null) return { kind: 'changed' };
      envelopes.set(letter.id, envelope);
    }
    const account = await findAccount(tx, staff.accountId);
    const printed = { printedOn: container.clock.today(), printedBy: staff.accountId };
    const batchId = await addBatch(tx, { ...printed, printedByName: account ? staffName(account) : '' });
    for (const { id } of letters) {
      const mailedTo = envelopes.get(id);
      await changeDelivery(tx, { id, batchId, ...(mailedTo && { mailedTo }) });
    }
    return { kind: 'printed', batchId, letters: letters.length };
  });
};
