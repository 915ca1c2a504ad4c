import type { Actor } from '#entities/contract/actor.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import type { Subject } from '#server/vendors/port.ts';
import { lockConditions } from './current-conditions.ts';

const CODE = conditionCode.photoId;

/** Verified by a vendor or by staff: the submitted ID is accepted. A doubt, or no answer, leaves it to manual review with the mismatches. */
export const acceptId = async (
  container: Container,
  tx: Tx,
  { applicationId, person, actor }: Subject & { actor: Actor },
): Promise<void> => {
  const { conditions } = await lockConditions(container, tx, applicationId);
  for (const { key, request, state } of conditions) {
    if (request.code !== CODE || request.owner !== person || state !== 'received') continue;
    await changeCondition(tx, { applicationId, key }, { state: 'accepted', reason: null, decidedBy: null });
    const body = { key, code: CODE, state: 'accepted', reason: null };
    await appendEvent(tx, { applicationId, actor, kind: 'conditionDecided', body });
  }
};
