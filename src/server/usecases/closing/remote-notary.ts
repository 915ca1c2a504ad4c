import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '#entities/contract/actor.ts';
import { openNotaryStates } from '#entities/facts/notary-order.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { findApplication, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  addNotaryOrder,
  changeNotaryOrder,
  findNotaryOrder,
  findNotaryOrderBy,
  type NotaryOrderRow,
  notaryOrdersOf,
  openNotaryOrders,
} from '#server/db/repos/closing/notary-orders.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import type { NotaryOrder, NotarySigner, NotaryStanding } from '#server/vendors/notary/port.ts';
import { openFile } from '../documents/open-file.ts';
import { knownAddress } from '../shared/known-address.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { closingStanding } from './closing-standing.ts';
import { fileNotarizedDeed } from './file-notarized-deed.ts';

export type NotaryOutcome =
  | { kind: 'ordered' }
  | { kind: 'orderedBefore' }
  | { kind: 'fileMissing' }
  /** The closing is not booked online, or the state asks for an office. */
  | { kind: 'notOnline' }
  /** The line may not close today: nobody signs the deed before. */
  | { kind: 'notYet' }
  /** Everyone who signs gets their link by email. */
  | { kind: 'emailMissing'; names: string[] }
  | { kind: 'none' };

const PEOPLE: readonly string[] = ['borrower', 'coborrower'];

/** Everyone on the title signs the security instrument, borrowing or not. */
const signersOf = async (db: Reader, stored: StoredApplication): Promise<NotarySigner[] | { missing: string[] }> => {
  const { document } = stored;
  const { title } = await outsideFactsOf(db, stored);
  const owners = ownersOf(document, title);
  const missing = owners.filter(({ email }) => email === null).map(({ name }) => name);
  if (missing.length > 0) return { missing };
  return owners.map(({ owner, name, email }) => {
    const [firstName = '', ...rest] = name.split(' ');
    const isBorrower = PEOPLE.includes(owner);
    const phone = owner === 'borrower' ? document.borrower.phone : (document.coborrower?.phone ?? null);
    return {
      ...{ id: owner, firstName, lastName: rest.join(' '), email: email ?? '', isBorrower },
      phone: isBorrower ? phone : null,
    };
  });
};

type Ordering = { staff: LoanStaff<'workLoan'>; fileId: string };

/** Staff hand the deed to the remote notary; the order is kept before the service hears of it, so that it is made once. */
export const orderNotary = async (
  container: Container,
  { staff: { accountId, name, applicationId }, fileId }: Ordering,
): Promise<NotaryOutcome> => {
  if (container.notary === null) return { kind: 'none' };
  const id = randomUUID();
  const outcome = await container.database.transact(async (tx): Promise<NotaryOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    if (stored.document.closing.place !== 'online') return { kind: 'notOnline' };
    const { kind: standing } = await closingStanding(container, tx, stored);
    if (standing !== 'open' && standing !== 'closed') return { kind: 'notYet' };
    const before = await notaryOrdersOf(tx, applicationId);
    if (before.some(({ state }) => openNotaryStates.includes(state) || state === 'done'))
      return { kind: 'orderedBefore' };
    const file = (await filesOf(tx, applicationId)).find((each) => each.id === fileId);
    if (file?.state !== 'clean' || file.retiredAt !== null) return { kind: 'fileMissing' };
    const signers = await signersOf(tx, stored);
    if ('missing' in signers) return { kind: 'emailMissing', names: signers.missing };
    const by = { orderedBy: accountId, orderedByName: name, orderedAt: tx.clock.began() };
    await addNotaryOrder(tx, { id, applicationId, fileId, state: 'preparing', ...by });
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'notaryOrdered', body: { fileId } });
    return { kind: 'ordered' };
  });
  if (outcome.kind === 'ordered') await followNotary(container, id);
  return outcome;
};

const orderOf = async (container: Container, row: NotaryOrderRow): Promise<NotaryOrder | null> => {
  const { db } = container.database;
  const stored = await findApplication(db, row.applicationId);
  const home = stored && knownAddress(stored.document);
  const signers = stored && (await signersOf(db, stored));
  if (!stored || !home || !signers || 'missing' in signers) return null;
  const { name, size, bytes } = await openFile(container, row.fileId);
  const deed = { name, bytes: await buffer(bytes({ start: 0, end: size - 1 })) };
  return { key: row.id, loanNumber: loanNumberText(stored.loanNumber), signers, home, deed };
};

const keep = (
  { database }: Container,
  { id, applicationId }: NotaryOrderRow,
  { standing, actor }: { standing: Exclude<NotaryStanding, { kind: 'noAnswer' }>; actor: Actor },
): Promise<void> =>
  database.transact(async (tx) => {
    await lockApplication(tx, applicationId);
    const now = await findNotaryOrder(tx, id);
    if (!now || !openNotaryStates.includes(now.state)) return;
    const { kind: state, reference } = standing;
    const problem = 'problem' in standing ? standing.problem : null;
    const reason = 'reason' in standing ? standing.reason : null;
    const endedAt = 'endedAt' in standing ? standing.endedAt : null;
    await changeNotaryOrder(tx, { id, reference: reference ?? now.reference, state, problem, reason, endedAt });
    if (state === now.state) return;
    await appendEvent(tx, { applicationId, actor, kind: 'notaryMoved', body: { state, problem } });
  });

/** Goes on with an order, asks how it stands, or files the notarized deed. False while the service does not answer. */
export const followNotary = async (container: Container, id: string): Promise<boolean> => {
  const { notary, database } = container;
  const row = await findNotaryOrder(database.db, id);
  if (notary === null || !row) return true;
  if (row.state === 'done') return row.deedFileId !== null || fileNotarizedDeed(container, row);
  if (!openNotaryStates.includes(row.state)) return true;
  const order = row.state === 'preparing' ? await orderOf(container, row) : null;
  if (row.state === 'preparing' && order === null) return true;
  const standing = order ? await notary.order(order) : await notary.look(row.reference ?? '');
  if (standing.kind === 'noAnswer') return false;
  await keep(container, row, { standing, actor: { thirdParty: 'vendor/notary' } });
  return standing.kind === 'done' ? followNotary(container, id) : true;
};

/** Every order under way, from time to time. */
export const followNotaries = async (container: Container): Promise<void> => {
  for (const { id } of await openNotaryOrders(container.database.db)) await followNotary(container, id);
};

/** News about an order: `unmatched` where it is not ours, `away` while the service does not answer. */
export const followNotaryBy = async (
  container: Container,
  reference: string,
): Promise<{ applicationId: string } | 'unmatched' | 'away'> => {
  const row = await findNotaryOrderBy(container.database.db, reference);
  if (!row) return 'unmatched';
  return (await followNotary(container, row.id)) ? { applicationId: row.applicationId } : 'away';
};

/** Staff take an order back, say because the terms changed; then another may be made. */
export const recallNotary = async (
  container: Container,
  { staff, reason }: { staff: LoanStaff<'workLoan'>; reason: string },
): Promise<{ kind: 'recalled' | 'notOpen' | 'noAnswer' }> => {
  const { notary, database } = container;
  const [row] = await notaryOrdersOf(database.db, staff.applicationId);
  if (notary === null || !row || !openNotaryStates.includes(row.state)) return { kind: 'notOpen' };
  const actor = { staff: staff.accountId };
  // Without a reference nobody was sent anything yet: at most a draft is left at the service.
  const standing: NotaryStanding =
    row.reference === null ? { kind: 'recalled', reference: null } : await notary.recall(row.reference, reason);
  if (standing.kind !== 'recalled') return { kind: 'noAnswer' };
  await keep(container, row, { standing, actor });
  return { kind: 'recalled' };
};
