import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import type { DocumentType } from '#entities/values/document-type.ts';

export type FieldRule = {
  name: FigureName;
  kind: 'money' | 'day' | 'code' | 'company' | 'year';
  /** What papers call it, the surest first. */
  labels: readonly RegExp[];
  /** Of two days that stand together, which. */
  of?: 'first' | 'second';
  /** The heading of its column, where a row has several amounts. */
  column?: RegExp;
  /** The name of its row, where the label heads a column. */
  row?: RegExp;
};

const CURRENT = /^(current|this period|amount|this pay)/i;
const TO_DATE = /^(ytd( amount)?|year[- ]to[- ]date)$/i;
/** The title of a stub that names its period: "Pay stub for Oct 16, 2026 – Oct 31, 2026". */
const STUB_FOR = /^(pay ?(stub|slip|statement)|earnings statement) for\b(?=.*\d.*\b20\d\d\b.*\d)/i;
/** Two days after one label: "Effective 03/01/2026 to 03/01/2027". */
const FROM_TO = /^effective( date)?(?=.*\d.*\b(to|through|thru)\b.*\d)/i;
const gross = /^(total )?gross( pay| earnings| wages)?$|^total (gross|earnings)/i;

/** The figures of each kind of document, by the words on it. A kind that is not here is read by a person alone. */
export const documentFields: Readonly<Partial<Record<DocumentType, readonly FieldRule[]>>> = {
  paystub: [
    { name: 'employer', kind: 'company', labels: [/^(company|employer)( name)?\b/i] },
    {
      name: 'periodFrom',
      kind: 'day',
      of: 'first',
      labels: [/period (begin|start)/i, /^pay period\b/i, /\bfor the period\b/i, STUB_FOR],
    },
    {
      name: 'periodTo',
      kind: 'day',
      of: 'second',
      labels: [/period end/i, /^pay period\b(?! begin)/i, /\bfor the period\b/i, STUB_FOR],
    },
    {
      name: 'payDate',
      kind: 'day',
      of: 'first',
      labels: [/^(pay|check|payment) ?(date|day)\b/i, /^paid on\b/i, /^date\b/i],
    },
    { name: 'grossPay', kind: 'money', labels: [gross], column: CURRENT, row: CURRENT },
    { name: 'grossToDate', kind: 'money', labels: [/gross.*(ytd|to date)/i, gross], column: TO_DATE, row: TO_DATE },
  ],
  w2: [
    { name: 'year', kind: 'year', labels: [/w-2/i] },
    { name: 'employer', kind: 'company', labels: [/employer[’']s name/i] },
    { name: 'wages', kind: 'money', labels: [/^(1 +)?wages, tips, other comp/i] },
  ],
  mortgageStatement: [
    { name: 'statementDate', kind: 'day', of: 'first', labels: [/^(statement|billing) date\b/i] },
    {
      name: 'principalBalance',
      kind: 'money',
      labels: [/^(outstanding|unpaid|current) principal( balance)?/i, /^principal balance/i],
    },
    {
      name: 'monthlyPayment',
      kind: 'money',
      labels: [/^(regular )?monthly payment/i, /^(total )?(payment|amount) due(?! date)/i],
    },
  ],
  bankStatement: [
    {
      name: 'periodFrom',
      kind: 'day',
      of: 'first',
      labels: [/begin date/i, /^statement period/i, /\bthrough\b/i],
    },
    { name: 'periodTo', kind: 'day', of: 'second', labels: [/end date/i, /^statement period/i, /\bthrough\b/i] },
    { name: 'endingBalance', kind: 'money', labels: [/^(ending|closing|new) balance/i] },
  ],
  homeownersInsurance: [
    { name: 'policyNumber', kind: 'code', labels: [/^policy (number|no\.?)/i] },
    { name: 'policyFrom', kind: 'day', of: 'first', labels: [/^effective( date)?/i, /^policy (period|term)/i] },
    {
      name: 'policyTo',
      kind: 'day',
      of: 'second',
      labels: [/^expiration( date)?/i, /^policy (period|term)/i, FROM_TO],
    },
    { name: 'dwellingCoverage', kind: 'money', labels: [/^([a-z]\.? )?dwelling/i, /^coverage a\b.{0,4}dwelling/i] },
    { name: 'yearlyPremium', kind: 'money', labels: [/^total (annual |policy )?premium/i, /^annual premium/i] },
  ],
};
