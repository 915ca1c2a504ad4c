import { type EnteredFact, enteredFact } from '#entities/facts/entered-fact.ts';
import { type Day, toDay } from '#entities/values/day.ts';

const scores = (['equifax', 'experian', 'transUnion'] as const).map((bureau) => ({
  bureau,
  score: 750,
  factors: ['x'],
}));
const lineOf = (
  creditor: string,
  type: 'mortgage' | 'revolving' | 'auto',
  balance: number,
  monthlyPayment: number,
) => ({
  ...{ creditor, type, balance, monthlyPayment, creditLimit: null, dateOpened: toDay('2016-05-01') },
  ...{ isDisputed: false, latePayments: [] },
});

/** What staff read from the reports about Alma Reyes and her home. */
export const reportsOfAlma = (on: Day): EnteredFact[] =>
  [
    {
      kind: 'credit',
      person: 'borrower',
      report: {
        ...{ pulledOn: on, isSoft: true, scores, inquiries: [], derogatoryEvents: [], collections: 0 },
        ...{ hasNameOrSsnVariation: false, alerts: [] },
        tradelines: [
          lineOf('Cumberland Home Loans', 'mortgage', 208_700, 1420),
          lineOf('Union Card', 'revolving', 6400, 190),
          lineOf('Lakeside Auto', 'auto', 14_200, 355),
        ],
      },
    },
    { kind: 'value', value: 455_000, asOf: on, appraiser: 'Rosa Field', license: 'TN-1234' },
    {
      kind: 'title',
      record: {
        ...{ holder: 'person', trustKind: null, names: ['Alma Reyes'], acquiredOn: toDay('2016-05-01') },
        ...{ vesting: null, legalDescription: null, parcelNumber: null, openLiens: [], asOf: on },
      },
    },
  ].map((fact) => enteredFact.parse(fact));

/** The federal form for her home. */
export const floodFormOf = (on: Day) => ({
  ...{ zone: 'X', communityNumber: '470040', communityName: 'Metro Nashville', mapPanel: '47037C0241H' },
  ...{ mapPanelOn: toDay('2017-04-05'), participates: true, determinedOn: on },
});

/** The hard pull before closing, which says the same. */
export const hardReportOfAlma = (on: Day): EnteredFact => {
  const [credit] = reportsOfAlma(on);
  if (credit?.kind !== 'credit') throw new Error('The first report is the credit report.');
  return { ...credit, report: { ...credit.report, isSoft: false } };
};
