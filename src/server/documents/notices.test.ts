import { describe, expect, it } from 'vitest';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { toDay } from '#entities/values/day.ts';
import { type AdverseReason, adverseReasons, principalReasons } from '#rules/adverse-action/adverse-reasons.ts';
import { noticeReasons } from '#rules/adverse-action/notice-reasons.ts';
import { decide } from '#rules/decision/decide.ts';
import { aCreditFile } from '#rules/testing/builders.ts';
import { asOf, exampleFacts, policy } from '#rules/testing/worked-example.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import type { RefusalStated } from './adverse-action-values.ts';
import { documentPdf } from './document-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleFacts } from './testing/sample-documents.ts';
import { writeDocument } from './write-document.ts';

const TODAY = toDay('2026-11-20');
const ADDRESS = '100 Sandbox Way, Nashville, TN 37203';
const AGENCY = 'Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580';
const factors = [
  'Balances are high',
  'A recent late payment',
  'Several balances',
  'New accounts',
  'Too many inquiries',
];
const withFactors = (scores: (number | null)[], said: string[]) => {
  const file = aCreditFile(scores);
  return { ...file, scores: file.scores.map((each) => ({ ...each, factors: said })) };
};
const scored = (...scores: (number | null)[]) => withFactors(scores, factors);

const textOf = async (paper: WrittenDocument | null): Promise<string> => {
  if (!paper) throw new Error('There is no notice.');
  const { text } = await readPdf((await documentPdf(paper)).bytes);
  return text.replace(/\s+/g, ' ');
};

const outside = exampleFacts({
  credit: { borrower: scored(590, 601, null), coborrower: withFactors([700], ['A short history']) },
});
const facts = sampleFacts({ outside, preparedOn: TODAY });

type Change = Partial<RefusalStated> & { trace?: readonly TraceRow[]; person?: 'borrower' | 'coborrower' };

const notice = (
  { trace: given, person = 'borrower', ...change }: Change = {},
  kind: 'adverseAction' | 'counterOffer' = 'adverseAction',
) => {
  const decided = decide({ application: facts.application, facts: outside, policy, asOf });
  const trace = given ?? decided.trace;
  const codes = change.codes ?? principalReasons(trace).map(({ reason }) => reason);
  const file = change.file === undefined ? outside.credit[person] : change.file;
  const told = noticeReasons({ reasons: codes, trace, file });
  const stated: RefusalStated = {
    reasons: told.kind === 'reasons' ? told.reasons : [],
    codes,
    otherReason: null,
    figures: decided.figures,
    amount: decided.chosen.amount,
    decidedOn: asOf,
    file,
    channel: 'post',
    ...change,
  };
  const line = sampleFacts().line;
  return textOf(writeDocument({ ...facts, person, line }, { kind, stated }));
};
const failing = (rule: TraceRow['rule']): TraceRow[] => [
  { rule, value: null, limit: null, outcome: 'fail', change: null },
];

describe('a notice of adverse action', () => {
  it('says what in the file led to the no, with the figure, the limit and what would meet it', async () => {
    const text = await notice();
    expect(text).toContain('1 Balances are high To meet it: A score of 640 would pass. Yours 590 Limit 640');
    expect(text).not.toContain('Credit score below our lowest');
    const equity = await notice({ trace: [...failing('cltv'), ...failing('dti')], codes: ['equity', 'obligations'] });
    expect(equity).toMatch(
      /Too little equity in the home for the amount \$[\d,]+ owed plus \$[\d,]+, on a home valued at \$[\d,]+/,
    );
    expect(equity).toMatch(/Monthly obligations too high for the income \$[\d,.]+ a month of \$[\d,.]+ income/);
  });

  it('keeps the day of the decision and the day of the notice apart', async () => {
    const text = await notice();
    expect(text).toContain('Decision made: November 15, 2026.');
    expect(text).toContain('Notice dated: November 20, 2026, by mail.');
    expect(await notice({ channel: 'email' })).toContain('November 20, 2026, electronically');
  });

  it('names the creditor with its address and the agency of its kind', async () => {
    const text = await notice();
    expect(text).toContain(`Hearthline Lending (sandbox), ${ADDRESS}`);
    expect(text).toContain(AGENCY);
    expect(text).toContain('Equal Credit Opportunity Act');
  });

  it('states the score used with its key factors apart, and every bureau asked, also one without a score', async () => {
    const text = await notice();
    expect(text).toContain('590 Equifax made on November 10, 2026 300 lowest 850 highest');
    expect(text).toContain('What lowered this score the most');
    for (const factor of factors) expect(text).toContain(factor);
    expect(text).toContain('also lowered the score');
    for (const bureau of ['Equifax, P.O. Box', 'Experian, P.O. Box', 'TransUnion, P.O. Box'])
      expect(text).toContain(bureau);
  });

  it('names the bureaus whose report had no score at all', async () => {
    const file = { ...aCreditFile([null, null, null]), outcome: 'notFound' as const };
    const text = await notice({ file, codes: ['noCreditScore'], trace: [] });
    expect(text).toContain('had no credit score for you');
    expect(text).toContain('TransUnion, P.O. Box');
    expect(text).toContain('Yours No score Limit A score from one bureau');
  });

  it('claims no report where none was needed', async () => {
    const text = await notice({ trace: failing('listing'), codes: ['listing'] });
    expect(text).not.toMatch(/bureau|credit score|consumer reporting|Equifax/i);
  });

  it.each<[TraceRow['rule'], string]>([
    ['payoff', 'Line too small for the debts it is to pay off'],
    ['fees', 'Fees above what we may charge'],
    ['rate', 'Rate above what we may charge'],
    ['shortSale', 'Short sale too recent'],
    ['deedInLieu', 'Deed in lieu of foreclosure too recent'],
    ['foreclosure', 'Foreclosure too recent'],
  ])('has the right reason for %s', async (rule, reason) => {
    expect(await notice({ trace: failing(rule) })).toContain(reason);
  });

  it('never leaves the home blank', async () => {
    const { application } = facts;
    const property = { ...application.property, line1: null, city: null, zip: null };
    const stated = { reasons: [], codes: ['listing'] as AdverseReason[], otherReason: null, amount: null };
    const { figures } = decide({ application, facts: outside, policy, asOf });
    const rest = { figures, decidedOn: asOf, file: null, channel: 'post' } as const;
    const text = await textOf(
      writeDocument(
        { ...facts, application: { ...application, property } },
        { kind: 'adverseAction', stated: { ...stated, ...rest } },
      ),
    );
    expect(text).toContain('a home equity line on your home.');
  });

  it('shows each person their own score alone', async () => {
    const theirs = await notice({ person: 'coborrower' });
    expect(theirs).toContain('Credit history of the other applicant On their own notice');
    expect(theirs).not.toMatch(/\b590\b|\b601\b|Balances are high/);
    expect(await notice()).not.toMatch(/\b700\b/);
  });

  it('gives a reason in the words of the underwriter, and the model reasons of judgment', async () => {
    const text = await notice({ codes: ['unverifiedIncome', 'other'], trace: [], otherReason: 'The well is shared.' });
    expect(text).toContain('Income could not be verified To meet it: Send pay stubs');
    expect(text).toContain('The well is shared.');
    expect(text).toContain('tell you the nature of that information');
  });

  it.each(adverseReasons)('prints no stand-in where a figure is missing: %s', async (reason) => {
    const text = await notice({ codes: [reason], trace: [], otherReason: 'The well is shared.', file: scored(590) });
    expect(text).not.toMatch(/not stated|as stated|does not apply|\bnull\b|undefined/i);
  });

  it('says of another equity loan that none may stay', async () => {
    const value = { unit: 'times', amount: 1, withinMonths: 0 } as const;
    const row = { rule: 'equityCredit', value, limit: null, outcome: 'fail', change: null } as const;
    expect(await notice({ trace: [row], codes: ['equityCredit'] })).toMatch(/Limit None\b/);
  });
});

describe('a counteroffer', () => {
  it('states amount, length, rate and expiry, and everything a refusal states', async () => {
    const text = await notice({}, 'counterOffer');
    for (const part of [
      'Amount $85,000',
      'Length 10 years',
      'Annual percentage rate 8.49%',
      'Accept by February 11, 2027',
    ])
      expect(text).toContain(part);
    for (const part of [ADDRESS, AGENCY, '590 Equifax made on', 'Equifax, P.O. Box', '1 Balances are high'])
      expect(text).toContain(part);
  });
});

describe('a notice of incompleteness', () => {
  it('names what is missing, the day, and where to send it', async () => {
    const text = await textOf(writeDocument(facts, { kind: 'incompleteness', missing: ['Pay stub', 'Insurance'] }));
    for (const part of [
      'Pay stub',
      'Insurance',
      'by December 20, 2026',
      ADDRESS,
      'cannot consider your application further',
    ])
      expect(text).toContain(part);
  });
});

describe('a score notice', () => {
  it('has the scores, the comparison, the factors and the notice to the home loan applicant', async () => {
    const text = await textOf(writeDocument(facts, { kind: 'scoreNotice' }));
    for (const part of [
      'Your credit score and what it means',
      'Equifax 590 November 10, 2026 300 to 850',
      'TransUnion None',
      'ranks higher than 14 percent of U.S. consumers',
      'Balances are high',
      'the lender must disclose to you the score',
      'annualcreditreport.com',
      'right to dispute',
      ADDRESS,
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\b700\b/);
  });

  it('without a score says so, and names the bureaus', async () => {
    const none = exampleFacts({ credit: { borrower: aCreditFile([null, null]), coborrower: scored(700) } });
    const text = await textOf(writeDocument({ ...facts, outside: none }, { kind: 'scoreNotice' }));
    expect(text).toContain('A credit score was not available for you');
    expect(text).toContain('Experian, P.O. Box');
    expect(text).not.toMatch(/\b700\b|must disclose to you the score/);
  });

  it('is not written where no report was pulled', () => {
    const none = exampleFacts({ credit: { borrower: null, coborrower: null } });
    expect(writeDocument({ ...facts, outside: none }, { kind: 'scoreNotice' })).toBeNull();
  });
});
