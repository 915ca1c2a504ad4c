import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { type Day, toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { unmarkedText } from '../../words/testing/unmarked-text.ts';
import { documentPdf } from './document-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleDocument, sampleDocuments, sampleFacts } from './testing/sample-documents.ts';
import { writeDocument } from './write-document.ts';

const readBack = async (paper: WrittenDocument) => readPdf((await documentPdf(paper)).bytes);

const inOrder = (text: string, wanted: readonly string[]): void => {
  const places = wanted.map((each) => text.indexOf(each));
  expect(wanted.filter((_, at) => places[at] === -1)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

describe('every paper', () => {
  it.each(sampleDocuments().map((paper, at) => ({ paper, name: `${at} ${paper.kind}` })))(
    '$name can be searched, names itself and its language, and has a bookmark for each part',
    async ({ paper }) => {
      const { text, title, language, bookmarks, pages } = await readBack(paper);
      expect({ title, language }).toEqual({ title: paper.title, language: 'en-US' });
      expect(bookmarks).toEqual(
        paper.sections.map((section, at) => (paper.isNumbered ? `${at + 1}. ${section.title}` : section.title)),
      );
      expect(text).toContain(`Page ${pages} of ${pages}`);
      expect(text).toContain('NMLS 0000000');
      expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|:::/);
      // Its name stands whole in head and foot, where the applicant's own name leaves room.
      expect(text).not.toContain('…');
    },
  );

  it('keeps a short list on one page, and begins none with the last item of a longer one', async () => {
    const pagesWith = async (kind: WrittenDocument['kind'], words: readonly string[]) => {
      const pdf = await getDocumentProxy(new Uint8Array((await documentPdf(sampleDocument(kind))).bytes));
      const { text } = await extractText(pdf, { mergePages: false });
      return words.map((each) => text.findIndex((page) => page.replace(/\s+/g, ' ').includes(each)) + 1);
    };
    expect(await pagesWith('adverseAction', ['Equifax, P.O.', 'Experian, P.O.', 'TransUnion, P.O.'])).toEqual([
      2, 2, 2,
    ]);
    // Of a longer list the last item does not begin a page alone.
    const ends = ['rescind within three days', 'When the debt is paid'];
    expect(await pagesWith('homesteadTerms', ends)).toEqual([2, 2]);
  });

  it('keeps its running head and foot on one line, however long its name is', async () => {
    const recipient = 'Wilhelmina Margarethe Featherstonehaugh-Cholmondeley';
    const { text } = await readBack({ ...sampleDocument('brochure'), recipient });
    expect(text).toMatch(/…\s+Loan 100001/);
  });

  it('has the same bytes for the same facts, and others for others', async () => {
    const once = await Promise.all(sampleDocuments().map(async (paper) => (await documentPdf(paper)).bytes));
    const again = await Promise.all(sampleDocuments().map(async (paper) => (await documentPdf(paper)).bytes));
    expect(again.map((bytes, at) => bytes.equals(once[at] ?? Buffer.alloc(0)))).toEqual(once.map(() => true));
    const [, early] = sampleDocuments(sampleFacts({ loanNumber: '100002' }));
    expect(
      (await documentPdf(early ?? sampleDocument('earlyDisclosures'))).bytes.equals(once[1] ?? Buffer.alloc(0)),
    ).toBe(false);
  });

  it('shows names with letters beyond western Europe', async () => {
    const { text } = await readBack(sampleDocument('creditAuthorization', sampleFacts({ person: 'coborrower' })));
    expect(text.replaceAll(' ', '')).toContain('ŁukaszŻak');
  });
});

describe('the early disclosures', () => {
  it('have their parts in the order the regulation groups them', async () => {
    const { text } = await readBack(sampleDocument('earlyDisclosures'));
    inOrder(text, [
      'keep a copy for your records',
      'submit your application by December 20, 2026',
      'you are entitled to a refund of all fees',
      'You could lose your home',
      'We may terminate your line',
      'We may refuse further advances or reduce your credit limit',
      'Draw period. You may take advances for 10 years',
      'in 240 monthly payments',
      'You borrow $10,000 and pay only the minimum',
      'The annual percentage rate does not include costs other than interest',
      'origination fee of $1,275.00',
      'recording charges and taxes',
      'Each advance, the first one included, is at least $500',
      'Consult a tax adviser',
      'U.S. Prime Rate as published in The Wall Street Journal',
      'margin of 1.74 percentage points',
      'never exceeds 18.00%',
      'How $10,000 would have gone in the last 15 years',
    ]);
  });

  it('have the example and a row for each of fifteen years', async () => {
    const { text } = await readBack(sampleDocument('earlyDisclosures'));
    expect(text).toContain('10 years 8.49% 120 payments of $70.75 240 payments of $86.72 30 years');
    expect(text).toContain(
      '10 years, at the highest rate 18.00% 120 payments of $150.00 240 payments of $154.33 30 years',
    );
    const years = [...text.matchAll(/(20\d\d) (?:Draw|Repayment) \d+\.\d\d% 1\.74 \d+\.\d\d% \$\d/g)].map(
      ([, year]) => year,
    );
    expect(years).toEqual(Array.from({ length: 15 }, (_, at) => String(2012 + at)));
  });

  it('of a fixed rate say that each advance keeps the rate of its day, and nothing of interest only', async () => {
    const application = {
      ...sampleFacts().application,
      offerChoice: {
        amount: toDollars(85_000),
        product: 'fixed' as const,
        years: 10,
        originationFee: toBasisPoints(150),
        hasAutopay: false,
      },
    };
    const { text } = await readBack(sampleDocument('earlyDisclosures', sampleFacts({ application })));
    expect(text).toContain('The rate of each advance is set on its day and stays.');
    expect(text).toContain('You may take advances for 5 years.');
    expect(text).toContain('Repaid over APR Payments');
    expect(text).not.toMatch(/Repayment period|While you draw/);
  });
});

describe('the other papers', () => {
  it('say that signing the agreement opens no account, and give the payments to the cent', async () => {
    const { text } = await readBack(sampleDocument('creditAgreement'));
    expect(text).toContain('Signing this agreement does not open the account.');
    inOrder(text, [
      '$601.38',
      '$737.11',
      '$1,275.00',
      '$1,311.81',
      'Your right to cancel',
      'I sign the Home Equity Credit Agreement',
    ]);
  });

  it('leave the right to cancel out where there is none', async () => {
    const own = sampleFacts().application;
    const application = { ...own, property: { ...own.property, usage: 'secondHome' as const } };
    expect((await readBack(sampleDocument('creditAgreement', sampleFacts({ application })))).text).not.toContain(
      'right to cancel',
    );
  });

  it('count the days to cancel, and number the two copies', async () => {
    const copies = sampleDocuments().filter(({ kind }) => kind === 'rescissionNotice');
    const [first, second] = await Promise.all(copies.map(readBack));
    expect(first?.text).toContain('until midnight at the end of Tuesday, November 24, 2026.');
    expect(first?.text).toContain(
      'Fri 20 opened Sat 21 day 1 Sun 22 Sunday Mon 23 day 2 Tue 24 day 3, last day Wed 25',
    );
    expect(first?.text).toContain('I wish to cancel');
    expect([first?.pages, second?.pages]).toEqual([1, 1]);
    expect(first?.text).toContain('Copy 1 of 2 yours to keep');
    expect(second?.text).toContain('Copy 2 of 2 to send back');
  });

  it('tell each person their own score, range, day, factors and bureau, and never the other’s', async () => {
    const borrower = await readBack(sampleDocument('scoreNotice'));
    const coborrower = await readBack(sampleDocument('scoreNotice', sampleFacts({ person: 'coborrower' })));
    expect(borrower.text).toMatch(/We used the score of 742 from/);
    expect(coborrower.text).toContain('We used the score of 768');
    expect(borrower.text).not.toMatch(/\b768\b/);
    expect(coborrower.text).not.toMatch(/\b742\b/);
  });

  it('say what is missing and by when, and how long a counter-offer stands', async () => {
    const { text } = await readBack(sampleDocument('incompleteness'));
    inOrder(text, ['Pay stub of the last 30 days', 'Homeowners insurance', 'Please send it by December 20, 2026']);
    expect((await readBack(sampleDocument('counterOffer'))).text).toContain('February 11, 2027');
  });

  it('mark all statutory wording for counsel', () => {
    const marked = sampleDocument('earlyDisclosures').sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind !== 'table'),
    );
    expect(marked.every((block) => 'counsel' in block && block.counsel !== null)).toBe(true);
  });

  it('use the text in force on their day', () => {
    const agreementOn = (preparedOn: Day): WrittenDocument => {
      const paper = writeDocument(sampleFacts({ preparedOn }), { kind: 'creditAgreement' });
      if (!paper) throw new Error('no agreement');
      return paper;
    };
    const draw = (paper: WrittenDocument) => JSON.stringify(paper.sections.find(({ id }) => id === 'payments')?.blocks);
    const [before, since] = [agreementOn(toDay('2026-11-15')), agreementOn(toDay('2026-11-16'))];
    expect([before.version, since.version]).toEqual(['2026-11-01', '2026-11-16']);
    expect([draw(before), draw(since)]).toEqual([
      expect.stringContaining('Your least payment each month'),
      expect.stringContaining('Your minimum payment each month'),
    ]);
  });
});

describe('every paper in the pseudo-locale', () => {
  const facts = sampleFacts({ locale: 'en-XA' });
  /** The lender's names, user input, vendors' answers, and the sample's own list and events. */
  const DATA = [
    /Dana Whitfield and Łukasz Żak, as tenants by the entirety|Richmond City|NMLS \d+/g,
    /Dana Whitfield and Ł ukasz Ż ak, as tenants by the entirety/g,
    /Lot 18, Block 4, of the plat recorded in Book 112, Page 40, City of Richmond records/g,
    /City of Richmond|\bAE\b/g,
    /Hearthline( Lending \(sandbox\))?|100 Sandbox Way, Nashville, TN|Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC/g,
    /Dana Whitfield|Łukasz Żak|Ł ukasz Ż ak|12 Larch Street|Richmond|VA 23220|dana\.whitfield@example\.com/g,
    /Leo Officer|100 Sandbox Way|200 Sandbox Way|Sandbox Trustee Services|Nashville, TN/g,
    /James River Housing Partners|Broad Street|housing\.example\.org/g,
    /Pay stub of the last 30 days|Homeowners insurance|Home Equity Credit Agreement|Consented to electronic records/g,
    /\bfirst\b/g,
    /Card balances are high compared with limits|A recent late payment on a mortgage|Several accounts with balances|Short time since the newest account opened/g,
    /James River Bank|Payoff Department|P\.O\. Box 1188|VA 23218|Line 88-4411|Northgate Clinic|First Harbor Bank|Sunrun Inc|Union Card/g,
    /https:\S+|Safari on macOS|UTC|K7MQ2X|a{8}/g,
  ];

  it.each(sampleDocuments(facts).map((paper, at) => ({ paper, name: `${at} ${paper.kind}` })))(
    '$name names its language and has no English left',
    async ({ paper }) => {
      const { text, title, language, bookmarks } = await readBack(paper);
      expect(language).toBe('en-XA');
      for (const part of [text, String(title), ...bookmarks]) expect(unmarkedText(part, DATA)).toBe('');
    },
  );
});
