import type { Bureau, BureauScore, ScoreModel } from '#entities/facts/credit-file.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import type { Links } from './mismo-links.ts';
import { factorText } from './score-factors.ts';

/** Scores come as `00654`, `0666`, `623` or `654.0`. A bureau sends a number outside the scale, or words, when it has none. */
const scoreOf = (text: string | null): number | null => {
  const score = Number(/^\+?0*(\d{3})(?:\.0+)?$/.exec(text ?? '')?.[1] ?? Number.NaN);
  return score >= 300 && score <= 850 ? score : null;
};

const BUREAUS = ['equifax', 'experian', 'transUnion'] as const satisfies readonly Bureau[];
const NAMES: readonly [RegExp, Bureau][] = [
  [/equifax|beacon|pinnacle/i, 'equifax'],
  [/experian/i, 'experian'],
  [/trans ?union|empirica|FICORiskScoreClassic/i, 'transUnion'],
];
const named = (name: string | null): Bureau | null => NAMES.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? null;

const sourceOf = (file: XmlElement): string | null => textAt(file, 'CREDIT_FILE_DETAIL', 'CreditRepositorySourceType');

/** The bureau of a file. */
export const bureauOfFile = (file: XmlElement): Bureau | null => named(sourceOf(file));

const models: Readonly<Record<string, ScoreModel>> = {
  'EquifaxBeacon5.0': 'equifaxBeacon5',
  ExperianFairIsaac: 'experianFairIsaac',
  FICORiskScoreClassic04: 'ficoClassic04',
  FICORiskScoreClassic98: 'ficoClassic98',
  'VantageScore2.0': 'vantage2',
  'VantageScore3.0': 'vantage3',
  'VantageScore4.0': 'vantage4',
};

type Around = { links: Links; files: readonly XmlElement[] };

/** Named in the score, by the file it came from, or only by its model. */
export const bureauOfScore = (score: XmlElement, { links, files }: Around): Bureau | null => {
  const linked = links.of(score);
  const file = files.find(({ attributes }) => attributes.label !== undefined && linked.has(attributes.label));
  const at = (name: string) => named(textAt(score, 'CREDIT_SCORE_DETAIL', name));
  return (
    at('CreditRepositorySourceType') ??
    (file ? bureauOfFile(file) : null) ??
    at('CreditScoreModelNameType') ??
    at('CreditScoreModelNameTypeOtherDescription')
  );
};

const factorsOf = (score: XmlElement): string[] =>
  elementsAt(score, 'CREDIT_SCORE_FACTORS', 'CREDIT_SCORE_FACTOR').flatMap(
    (factor) => textAt(factor, 'CreditScoreFactorText') ?? factorText(textAt(factor, 'CreditScoreFactorCode')) ?? [],
  );

const isVantage = ({ model }: BureauScore): boolean => model?.startsWith('vantage') === true;

const saidIn = (score: XmlElement): string | null => textAt(score, 'CREDIT_SCORE_DETAIL', 'CreditScoreValue');

/**
 * Whether every score says its value, or why there is none, and whose it is: one left out could raise the one that counts. Scores of
 * somebody else than the bureaus count for nothing once each bureau's own is there. A file that names no source may be any bureau's.
 */
export const areScoresRead = (scores: readonly XmlElement[], { links, files }: Around): boolean => {
  const bureaus = scores.map((score) => bureauOfScore(score, { links, files }));
  const isSaid = (score: XmlElement) =>
    saidIn(score) !== null || textAt(score, 'CREDIT_SCORE_DETAIL', 'CreditScoreExclusionReasonType') !== null;
  const isScored = (file: XmlElement) => {
    const bureau = bureauOfFile(file);
    if (bureau !== null) return bureaus.includes(bureau);
    return sourceOf(file) === 'Other' || BUREAUS.every((each) => bureaus.includes(each));
  };
  return scores.every(isSaid) && (!bureaus.includes(null) || files.every(isScored));
};

/** One a bureau, since the middle of three counts: a classic score before a Vantage one, and the lower of two by one model. */
export const scoresIn = (scores: readonly XmlElement[], { links, files }: Around): BureauScore[] => {
  const all = scores.flatMap((score): BureauScore[] => {
    const bureau = bureauOfScore(score, { links, files });
    const model = models[textAt(score, 'CREDIT_SCORE_DETAIL', 'CreditScoreModelNameType') ?? ''];
    const value = scoreOf(saidIn(score));
    return bureau === null ? [] : [{ bureau, score: value, factors: factorsOf(score), ...(model && { model }) }];
  });
  const byWorth = all.toSorted((one, other) => Number(isVantage(one)) - Number(isVantage(other)));
  const best = (bureau: Bureau) => {
    const own = byWorth.filter((each) => each.bureau === bureau);
    const first = own.find(({ score }) => score !== null);
    const alike = own.filter(({ score, model }) => score !== null && model === first?.model);
    return alike.toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))[0] ?? own[0];
  };
  return BUREAUS.flatMap((bureau) => best(bureau) ?? []);
};
