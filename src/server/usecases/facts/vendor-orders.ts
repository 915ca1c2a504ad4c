import type { OrderState, VendorOrder } from '#entities/contract/desk/vendor-order.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Container } from '#server/container.ts';
import { STAFF_KEY, type StoredReport } from '#server/db/repos/application/reports.ts';
import { type StoredReportKind, unavailable } from '#server/vendors/port.ts';
import { isAskedOfNobody } from '../shared/left-to-staff.ts';

/** What staff may order or order again; null for what has a way of its own, such as the hard pull. */
const questionOf = {
  avm: 'valuation',
  avmCascade: 'valuation',
  singleCredit: 'credit',
  singleCreditCoborrower: 'credit',
  jointCredit: null,
  flood: 'flood',
  title: 'title',
  payrollIncome: 'income',
  bankIncome: 'income',
  staffIncome: null,
  insurance: 'insurance',
  identity: 'identity',
  employmentCheck: 'employment',
  // Not for staff to order: it settles nothing.
  homeRecord: null,
} as const satisfies Record<StoredReportKind, OutsideQuestion | null>;

/** About the home: ordered without anyone's consent. */
const OF_HOME = ['valuation', 'flood', 'title'] as const satisfies readonly OutsideQuestion[];

const isKind = (kind: string): kind is StoredReportKind => kind in questionOf;

const stateOf = (outcome: string): OrderState => {
  if (outcome === 'unavailable') return 'failed';
  return outcome === 'asking' || outcome === 'found' || outcome === 'firstLook' ? outcome : 'other';
};

const orderOf = (row: StoredReport): VendorOrder[] => {
  const what = isKind(row.kind) ? questionOf[row.kind] : null;
  if (what === null || row.look === 'hard' || row.idempotencyKey.startsWith(STAFF_KEY)) return [];
  const reason = unavailable.safeParse(row.answer).data?.reason ?? null;
  const { id, person, outcome, askedAt, answeredAt } = row;
  return [{ id, what, person, state: stateOf(outcome), reason, askedAt, answeredAt }];
};

/** The newest order of each kind for each person, and what could be ordered of the home. Rows come oldest first. */
export const vendorOrdersIn = (container: Pick<Container, 'env'>, rows: readonly StoredReport[]): VendorOrder[] => {
  const newest = new Map(rows.flatMap(orderOf).map((order) => [`${order.what} ${order.person}`, order] as const));
  // Nobody was asked and nobody can be: that is no order, and none that failed.
  for (const [key, { what, reason }] of newest)
    if (reason === 'notConfigured' && isAskedOfNobody(container, what)) newest.delete(key);
  const open = OF_HOME.filter((what) => !newest.has(`${what} borrower`) && !isAskedOfNobody(container, what));
  return [
    ...newest.values(),
    ...open.map((what) => ({
      ...{ id: null, what, person: 'borrower' as const, state: 'open' as const },
      ...{ reason: null, askedAt: null, answeredAt: null },
    })),
  ];
};
