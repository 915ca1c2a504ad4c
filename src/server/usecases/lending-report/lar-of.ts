import { z } from 'zod';
import { type Demographics, demographics } from '#entities/application/demographics.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import type { KeptLar, LarExclusion } from '#entities/facts/lar.ts';
import { type Day, day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import { getPolicy } from '#policy/policies.ts';
import { type AdverseReason, adverseReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { denialCodes } from '#rules/adverse-action/denial-codes.ts';
import { officerOf } from '#rules/closing/officer-of.ts';
import { decision as decisionSchema } from '#rules/decision/decision.ts';
import { type ActionTaken, actionTaken } from '#rules/hmda/action-taken.ts';
import { countyCode } from '#rules/hmda/county-code.ts';
import { failedEdits } from '#rules/hmda/lar-edits.ts';
import { larExclusion, larTexts, lendingReportRow } from '#rules/hmda/lar-row.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { assigneeEmailOf } from '#server/db/repos/accounts/offices.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { demographicsOf } from '#server/db/repos/application/demographics.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { type DecisionRow, decisionsOf } from '#server/db/repos/loan/decisions.ts';
import { findTract } from '#server/db/repos/loan/lar-rows.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export type Lar = ({ kind: 'row' } & KeptLar) | { kind: 'excluded'; why: LarExclusion };

const answersOf = async (db: Reader, applicationId: string, person: Person): Promise<Demographics | null> =>
  demographics.safeParse((await demographicsOf(db, { applicationId, person }))?.document).data ?? null;

const beganOn = async (db: Reader, applicationId: string): Promise<Day | null> => {
  const [began] = await eventsOfKind(db, { applicationId, kind: 'applicationBegan' });
  return z.object({ on: day }).safeParse(began?.body).data?.on ?? null;
};

const actionOf = async (db: Reader, { id, document }: StoredApplication, history: DecisionRow[]) =>
  actionTaken({
    decisions: history.map(({ kind, decidedOn }) => ({ kind: decisionKind.parse(kind), on: decidedOn })),
    isCounterOpen: await hasRunningClock(db, { applicationId: id, kind: 'counterOffer' }),
    accountOpenedOn: document.closing.accountOpenedOn,
    cancelledOn: document.closing.cancelledOn,
  });

const reasonsOf = (row: DecisionRow | undefined): AdverseReason[] =>
  z.array(z.enum(adverseReasons)).safeParse(row?.reasons).data ?? [];

/** Reasons outside the published list are filed in words. */
const otherReasonsOf = ({ words }: Pick<Container, 'words'>, row: DecisionRow | undefined): string | null => {
  const others = reasonsOf(row).filter((reason) => denialCodes[reason].hmda === 9);
  const texts = others.map(
    (reason) => (reason === 'other' ? row?.otherReason : null) ?? words.adverseReasonWords[reason],
  );
  return texts.length === 0 ? null : texts.join('; ').slice(0, 255);
};

/** The row of the lending report as of now, or why there is none. Demographics are read here and by nothing that decides. */
export const larOf = async (container: Container, db: Reader, stored: StoredApplication): Promise<Lar> => {
  const { id, document, loanNumber } = stored;
  const history = await decisionsOf(db, id);
  const action: ActionTaken | null = await actionOf(db, stored, history);
  const outside = await outsideFactsOf(db, stored);
  const asOf = container.clock.today();
  const last = history.at(-1);
  const decided = decisionSchema.safeParse(last?.decision).data;
  const { figures, chosen } = decided ?? decideApplication({ application: document, facts: outside, asOf });
  const line = await findAcceptedOffer(db, id);
  const isOffered = action !== null && action.code <= 2;
  const amount = (isOffered ? line?.offer.amount : null) ?? chosen.amount;
  const appliedOn = await beganOn(db, id);
  const state = { isBegun: appliedOn !== null, hasAction: action !== null };
  const why = larExclusion({ application: document, amount, ...state });
  if (why !== null || action === null) return { kind: 'excluded', why: why ?? 'noActionYet' };
  const { state: place, county } = document.property;
  const { products } = getPolicy(action.on);
  const row = lendingReportRow({
    lei: container.lender.lei,
    isPartiallyExempt: container.lender.isPartiallyExempt,
    loanNumber: loanNumberText(loanNumber).replaceAll(/[^A-Za-z0-9]/g, ''),
    appliedOn,
    action,
    reasons: reasonsOf(last),
    otherReasons: otherReasonsOf(container, last),
    application: document,
    outside,
    figures,
    amount,
    line,
    plan: { fixedDrawYears: products.fixed.drawYears, repaymentYears: products.variable.repaymentYears },
    demographics: {
      borrower: await answersOf(db, id, 'borrower'),
      coborrower: await answersOf(db, id, 'coborrower'),
    },
    countyCode: place !== null && county !== null ? await countyCode(place, county) : null,
    tract: (await findTract(db, id))?.tract ?? null,
    officerNmls:
      officerOf(container.lender.officers, { assigneeEmail: await assigneeEmailOf(db, id), state: place })?.nmls ??
      null,
    apor: await container.averageRates.tables(),
  });
  return { kind: 'row', row, actionOn: action.on, failedEdits: failedEdits(larTexts(row)) };
};
