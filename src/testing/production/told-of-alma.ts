import { toDay } from '#entities/values/day.ts';
import type { CreditIdentity } from '#server/vendors/credit-bureau/port.ts';
import type { Received, Reply } from '#server/vendors/testing/local-service.ts';
import { mismoReply } from '#server/vendors/testing/mismo-reply.ts';

/** What the bureaus and the bank know of Alma Reyes, in their published shapes. */
const alma: CreditIdentity = {
  ...{ firstName: 'Alma', middleName: null, lastName: 'Reyes', suffix: null },
  ...{ dateOfBirth: toDay('1984-02-11'), ssn: '123456701', address: null },
};
const account = (type: string, payment: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ CreditLiabilityAccountType: type, CreditLiabilityMonthlyPaymentAmount: payment },
  ...{ CreditLiabilityAccountOpenedDate: '2016-05-01', ...more },
});

/** The gateway of the bureaus: the same report for a soft pull, a hard one and the question what became of either. */
export const bureauReply = (): Reply => ({
  headers: { 'content-type': 'application/xml' },
  body: mismoReply({
    people: [alma],
    bureaus: [
      [
        { bureau: 'Equifax', score: '748', model: 'EquifaxBeacon5.0' },
        { bureau: 'Experian', score: '0751', model: 'ExperianFairIsaac' },
        { bureau: 'TransUnion', score: '00760', model: 'FICORiskScoreClassic04' },
      ],
    ],
    debts: [
      { creditor: 'Cumberland Home Loans', balance: '208700.00', details: account('Mortgage', '1420.00') },
      {
        creditor: 'Union Card',
        balance: '6400.00',
        details: account('Revolving', '190.00', { CreditLiabilityCreditLimitAmount: '12000.00' }),
      },
      {
        creditor: 'Lakeside Auto',
        balance: '14200.00',
        details: account('Installment', '355.00', { CreditLoanType: 'Automobile' }),
      },
    ],
  }),
});

const income = {
  monthly: { gross_income: 8000, net_income: 6100 },
  annual: { gross_income: 96_000, net_income: 73_200 },
};

/** Plaid: one connected account into which her pay arrives. */
export const plaidReply = ({ path }: Received): Reply => {
  if (path.endsWith('/user/create')) return { body: { user_id: 'usr_alma', request_id: 'r1' } };
  if (path.endsWith('/link/token/create'))
    return {
      body: {
        ...{ link_token: 'link-alma', expiration: '2030-01-01T00:00:00Z', request_id: 'r2' },
        hosted_link_url: 'https://secure.plaid.com/hl/alma',
      },
    };
  return {
    body: {
      request_id: 'r3',
      report: {
        report_id: 'report-alma',
        income_streams: [
          {
            ...{ income_stream_id: 's1', start_date: '2019-06-14', end_date: '2026-11-06' },
            description: 'MISSION VALLEY DENTAL DIRECT DEP',
            insights: {
              income_category: { primary: 'EARNED_INCOME', secondary: 'SALARY' },
              income_provider: { name: 'Mission Valley Dental Group', is_normalized: true },
              ...{ status: 'ACTIVE', pay_frequency: 'BIWEEKLY', next_payment: null },
            },
            income_metrics: {
              ...{ iso_currency_code: 'USD', unofficial_currency_code: null, projected: income },
              current: income,
            },
            transactions: [],
          },
        ],
        items: [
          {
            ...{ item_id: 'item-alma', institution_id: 'ins_1', institution_name: 'First Prairie Bank' },
            ...{ bank_income_sources: [], bank_income_accounts: [], last_updated_time: '2026-11-16T00:00:00Z' },
            accounts: [
              {
                ...{ account_id: 'account-alma', mask: '0009', name: 'Checking', official_name: null },
                ...{ type: 'depository', subtype: 'checking' },
                metadata: { start_date: '2025-11-16', end_date: '2026-11-16' },
                owners: [{ names: ['ALMA REYES'], phone_numbers: [], emails: [], addresses: [] }],
              },
            ],
          },
        ],
      },
      warnings: [],
    },
  };
};

/** Visits that ended in Canopy's widget, by the reference it was opened with. */
const atInsurer = new Set<string>();
export const finishAtInsurer = (reference: string): void => {
  atInsurer.add(reference);
};

const homePolicy = {
  ...{ carrier_policy_number: 'HO-212', policy_type: 'HOMEOWNERS', carrier_name: 'cumberland', status: 'ACTIVE' },
  ...{ effective_date: '2026-03-01T06:00:00.000Z', expiry_date: '2027-03-01T06:00:00.000Z', canceled_date: null },
  total_premium_cents: 148_600,
  dwellings: [
    {
      mortgagee_name: 'Cumberland Home Loans',
      address: { number: '212', street: 'Fatherland', zip: '37206' },
      coverages: [{ name: 'DWELLING', per_incident_limit_cents: 45_000_000, is_declined: false }],
    },
  ],
};

/** Canopy: the pulls of its widget, and her policy in each. */
export const canopyReply = ({ path }: Received): Reply => {
  const pullOf = (reference: string) => ({ pull_id: reference, status: 'SUCCESS', meta_data: { reference } });
  const asked = [...atInsurer].find((reference) => path.endsWith(`/${reference}`));
  return asked === undefined
    ? { body: { success: true, pulls: [...atInsurer].map(pullOf) } }
    : { body: { success: true, pull: { ...pullOf(asked), policies: [homePolicy] } } };
};
