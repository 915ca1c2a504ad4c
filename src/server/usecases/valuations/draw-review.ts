import { createHmac } from 'node:crypto';
import type { Valuation } from '#entities/facts/valuation.ts';
import { getPolicy } from '#policy/policies.ts';
import { isDrawn } from '#rules/valuation-review/is-drawn.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addAvmReview } from '#server/db/repos/loan/avm-reviews.ts';
import { lookupKey } from '#server/db/sealed/lookup-hash.ts';

type Drawn = { applicationId: string; reportId: string; valuation: Valuation };

/** Random to everyone without the key, and repeatable with it. */
export const drawCode = ({ ring }: Pick<Container, 'ring'>, reportId: string): string => {
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error('The key ring has no current key.');
  return createHmac('sha256', lookupKey(key)).update(`avmReview/${reportId}`).digest('hex');
};

/** A share of all values that price a line is reviewed by a person; which ones is drawn when the value comes in. */
export const drawReview = async (
  { clock, ring }: Pick<Container, 'clock' | 'ring'>,
  tx: Tx,
  { applicationId, reportId, valuation }: Drawn,
): Promise<void> => {
  const drawnOn = clock.today();
  const share = getPolicy(drawnOn).valuation.reviewShare;
  const code = drawCode({ ring }, reportId);
  if (!isDrawn(code, share)) return;
  const { model } = valuation;
  if (!(await addAvmReview(tx, { reportId, applicationId, model, share, code, drawnOn, valuation }))) return;
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'avmReviewDrawn', body: { on: drawnOn } });
};
