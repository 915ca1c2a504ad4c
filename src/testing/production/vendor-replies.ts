import { addDays, type Day } from '#entities/values/day.ts';
import { censusMatch, censusReply } from '#server/vendors/testing/census-replies.ts';
import type { Received, Reply } from '#server/vendors/testing/local-service.ts';
import { bureauReply, canopyReply, plaidReply } from './told-of-alma.ts';

/** What each vendor knows of Alma Reyes and 212 Fatherland Street, in its published shape. */
const ZIP = '37206';
const home = censusMatch({ number: '212', street: 'FATHERLAND', suffix: 'ST', zip: ZIP });
const notThere: Reply = { status: 404, body: { message: 'no such path' } };

const layer = (attributes: object): Reply => ({
  body: { displayFieldName: 'FLD_ZONE', features: [{ attributes }] },
});
const map: Record<string, Reply> = {
  '/28/query': layer({ FLD_ZONE: 'X', SFHA_TF: 'F', ZONE_SUBTY: null, DFIRM_ID: '47037C' }),
  '/3/query': layer({ FIRM_PAN: '47037C0242J', EFF_DATE: 1_645_056_000_000, DFIRM_ID: '47037C' }),
  '/22/query': layer({ CID: '470040', POL_NAME1: 'NASHVILLE, CITY OF', DFIRM_ID: '47037C', ANI_TF: 'F' }),
};

const attomOwner = {
  ...{ corporateindicator: 'N', owner1: { lastname: 'REYES', firstnameandmi: 'ALMA' }, owner2: {}, owner3: {} },
  owner4: {},
};

const attomHome = (told: object): Reply => ({
  body: {
    status: { code: 0, msg: 'SuccessWithResult' },
    property: [{ address: { line1: '212 FATHERLAND ST', matchCode: 'ExaStr', postal1: ZIP }, ...told }],
  },
});

/** Argyle: one connected account, with its identity and its pay. */
const argyle = ({ method, path }: Received, today: Day): Reply => {
  if (method === 'POST') return { status: 201, body: { id: 'user-alma', user_token: 'token-alma' } };
  if (path.endsWith('/accounts'))
    return {
      body: {
        results: [
          {
            ...{ id: 'a1', scanned_at: `${today}T06:00:00Z`, connection: { status: 'connected' } },
            availability: { paystubs: { status: 'synced' } },
          },
        ],
      },
    };
  if (path.endsWith('/identities'))
    return {
      body: {
        next: null,
        results: [
          {
            ...{
              id: 'i1',
              employment: 'e1',
              account: 'a1',
              first_name: 'Alma',
              last_name: 'Reyes',
              ssn: '123-45-6701',
            },
            ...{ employer: 'Mission Valley Dental Group', employment_status: 'active', employment_type: 'full-time' },
            ...{ job_title: 'Office coordinator', hire_date: '2019-06-03', original_hire_date: null },
            ...{ termination_date: null, pay_cycle: 'biweekly' },
            base_pay: { amount: '96000.00', period: 'annual', currency: 'USD' },
          },
        ],
      },
    };
  return {
    body: {
      next: null,
      results: [
        {
          ...{ employment: 'e1', status: 'completed', paystub_date: '2026-10-30T00:00:00Z' },
          ...{ gross_pay_ytd: '80000.00', employer_address: null },
          gross_pay_list_totals: { base: { amount_ytd: '80000.00', hours: '80' } },
        },
      ],
    },
  };
};

const stripeSession = (change: object) => ({
  ...{ id: 'vs_alma', object: 'identity.verification_session', client_secret: null, last_error: null },
  ...{ last_verification_report: 'vr_1', url: null, ...change },
});
const stripe = ({ method }: Received): Reply => ({
  body:
    method === 'POST'
      ? stripeSession({
          status: 'requires_input',
          verified_outputs: null,
          url: 'https://verify.stripe.com/start/alma',
        })
      : stripeSession({
          status: 'verified',
          verified_outputs: {
            ...{ first_name: 'ALMA', last_name: 'REYES', address: null, dob: { day: 11, month: 2, year: 1984 } },
          },
        }),
});

const years = Array.from({ length: 50 }, (_, at) => at + 1);
/** Tables are dated by Mondays. */
const rateTable = (head: string, today: Day): string => {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  const [year, month, date] = monday.split('-');
  return `${[head, ...years].join('|')}\r\n${month}/${date}/${year}|${years.map(() => '6.41').join('|')}\r\n`;
};
const ENTRIES = 10_000;
const sanctioned = (row: (at: number) => string) => Array.from({ length: ENTRIES }, (_, at) => row(at)).join('');
/** Ten days of one rate: a change is none of this proof. */
const primeSeries = (today: Day): string =>
  `observation_date,DPRIME\n${Array.from({ length: 10 }, (_, at) => `${addDays(today, at - 12)},6.75`).join('\n')}\n`;

export const vendorReplies = {
  census: () => censusReply(home),
  fema: ({ path }: Received) => map[path] ?? (path.includes('geographies') ? censusReply(home) : notThere),
  houseCanary: () => ({
    body: [
      {
        'property/value': {
          api_code: 0,
          // Too unsure for the policy: the next model of its cascade is asked.
          result: { value: { price_mean: 470_000, price_lwr: 320_000, price_upr: 620_000, fsd: 0.31 } },
        },
        address_info: { address: '212 Fatherland St', unit: null, zipcode: ZIP },
      },
    ],
  }),
  attom: (_: Received, today: Day) =>
    attomHome({
      avm: { eventDate: addDays(today, -9), amount: { scr: 92, value: 455_000, high: 480_000, low: 430_000, fsd: 7 } },
    }),
  attomTitle: () =>
    attomHome({
      owner: attomOwner,
      sale: { saleTransDate: '2016-05-01', mortgage: { FirstConcurrent: { amount: 240_000 } } },
    }),
  mismo: () => bureauReply(),
  plaid: plaidReply,
  canopy: canopyReply,
  loanSystem: () => ({ body: { loanSystemId: 'LS-212' } }),
  argyle,
  stripe,
  treasury: ({ path }: Received) => ({
    body: path.endsWith('SDN.CSV')
      ? sanctioned((at) => `${at + 1},"QUUX ${at}, Zed","individual","X"${',-0- '.repeat(8)}\r\n`)
      : sanctioned((at) => `${at + 1},${at},"aka","XYZZY ${at}, Zed",-0- \r\n`),
  }),
  ffiec: ({ path }: Received, today: Day) => ({
    body: rateTable(path.includes('Fixed') ? 'Term of Loan in Years' : 'Years to First Adjustment', today),
  }),
  fred: (_: Received, today: Day) => ({ body: primeSeries(today) }),
  cfpb: () => ({
    body: {
      counseling_agencies: years.slice(0, 10).map((at) => ({
        ...{ nme: `Counselor ${at}`, phone1: '615-555-0100', adr1: '1 Main Street', adr2: null, city: 'Nashville' },
        ...{ statecd: 'TN', zipcd: ZIP, weburl: null, email: null, languages: null, services: null, distance: at },
      })),
    },
  }),
} as const satisfies Record<string, (request: Received, today: Day) => Reply>;

/** Those that remember what they were told, each in a file of `servers`. */
export const keepers = ['modernTreasury', 'proof', 'twilio'] as const;
export type VendorName = keyof typeof vendorReplies | (typeof keepers)[number];
