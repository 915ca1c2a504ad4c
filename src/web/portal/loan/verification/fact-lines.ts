import type { FactKind, FactSource } from '#entities/facts/fact-kind.ts';
import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { summarySteps } from '#funnel/engine/summary-steps.ts';
import { isCorrectable } from '#funnel/is-correctable.ts';
import type { ConditionState } from '#rules/conditions/condition-request.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { contradictions } from '#rules/facts/contradictions.ts';
import { missingFacts } from '#rules/facts/fact-rows.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { vendorOrders } from '#words/portal/loan-desk/vendor-orders.ts';
import { contradictionText } from '../facts/contradiction-text.ts';
import { firstNameOf } from '../facts/people-names.ts';
import type { LoanData } from '../loan-context.ts';
import type { FactEntries } from './fact-entries.tsx';
import { type Entering, type FactGroup, type Identified, type SideBySide, sideBySide } from './side-by-side.ts';

export type Order = FactEntries['orders'][number];
export type Entry = FactEntries['entries'][number];

/** One row of the table: stated beside verified, where it came from, and what can be done here. */
export type FactLine = Pick<SideBySide, 'key' | 'group' | 'name' | 'stated' | 'verified'> & {
  source: FactSource | null;
  /** What it holds up while it is unknown. */
  blocks: 'approval' | 'funding' | null;
  enters: Entering | null;
  /** No vendor answers it. */
  isLeftToStaff: boolean;
  /** The state of the photo ID it rests on; null where a vendor or an entry settled it. */
  photoId: ConditionState | null;
  /** Of the vendor, in the first row of its fact. */
  order: Order | null;
  /** What staff entered: what counts, and what waits for a second person. */
  inForce: Entry | null;
  waiting: Entry | null;
  /** The applicant's page with the stated answer. */
  corrects: { step: Step; person: Person } | null;
  marks: readonly string[];
  /** Of a sum. */
  note: string | null;
};
type Loan = Pick<LoanData, 'file' | 'policy' | 'decision'>;
type View = Pick<FactEntries, 'orders' | 'entries' | 'leftToStaff' | 'photoIds'>;

const isOfPerson = (kind: FactKind): boolean => kind === 'credit' || kind === 'income' || kind === 'identity';

const isEntryOf = ({ kind, person }: Entry, enters: Entering | null): boolean =>
  enters !== null && kind === enters.kind && (!isOfPerson(kind) || person === enters.person);

/** The newest word on who a person is: a colleague's entry that counts, the vendor's answer, or the photo ID that staff accepted. */
const identitiesIn = ({ file }: Loan, { entries, orders, photoIds }: View): Identified[] =>
  peopleIn(file.application).map((person) => {
    const entry = entries.findLast((each) => each.state === 'inForce' && isEntryOf(each, { kind: 'identity', person }));
    const doubts = entry?.fact.kind === 'identity' ? entry.fact.doubts : [];
    const isFound = orders.some((each) => each.what === 'identity' && each.person === person && each.state === 'found');
    const said =
      doubts.length === 0 ? words.matches : doubts.map((doubt) => factEntryWords.doubtKinds[doubt]).join(', ');
    if (entry) return { person, verified: said, source: 'staff', photoId: null };
    if (isFound) return { person, verified: words.matches, source: 'vendor', photoId: null };
    const photoId = photoIds.find((each) => each.person === person)?.state ?? null;
    const isAccepted = photoId === 'accepted';
    return { person, verified: isAccepted ? words.matches : null, source: isAccepted ? 'staff' : null, photoId };
  });

/** An order that belongs to no fact of the table, such as the check of a job, has a row of its own. */
const ownRow = (order: Order, { file }: Loan): FactLine => ({
  ...{ key: `order ${order.what} ${order.person}`, group: order.what === 'employment' ? 'income' : 'home' },
  name: vendorOrders.of(vendorOrders.names[order.what], firstNameOf(file.application, order.person)),
  ...{ stated: null, verified: order.state === 'found' ? vendorOrders.states.found : null },
  ...{ source: order.state === 'found' ? 'vendor' : null, blocks: null, enters: null, isLeftToStaff: false, order },
  photoId: null,
  ...{ inForce: null, waiting: null, corrects: null, marks: [], note: null },
});

const groups = Object.keys(words.groups) as FactGroup[];

/** Every fact of the loan, each with its order, its entries and what contradicts it. */
export const factLines = (loan: Loan, view: View): FactLine[] => {
  const { application, facts, variant, asOf } = loan.file;
  const found = contradictions({ application, facts, policy: loan.policy, asOf });
  const missing = missingFacts(loan.decision.facts, 'conditionalApproval');
  const steps = peopleIn(application).flatMap((person) =>
    summarySteps({ application, variant, person })
      .filter(isCorrectable)
      .map((step) => ({ step, person })),
  );
  const left = [...view.orders];
  const seen = new Set<string>();
  const lines = sideBySide(loan, identitiesIn(loan, view)).map((fact): FactLine => {
    const {
      enters = null,
      asks,
      pages = [],
      isFundingBlocked = false,
      isMarked,
      source,
      note = null,
      photoId = null,
      ...plain
    } = fact;
    const isMine = (order: Order): boolean =>
      order.what === asks && (enters === null || !isOfPerson(enters.kind) || order.person === enters.person);
    const at = left.findIndex(isMine);
    const [order = null] = at === -1 ? [] : left.splice(at, 1);
    const entries = view.entries.filter((entry) => isEntryOf(entry, enters));
    // Two rows may stand on one entry: it is settled in the first.
    const mark = enters ? `${enters.kind} ${isOfPerson(enters.kind) ? enters.person : ''}` : '';
    const isFirst = enters !== null && !seen.has(mark);
    seen.add(mark);
    const isMissing = missing.some(
      ({ fact: kind, person }) => kind === enters?.kind && (person === null || person === enters.person),
    );
    const whose = enters?.person ?? 'borrower';
    return {
      ...plain,
      ...{
        enters,
        order,
        note,
        photoId,
        source: plain.verified === null || note !== null ? null : (source ?? 'vendor'),
      },
      blocks: isFundingBlocked ? 'funding' : isMissing && plain.verified === null && isFirst ? 'approval' : null,
      isLeftToStaff: plain.verified === null && enters !== null && view.leftToStaff.includes(enters.kind),
      inForce: source === 'staff' ? (entries.findLast(({ state }) => state === 'inForce') ?? null) : null,
      waiting: isFirst ? (entries.findLast(({ state }) => state === 'waiting') ?? null) : null,
      corrects: steps.find(({ step, person }) => pages.includes(step.key) && person === whose) ?? null,
      marks: found.filter((each) => isMarked?.(each)).map((each) => contradictionText(each, application)),
    };
  });
  const all = [...lines, ...left.map((order) => ownRow(order, loan))];
  return groups.flatMap((group) => all.filter((line) => line.group === group));
};

/** What a person has to do something about. */
export const stateOf = ({ marks, waiting, order, blocks, verified, enters }: FactLine) => {
  if (order?.state === 'failed' && verified === null) return 'failed';
  if (waiting !== null) return 'waiting';
  if (marks.length > 0) return 'contradicted';
  if (blocks !== null || (verified === null && enters !== null)) return 'unknown';
  return verified === null ? 'statedOnly' : 'known';
};
export type FactState = ReturnType<typeof stateOf>;
