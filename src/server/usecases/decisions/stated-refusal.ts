import { z } from 'zod';
import type { NoticeHold } from '#entities/facts/notice.ts';
import { outsideFacts } from '#entities/facts/outside-facts.ts';
import { dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { adverseReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { noticeReasons } from '#rules/adverse-action/notice-reasons.ts';
import { decision as decisionSchema } from '#rules/decision/decision.ts';
import type { DecisionRow } from '#server/db/repos/loan/decisions.ts';
import type { RefusalStated } from '#server/documents/adverse-action-values.ts';

const storedFacts = z.object({ outside: outsideFacts });
const storedReasons = z.array(z.enum(adverseReasons));
const chosen = z.object({ amount: dollars.nullable() });

type Refusal = Pick<DecisionRow, 'decision' | 'facts' | 'reasons' | 'otherReason' | 'decidedOn'>;
type Asked = { refusal: Refusal; person: Person; channel: RefusalStated['channel'] };

/**
 * A stored refusal for one person's notice: its own reasons, figures and report, not those a new run would find. Where no specific
 * reason can be stated, the notice waits for staff.
 */
export const statedRefusal = ({ refusal, person, channel }: Asked): RefusalStated | { held: NoticeHold } => {
  const { trace, figures, chosen: line } = decisionSchema.parse(refusal.decision);
  const { outside } = storedFacts.parse(refusal.facts);
  const codes = storedReasons.parse(refusal.reasons);
  if (codes.length === 0 || (codes.includes('other') && refusal.otherReason === null))
    return { held: 'reasonsMissing' };
  const file = outside.credit[person];
  const told = noticeReasons({ reasons: codes, trace, file });
  if (told.kind === 'factorsMissing') return { held: 'factorsMissing' };
  return {
    ...{ reasons: told.reasons, codes, otherReason: refusal.otherReason },
    ...{ figures, amount: chosen.parse(line).amount, decidedOn: refusal.decidedOn, file, channel },
  };
};
