import { createHash } from 'node:crypto';
import type { DebtItem, LatePayment } from '#entities/application/debt-item.ts';
import type { DebtType } from '#entities/application/debt-type.ts';
import { reportedDebt } from '#entities/facts/reported-debt.ts';
import { addMonths, type Day, day } from '#entities/values/day.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';

const DETAIL = 'CREDIT_LIABILITY_DETAIL';

/** Amounts come as `31206.00`; a missing amount is not zero. */
export const dollarsAt = (element: XmlElement, ...path: string[]): number | null => {
  const text = textAt(element, ...path);
  const amount = text === null ? Number.NaN : Number(text);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount) : null;
};

export const dayAt = (element: XmlElement, ...path: string[]) => {
  const parsed = day.safeParse(textAt(element, ...path)?.slice(0, 10));
  return parsed.success ? parsed.data : null;
};

const collectionRatings = ['Collection', 'ChargeOff', 'CollectionOrChargeOff'];
export const isCollection = (liability: XmlElement): boolean =>
  collectionRatings.includes(
    textAt(liability, 'CREDIT_LIABILITY_CURRENT_RATING', 'CreditLiabilityCurrentRatingType') ?? '',
  );

const typesByLoan: Readonly<Record<string, DebtType>> = {
  Automobile: 'auto',
  AutoLease: 'lease',
  Lease: 'lease',
  Educational: 'student',
  HomeEquityLineOfCredit: 'homeEquityLine',
  HomeEquity: 'homeEquityLoan',
  SecondMortgage: 'homeEquityLoan',
  ChildSupport: 'support',
  FamilySupport: 'support',
  TaxLien: 'taxLien',
};
const typesByAccount: Readonly<Record<string, DebtType>> = {
  Mortgage: 'mortgage',
  Revolving: 'revolving',
  CreditLine: 'revolving',
  Open: 'revolving',
  Installment: 'installment',
};

const typeOf = (liability: XmlElement): DebtType => {
  if (isCollection(liability)) return 'collection';
  const byLoan = typesByLoan[textAt(liability, DETAIL, 'CreditLoanType') ?? ''];
  return byLoan ?? typesByAccount[textAt(liability, DETAIL, 'CreditLiabilityAccountType') ?? ''] ?? 'other';
};

/**
 * The pattern runs backwards from its start month; `1` is 30 days late, `2` is 60, and so on. Without a month of its own it runs back from
 * the last report: a late payment that has no date is not one that never was.
 */
const latePayments = (liability: XmlElement, pulledOn: Day): LatePayment[] => {
  const [pattern] = elementsAt(liability, 'CREDIT_LIABILITY_PAYMENT_PATTERN');
  const start =
    (pattern && dayAt(pattern, 'CreditLiabilityPaymentPatternStartDate')) ??
    dayAt(liability, DETAIL, 'CreditLiabilityAccountReportedDate') ??
    pulledOn;
  const marks = (pattern && textAt(pattern, 'CreditLiabilityPaymentPatternDataText')) ?? '';
  return [...marks].flatMap((mark, back) =>
    /[1-9]/.test(mark) ? [{ days: Number(mark) * 30, date: addMonths(start, -back) }] : [],
  );
};

/** The account number must not reach the application: its stand-in is the same in every pull and reveals nothing. */
const idOf = (liability: XmlElement, creditor: string | null): string => {
  const account = textAt(liability, DETAIL, 'CreditLiabilityAccountIdentifier');
  const opened = textAt(liability, DETAIL, 'CreditLiabilityAccountOpenedDate');
  return `bureau-${createHash('sha256').update([creditor, account, opened].join('|')).digest('hex').slice(0, 12)}`;
};

/** A balance left out of an open debt is unknown: the amount borrowed, or the limit of a line or a card, is the most it can be. */
const balanceOf = (liability: XmlElement, status: string | null): number => {
  const told = dollarsAt(liability, DETAIL, 'CreditLiabilityUnpaidBalanceAmount');
  if (told !== null || status !== 'Open') return told ?? 0;
  const most = ['CreditLiabilityHighBalanceAmount', 'CreditLiabilityCreditLimitAmount'].map(
    (name) => dollarsAt(liability, DETAIL, name) ?? 0,
  );
  return Math.max(...most);
};

/** A payment of 0 on a debt that is owed is one nobody reported. */
const paymentOf = (liability: XmlElement, balance: number): number | null => {
  const told = dollarsAt(liability, DETAIL, 'CreditLiabilityMonthlyPaymentAmount');
  return told === 0 && balance > 0 ? null : told;
};

/** Null for debts the applicant does not owe: an authorized-user card, or an account long closed without a trace. */
export const debtOf = (liability: XmlElement, pulledOn: Day): DebtItem | null => {
  const ownership = textAt(liability, DETAIL, 'CreditLiabilityAccountOwnershipType') ?? '';
  const creditor = textAt(liability, 'CREDIT_LIABILITY_CREDITOR', 'NAME', 'FullName')?.slice(0, 100) ?? null;
  const status = textAt(liability, DETAIL, 'CreditLiabilityAccountStatusType');
  const type = typeOf(liability);
  const balance = balanceOf(liability, status);
  const lates = latePayments(liability, pulledOn);
  // A mortgage paid off after late payments still shows the applicant's mortgage payment history.
  const isTold = status === 'Open' || balance > 0 || (type === 'mortgage' && lates.length > 0);
  if (ownership === 'AuthorizedUser' || !isTold) return null;
  const comments = elementsAt(liability, 'CREDIT_COMMENTS', 'CREDIT_COMMENT').flatMap(
    (comment) => textAt(comment, 'CreditCommentText') ?? [],
  );
  const term = Number(textAt(liability, DETAIL, 'CreditLiabilityTermsMonthsCount') ?? 0);
  return reportedDebt({
    id: idOf(liability, creditor),
    type,
    creditor,
    debtor: /^Joint/.test(ownership) ? 'joint' : 'borrower',
    balance,
    monthlyPayment: paymentOf(liability, balance),
    dateOpened: dayAt(liability, DETAIL, 'CreditLiabilityAccountOpenedDate'),
    hiCredit: dollarsAt(liability, DETAIL, 'CreditLiabilityHighBalanceAmount'),
    creditLimit: dollarsAt(liability, DETAIL, 'CreditLiabilityCreditLimitAmount'),
    term: Number.isInteger(term) && term > 0 ? term : null,
    comments: comments.length > 0 ? [...new Set(comments)].join('; ').slice(0, 2000) : null,
    isDisputed: comments.some((comment) => /dispute/i.test(comment)),
    isDeferred: comments.some((comment) => /deferred/i.test(comment)),
    latePayments: lates,
  });
};
