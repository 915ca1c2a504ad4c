import type { Application } from '#entities/application/application.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import { type Words, wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { lineValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

/** Answers as text, with a text for a missing one. */
const answersIn = ({ inDollars, inLongDate, writtenDocumentTexts }: Words) => {
  const { unknown, yes, no } = writtenDocumentTexts.summary;
  return {
    text: (answer: string | null): string => answer ?? unknown,
    dollars: (answer: Dollars | null): string => (answer === null ? unknown : inDollars(answer)),
    day: (answer: Day | null): string => (answer === null ? unknown : inLongDate(answer)),
    yesOrNo: (answer: boolean | null): string => (answer === null ? unknown : answer ? yes : no),
  };
};

type About = { own: Application['borrower']; name: string };

const aboutRows = (words: Words, { own, name }: About): string[][] => {
  const texts = words.writtenDocumentTexts.summary;
  const given = answersIn(words);
  return [
    [texts.name, name],
    [texts.email, given.text(own.email)],
    [texts.phone, given.text(own.phone)],
    [texts.born, given.day(own.dateOfBirth)],
    [texts.ssn, own.ssnLast4 === null ? texts.unknown : texts.ssnEnding(own.ssnLast4)],
    [texts.income, given.dollars(own.annualIncome)],
    [texts.work, own.employments.map(({ employerName }) => given.text(employerName)).join(', ') || texts.none],
  ];
};

type Home = Pick<Application, 'property' | 'isInTrust'> & { address: string };

const homeRows = (words: Words, { property, isInTrust, address }: Home): string[][] => {
  const texts = words.writtenDocumentTexts.summary;
  const given = answersIn(words);
  return [
    [texts.address, address],
    [texts.value, given.dollars(property.value)],
    [texts.bought, given.day(property.acquiredOn)],
    [texts.isInTrust, given.yesOrNo(isInTrust)],
  ];
};

const owedRows = (words: Words, { mortgages, liabilities }: Application): string[][] => {
  const texts = words.writtenDocumentTexts.summary;
  const given = answersIn(words);
  const rows = [...mortgages, ...liabilities].map(({ creditor, balance, toBePaidOff }) => {
    const amount = given.dollars(balance);
    return [given.text(creditor), toBePaidOff ? texts.toBePaidOff(amount) : amount];
  });
  return rows.length === 0 ? [[texts.nothing, '']] : rows;
};

/** The applicant's own answers, and those about the home; never the other applicant's answers about their finances. */
export const summaryValues = (facts: WritingFacts): SlotValues => {
  const { application, person } = facts;
  const values = lineValues(facts);
  const words = wordsFor(facts.locale);
  const { columns, captions } = words.writtenDocumentTexts.summary;
  const table = (caption: string, rows: string[][]): DocumentTable => ({
    kind: 'table',
    caption,
    columns: [
      { label: columns.question, align: 'left' },
      { label: columns.answer, align: 'left' },
    ],
    rows,
  });
  const own = application[person] ?? application.borrower;
  const { name = '', property = '' } = values.texts;
  const tables = {
    ...values.tables,
    about: table(captions.about, aboutRows(words, { own, name })),
    home: table(captions.home, homeRows(words, { ...application, address: property })),
    owed: table(captions.owed, owedRows(words, application)),
  };
  return { ...values, tables };
};
