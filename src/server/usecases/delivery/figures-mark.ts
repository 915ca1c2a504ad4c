import { createHash } from 'node:crypto';
import { paymentList } from '#rules/funding/payment-list.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';

/** An id of the accepted terms and the payments of the funding day: a notice that states other figures does not count. */
export const figuresMark = async (
  db: Reader,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<string> => {
  const accepted = await findAcceptedOffer(db, id);
  const figures = JSON.stringify([accepted, paymentList(document, accepted?.offer ?? null)]);
  const hex = createHash('sha256').update(figures).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};
