import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { bureausUsed } from '#rules/adverse-action/report-use.ts';
import { shareBelow } from '#rules/adverse-action/score-distribution.ts';
import { SCORE_RANGE, scoreNotice } from '#rules/adverse-action/score-notice.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { commonValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

/** The score used from one applicant's own report, with its key factors; null where it has none. */
export const scoreTexts = ({ locale }: WritingFacts, file: CreditFile): Record<string, string> | null => {
  const notice = scoreNotice(file);
  if (!notice) return null;
  const { adverseActionTexts, bureauLabels, bureauNames, inLongDate, writtenDocumentTexts } = wordsFor(locale);
  const bureau = bureauNames[notice.bureau];
  const hasInquiries = notice.factors.some((factor) => /inquir/i.test(factor));
  return {
    score: String(notice.score),
    scoreFrom: String(notice.range.from),
    scoreTo: String(notice.range.to),
    scoreOn: inLongDate(notice.on),
    scoreBureau: bureauLabels[notice.bureau],
    bureau,
    factors: notice.factors.length === 0 ? writtenDocumentTexts.noFactors : notice.factors.join('\n'),
    inquiries: hasInquiries ? adverseActionTexts.inquiries.lowered : adverseActionTexts.inquiries.notLowered,
    comparison: adverseActionTexts.scores.comparison(shareBelow(notice.score)),
  };
};

const scoresTable = ({ locale }: WritingFacts, { scores, pulledOn }: CreditFile): DocumentTable => {
  const { adverseActionTexts, bureauLabels, inLongDate } = wordsFor(locale);
  const { caption, columns, none, range } = adverseActionTexts.scores;
  const left = (label: string) => ({ label, align: 'left' as const });
  return {
    kind: 'table',
    caption,
    columns: [left(columns.bureau), left(columns.score), left(columns.on), left(columns.range)],
    rows: scores.map(({ bureau, score }) => [
      bureauLabels[bureau],
      score === null ? none : String(score),
      inLongDate(pulledOn),
      range(SCORE_RANGE.from, SCORE_RANGE.to),
    ]),
  };
};

/** The first text had no part for a report without a score. */
const withoutScore = ({ locale }: WritingFacts, file: CreditFile): Record<string, string> => {
  const { adverseActionTexts, bureauNames, inLongDate, writtenDocumentTexts } = wordsFor(locale);
  return {
    score: adverseActionTexts.scores.none,
    scoreFrom: String(SCORE_RANGE.from),
    scoreTo: String(SCORE_RANGE.to),
    scoreOn: inLongDate(file.pulledOn),
    bureau: bureausUsed(file)
      .map((bureau) => bureauNames[bureau])
      .join('; '),
    factors: writtenDocumentTexts.noFactors,
  };
};

/** From this applicant's own credit file only: applicants never see each other's score. Null where no file was pulled. */
export const scoreNoticeValues = (facts: WritingFacts): SlotValues | null => {
  const file = facts.outside.credit[facts.person];
  if (file === null) return null;
  const values = commonValues(facts);
  const { adverseActionTexts, bureauNames } = wordsFor(facts.locale);
  const { headings } = adverseActionTexts.scores;
  const score = scoreTexts(facts, file);
  return {
    texts: {
      ...values.texts,
      heading: score ? headings.scored : headings.noScore,
      creditorAddress: lenderAddress(facts.lender),
      bureaus: bureausUsed(file)
        .map((bureau) => bureauNames[bureau])
        .join('\n'),
      ...(score ?? withoutScore(facts, file)),
    },
    tables: { ...values.tables, scores: scoresTable(facts, file) },
    applies: [...values.applies, score ? 'scored' : 'noScore'],
  };
};
