import { createHash } from 'node:crypto';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { type DebtType, isHomeDebt } from '#entities/application/debt-type.ts';
import { reportedDebt } from '#entities/facts/reported-debt.ts';
import type { Day } from '#entities/values/day.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { debtTypeOf } from './mismo-debt-type.ts';
import { isHistoryRead, latePayments } from './mismo-lates.ts';
import { dayAt, dollarsAt } from './mismo-text.ts';

const DETAIL = 'CREDIT_LIABILITY_DETAIL';

/** The account number must not reach the application: its stand-in is the same in every pull and reveals nothing. */
const idOf = (liability: XmlElement, creditor: string | null): string => {
  // Two debts to one creditor without numbers are told apart by what is owed.
  const account =
    textAt(liability, DETAIL, 'CreditLiabilityAccountIdentifier') ??
    textAt(liability, DETAIL, 'CreditLiabilityUnpaidBalanceAmount');
  const opened = textAt(liability, DETAIL, 'CreditLiabilityAccountOpenedDate');
  return `bureau-${createHash('sha256').update([creditor, account, opened].join('|')).digest('hex').slice(0, 12)}`;
};

const ENDED: ReadonlySet<string> = new Set(['Closed', 'Paid', 'Refinanced', 'Transferred']);
const isEnded = (liability: XmlElement): boolean =>
  ENDED.has(textAt(liability, DETAIL, 'CreditLiabilityAccountStatusType') ?? '');

const isLine = (type: DebtType): boolean => type === 'homeEquityLine' || type === 'revolving';
/** Loans that are paid down month by month. */
const LOANS: ReadonlySet<DebtType> = new Set(['mortgage', 'homeEquityLoan', 'installment', 'auto', 'student']);

type Amounts = Pick<DebtItem, 'isAmountUnknown'> & {
  balance: number;
  monthlyPayment: number | null;
  hiCredit: number | null;
  creditLimit: number | null;
};

/**
 * An open debt that leaves out its balance, or a loan that says 0 and is paid monthly or leaves out its payment, is taken for the most it
 * can be: the amount borrowed, or the limit of a line or a card. Where even that is left out, the amount is unknown. A payment of 0 on a
 * debt that is owed is one nobody reported.
 */
const amountsOf = (liability: XmlElement, type: DebtType): Amounts => {
  const at = (name: string) => dollarsAt(liability, DETAIL, `CreditLiability${name}Amount`);
  const told = at('UnpaidBalance');
  const payment = at('MonthlyPayment');
  const hiCredit = at('HighBalance');
  // A limit of 0 is one that was not reported.
  const creditLimit = at('CreditLimit') || null;
  const most = Math.max(hiCredit ?? 0, creditLimit ?? 0);
  // A mortgage with a limit is a line of which nothing is owed.
  const isLoan = LOANS.has(type) && creditLimit === null;
  const isPaidOn = payment === null ? isLoan : payment > 0 && !isLine(type);
  const isUnsaid = told === null || (told === 0 && isPaidOn);
  const balance = isUnsaid && !isEnded(liability) ? most : (told ?? 0);
  const isOpenLine = type === 'homeEquityLine' && !isEnded(liability);
  const isAmountUnknown = isEnded(liability) ? false : (isOpenLine || isUnsaid) && most === 0;
  return {
    balance,
    monthlyPayment: payment === 0 && balance > 0 ? null : payment,
    hiCredit,
    creditLimit,
    ...(isAmountUnknown && { isAmountUnknown }),
  };
};

/** A mortgage with a limit of which nothing is owed is a line. */
const typeWith = (type: DebtType, { balance, creditLimit }: Amounts): DebtType =>
  type === 'mortgage' && balance === 0 && creditLimit !== null ? 'homeEquityLine' : type;

/** Whether the applicant owes it: an authorized user's card is not theirs, and a closed account without a trace is over. */
const isOwed = (liability: XmlElement, { type, balance, latePayments: lates }: DebtItem): boolean => {
  const isAuthorized = textAt(liability, DETAIL, 'CreditLiabilityAccountOwnershipType') === 'AuthorizedUser';
  // A mortgage paid off after late payments still shows the applicant's mortgage payment history.
  return !isAuthorized && (!isEnded(liability) || balance > 0 || (isHomeDebt(type) && lates.length > 0));
};

/** Null for debts the applicant does not owe; `unreadable` where nobody can tell what the debt is, or how it was paid. */
export const debtOf = (liability: XmlElement, pulledOn: Day): DebtItem | 'unreadable' | null => {
  const known = debtTypeOf(liability);
  const amounts = amountsOf(liability, known ?? 'other');
  if (known === null && isEnded(liability) && amounts.balance === 0) return null;
  if (known === null || !isHistoryRead(liability)) return 'unreadable';
  const creditor = textAt(liability, 'CREDIT_LIABILITY_CREDITOR', 'NAME', 'FullName')?.slice(0, 100) ?? null;
  const ownership = textAt(liability, DETAIL, 'CreditLiabilityAccountOwnershipType') ?? '';
  const comments = elementsAt(liability, 'CREDIT_COMMENTS', 'CREDIT_COMMENT').flatMap(
    (comment) => textAt(comment, 'CreditCommentText') ?? [],
  );
  const term = Number(textAt(liability, DETAIL, 'CreditLiabilityTermsMonthsCount') ?? 0);
  const isDeferred = textAt(liability, DETAIL, 'CreditLoanType') === 'DeferredStudentLoan';
  const debt = reportedDebt({
    id: idOf(liability, creditor),
    type: isEnded(liability) ? known : typeWith(known, amounts),
    creditor,
    debtor: /^Joint/.test(ownership) ? 'joint' : 'borrower',
    ...amounts,
    dateOpened: dayAt(liability, DETAIL, 'CreditLiabilityAccountOpenedDate'),
    term: Number.isInteger(term) && term > 0 ? term : null,
    comments: comments.length > 0 ? [...new Set(comments)].join('; ').slice(0, 2000) : null,
    isDisputed: comments.some((comment) => /dispute/i.test(comment)),
    isDeferred: isDeferred || comments.some((comment) => /deferred/i.test(comment)),
    latePayments: latePayments(liability, pulledOn),
  });
  return isOwed(liability, debt) ? debt : null;
};
