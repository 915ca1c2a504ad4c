import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Address } from '#entities/values/address.ts';
import type { Container } from '#server/container.ts';
import { findApplication, lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import type { AddressAnswer } from '#server/vendors/address/port.ts';
import type { Subject, Unavailable } from '#server/vendors/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { keepFoundTract } from './keep-found-tract.ts';

/** Before saving: does the address exist, and what is its standard form? Nothing is stored. */
export const checkAddress = async (
  { vendorGateway }: Container,
  address: Address,
): Promise<AddressAnswer | Unavailable> => (await vendorGateway.address({ address }, randomUUID())).answer;

/** After saving: marks the home's address as verified or not, unless it has changed since. */
export const verifyHomeAddress = async (
  container: Container,
  { applicationId, person }: Subject,
): Promise<AskOutcome> => {
  const { db, transact } = container.database;
  const asked = (await findApplication(db, applicationId))?.document;
  const address = asked && knownAddress(asked);
  if (!address) return 'notReady';
  if (asked.property.isAddressVerified !== null) return asked.property.isAddressVerified ? 'found' : 'unsure';
  const answer = await checkAddress(container, address);
  if (answer.kind === 'unavailable') return answer.kind;
  const isAddressVerified = answer.kind === 'found' || answer.kind === 'corrected';
  await transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored || !isDeepStrictEqual(knownAddress(stored.document), address)) return;
    const document = { ...stored.document, property: { ...stored.document.property, isAddressVerified } };
    const tract = 'place' in answer ? (answer.place?.tract ?? null) : null;
    await keepFoundTract(container, tx, { stored, tract });
    if (isDeepStrictEqual(document, stored.document)) return;
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await appendEvent(tx, { applicationId, actor: person, kind: 'addressChecked', body: { outcome: answer.kind } });
  });
  return answer.kind === 'corrected' ? 'found' : answer.kind;
};
