import { z } from 'zod';
import type { StaffDecision } from '#entities/contract/staff-decision.ts';
import { writtenDocument } from '#entities/contract/written-document.ts';
import { noticeHold } from '#entities/facts/notice.ts';
import type { Dollars } from '#entities/values/money.ts';
import { person as personSchema } from '#entities/values/person.ts';
import { reasonGap } from '#rules/adverse-action/is-specific-reason.ts';
import type { JudgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { isApproval } from '#rules/decision/decision-options.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import type { Container } from '#server/container.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { MissingValue } from '#server/documents/fill-template.ts';
import type { DocumentToWrite } from '#server/documents/write-document.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { datesInWords } from '../closing/dates-in-words.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { deliveryChannelOf } from '../delivery/delivery-channel-of.ts';
import { writingFacts } from '../documents/writing-facts.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { leftOf, missingOf } from './carry-out-decision.ts';
import { counterTerms } from './counter-terms.ts';
import { reasonsOf } from './record-decision.ts';
import { decideNow } from './save-run.ts';
import { contentOf } from './send-notice.ts';
import { statedRefusal } from './stated-refusal.ts';

export const noticePreview = z.discriminatedUnion('kind', [
  /** One copy a person, as it would be sent now. */
  z.object({
    kind: z.literal('notice'),
    copies: z.array(
      z.object({
        person: personSchema,
        channel: z.enum(['email', 'post']),
        content: writtenDocument.pick({ title: true, recipient: true, sections: true }),
      }),
    ),
  }),
  /** Something is missing: it would wait for staff. */
  z.object({ kind: z.literal('held'), held: noticeHold }),
  /** Nothing is sent in writing, no reason is chosen yet, or the line does not pass. */
  z.object({ kind: z.enum(['none', 'reasonNeeded', 'reasonVague', 'noOffer']) }),
]);
export type NoticePreview = z.infer<typeof noticePreview>;

type Asked = {
  kind: StaffDecision;
  amount: Dollars | null;
  judgment: readonly JudgmentReason[];
  otherReason: string | null;
};
type Writing = {
  stored: StoredApplication;
  line: AcceptedOffer | null;
  askedFor: (copy: Copy) => DocumentToWrite | Held;
};
type Copy = { person: z.infer<typeof personSchema>; channel: 'email' | 'post' };
type Held = { held: z.infer<typeof noticeHold> };

const copiesOf = async (container: Container, { stored, line, askedFor }: Writing): Promise<NoticePreview> => {
  const { db } = container.database;
  const copies: Extract<NoticePreview, { kind: 'notice' }>['copies'] = [];
  for (const person of peopleIn(stored.document)) {
    if (fullName(stored.document, person) === '') return { kind: 'held', held: 'nameMissing' };
    const { channel } = await deliveryChannelOf(db, { stored, person });
    const asked = askedFor({ person, channel });
    if ('held' in asked) return { kind: 'held', held: asked.held };
    const facts = await writingFacts(container, { tx: db, stored, person, line });
    try {
      const { title, recipient, sections } = contentOf(facts, asked);
      copies.push({ person, channel, content: { title, recipient, sections } });
    } catch (error) {
      if (error instanceof MissingValue) return { kind: 'held', held: 'valueMissing' };
      throw error;
    }
  }
  return { kind: 'notice', copies };
};

/** The notice a decision would send, in its real words: written by the same code, and neither kept nor sent. */
export const previewNotice = async (
  container: Container,
  { applicationId, asked }: { applicationId: string; asked: Asked },
): Promise<NoticePreview> => {
  const { db } = container.database;
  const { stored, conditions } = await currentConditions(container, applicationId);
  const { kind, amount, judgment, otherReason } = asked;
  if (kind === 'suspended') {
    const missing = missingOf(container, { stored, conditions });
    return copiesOf(container, { stored, line: null, askedFor: () => ({ kind: 'incompleteness', missing }) });
  }
  if (isApproval(kind)) {
    const line = await findAcceptedOffer(db, applicationId);
    if (line === null) return { kind: 'none' };
    const left = kind === 'approved' ? [] : leftOf(container, { stored, conditions });
    const approved = { left, dates: await datesInWords(container, db, stored) };
    return copiesOf(container, { stored, line, askedFor: () => ({ kind: 'approvalLetter', approved }) });
  }
  if (kind !== 'denied' && kind !== 'countered') return { kind: 'none' };
  const decision = await decideNow(container, db, stored);
  const reasons = reasonsOf(decision.trace, { judgment });
  const gap = reasonGap(reasons, otherReason);
  if (gap !== null) return { kind: gap };
  const line =
    kind === 'countered' && amount !== null ? (await counterTerms(container, db, { stored, amount })).terms : null;
  if (kind === 'countered' && line === null) return { kind: 'noOffer' };
  const facts = { application: stored.document, outside: await outsideFactsOf(db, stored) };
  const said = reasons.includes('other') ? otherReason : null;
  const refusal = { decision, facts, reasons, otherReason: said, decidedOn: container.clock.today() };
  const notice = kind === 'denied' ? 'adverseAction' : 'counterOffer';
  return copiesOf(container, {
    ...{ stored, line },
    askedFor: ({ person, channel }) => {
      const stated = statedRefusal({ refusal, person, channel });
      return 'held' in stated ? stated : { kind: notice, stated };
    },
  });
};
