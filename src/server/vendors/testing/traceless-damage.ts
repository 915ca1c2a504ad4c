/** A message is whole without these; nothing else in it tells that they were there. */
const ALONE: readonly RegExp[] = [
  /CREDIT_RESPONSE_ALERT_MESSAGES\[\d+\] is (missing|empty)$/,
  /CREDIT_RESPONSE_ALERT_MESSAGE\[\d+\] is missing$/,
  // So a bureau says that it has no score.
  /CreditScoreValue\[\d+\] is (0|Unheard)$/,
];

const LINKS = /\/RELATIONSHIPS\[\d+\](\/RELATIONSHIP\[\d+\])? is (missing|empty)$/;
const LINKED =
  /\/(CREDIT_LIABILITIES|CREDIT_LIABILITY|CREDIT_INQUIRIES|CREDIT_INQUIRY|CREDIT_PUBLIC_RECORDS|CREDIT_PUBLIC_RECORD|CREDIT_SCORES|CREDIT_SCORE)\[\d+\] is (missing|empty)$/;
const NOTHING_OWED = /CreditLiabilityUnpaidBalanceAmount\[\d+\] is 0$/;

/** Two parts that are whole without each other. */
const TOGETHER: readonly (readonly [RegExp, RegExp])[] = [
  // A debt, an inquiry, a record or a score, and all that links it.
  [LINKED, LINKS],
  // A mortgage of which nobody reports how it was paid.
  [/PAYMENT_PATTERN\[\d+\] is missing$/, /HIGHEST_ADVERSE_RATING\[\d+\] is missing$/],
  // A loan that says it is paid off, twice.
  [NOTHING_OWED, /CreditLiabilityMonthlyPaymentAmount\[\d+\] is 0$/],
  // A line or a card that is not used.
  [NOTHING_OWED, /CREDIT_LIABILITY\[[13]\]\/\w+\[1\]\/CreditLiabilityMonthlyPaymentAmount\[\d+\] is/],
];

/** Whether this damage leaves a message of which nobody can tell that anything was cut out of it. */
export const isTraceless = (damages: readonly string[]): boolean =>
  damages.some((what) => ALONE.some((each) => each.test(what))) ||
  TOGETHER.some((both) => both.every((part) => damages.some((what) => part.test(what))));
