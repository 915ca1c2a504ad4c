import type { LarFieldName } from '#entities/facts/lar.ts';
import {
  among,
  codesOf,
  type Edit,
  isAbove,
  isNumber,
  isOut,
  isWhole,
  NOT_ORIGINATED,
  once,
  same,
  UNDECIDED,
  UNPRICED,
  when,
} from './lar-edit.ts';

const openEndOut = (edits: readonly [string, string, string], name: LarFieldName): Edit[] => [
  { edit: edits[0], reads: [name], passes: (row) => row[name] === '' || isOut(row[name]) || isNumber(row[name]) },
  { edit: edits[1], reads: ['openEnd', name], passes: (row) => when(row.openEnd === '1', isOut(row[name])) },
  {
    edit: edits[2],
    reads: ['actionTaken', name],
    passes: (row) => when(among(row.actionTaken, ...NOT_ORIGINATED), isOut(row[name])),
  },
];

const denials: LarFieldName[] = ['denial1', 'denial2', 'denial3', 'denial4'];

/** Credit, denial, price and features. */
export const creditEdits: readonly Edit[] = [
  { edit: 'V654-1', reads: ['income'], passes: (row) => row.income === 'NA' || /^-?\d+$/.test(row.income) },
  codesOf('V656-1', 'purchaser'),
  {
    edit: 'V656-2',
    reads: ['actionTaken', 'purchaser'],
    passes: (row) => when(among(row.actionTaken, ...NOT_ORIGINATED), row.purchaser === '0'),
  },
  { edit: 'V657-1', reads: ['rateSpread'], passes: (row) => isOut(row.rateSpread) || isNumber(row.rateSpread) },
  {
    edit: 'V657-2',
    reads: ['actionTaken', 'rateSpread'],
    passes: (row) => when(among(row.actionTaken, '3', '4', '5', '6', '7'), isOut(row.rateSpread)),
  },
  codesOf('V658-1', 'hoepa'),
  {
    edit: 'V658-2',
    reads: ['actionTaken', 'hoepa'],
    passes: (row) => when(among(row.actionTaken, ...NOT_ORIGINATED), row.hoepa === '3'),
  },
  codesOf('V659', 'lien'),
  { edit: 'V660-1', reads: ['applicantScore'], passes: (row) => isNumber(row.applicantScore) },
  codesOf('V660-2', 'applicantScoreModel'),
  {
    edit: 'V661',
    reads: ['applicantScore', 'applicantScoreModel'],
    passes: (row) => same(row.applicantScore === '8888', row.applicantScoreModel === '9'),
  },
  {
    edit: 'V662-2',
    reads: ['applicantScoreModel', 'applicantScoreModelOther'],
    passes: (row) => same(row.applicantScoreModel === '8', row.applicantScoreModelOther !== ''),
  },
  {
    edit: 'V663',
    reads: ['actionTaken', 'applicantScore'],
    passes: (row) => when(among(row.actionTaken, ...UNDECIDED), among(row.applicantScore, '8888', '1111')),
  },
  {
    edit: 'V664',
    reads: ['actionTaken', 'coapplicantScore'],
    passes: (row) => when(among(row.actionTaken, ...UNDECIDED), among(row.coapplicantScore, '8888', '1111')),
  },
  { edit: 'V665-1', reads: ['coapplicantScore'], passes: (row) => isNumber(row.coapplicantScore) },
  codesOf('V665-2', 'coapplicantScoreModel'),
  {
    edit: 'V666-1',
    reads: ['coapplicantScore', 'coapplicantScoreModel'],
    passes: (row) => same(row.coapplicantScore === '8888', row.coapplicantScoreModel === '9'),
  },
  {
    edit: 'V666-2',
    reads: ['coapplicantScore', 'coapplicantScoreModel'],
    passes: (row) => same(row.coapplicantScore === '9999', row.coapplicantScoreModel === '10'),
  },
  {
    edit: 'V667-2',
    reads: ['coapplicantScoreModel', 'coapplicantScoreModelOther'],
    passes: (row) => same(row.coapplicantScoreModel === '8', row.coapplicantScoreModelOther !== ''),
  },
  codesOf('V669-1', 'denial1'),
  codesOf('V669-2', 'denial2', 'denial3', 'denial4'),
  { edit: 'V669-3', reads: denials, passes: (row) => once(denials.map((name) => row[name])) },
  {
    edit: 'V669-4',
    reads: denials,
    passes: (row) => when(among(row.denial1, '10', '1111'), `${row.denial2}${row.denial3}${row.denial4}` === ''),
  },
  {
    edit: 'V670-1',
    reads: ['actionTaken', 'denial1'],
    passes: (row) => when(among(row.actionTaken, '3', '7'), row.denial1 !== '10'),
  },
  {
    edit: 'V670-3',
    reads: ['actionTaken', 'denial1'],
    passes: (row) => when(!among(row.actionTaken, '3', '7'), among(row.denial1, '10', '1111')),
  },
  {
    edit: 'V671-1',
    reads: [...denials, 'denialOther'],
    passes: (row) =>
      same(
        denials.some((name) => row[name] === '9'),
        row.denialOther !== '',
      ),
  },
  ...openEndOut(['V672-1', 'V672-4', 'V672-6'], 'totalLoanCosts'),
  {
    edit: 'V673-2',
    reads: ['actionTaken', 'pointsAndFees'],
    passes: (row) => when(row.actionTaken !== '1', isOut(row.pointsAndFees)),
  },
  ...openEndOut(['V674-1', 'V674-3', 'V674-5'], 'originationCharges'),
  ...openEndOut(['V675-1', 'V675-3', 'V675-5'], 'discountPoints'),
  ...openEndOut(['V676-1', 'V676-3', 'V676-5'], 'lenderCredits'),
  {
    edit: 'V677-1',
    reads: ['interestRate'],
    passes: (row) => isOut(row.interestRate) || isNumber(row.interestRate),
  },
  {
    edit: 'V677-2',
    reads: ['actionTaken', 'interestRate'],
    passes: (row) => when(among(row.actionTaken, ...UNPRICED), isOut(row.interestRate)),
  },
  {
    edit: 'V678-1',
    reads: ['prepaymentPenalty'],
    passes: (row) => isOut(row.prepaymentPenalty) || isWhole(row.prepaymentPenalty),
  },
  { edit: 'V679-1', reads: ['dti'], passes: (row) => isOut(row.dti) || isNumber(row.dti) },
  {
    edit: 'V679-2',
    reads: ['actionTaken', 'dti'],
    passes: (row) => when(among(row.actionTaken, ...UNDECIDED), isOut(row.dti)),
  },
  { edit: 'V681-1', reads: ['cltv'], passes: (row) => isOut(row.cltv) || isAbove(row.cltv, 0) },
  {
    edit: 'V681-2',
    reads: ['actionTaken', 'cltv'],
    passes: (row) => when(among(row.actionTaken, ...UNDECIDED), isOut(row.cltv)),
  },
  { edit: 'V682-1', reads: ['loanTerm'], passes: (row) => isOut(row.loanTerm) || isWhole(row.loanTerm) },
  {
    edit: 'V683',
    reads: ['introductoryPeriod'],
    passes: (row) => isOut(row.introductoryPeriod) || isWhole(row.introductoryPeriod),
  },
  codesOf('V684', 'balloon'),
  codesOf('V685', 'interestOnly'),
  codesOf('V686', 'negativeAmortization'),
  codesOf('V687', 'otherNonAmortizing'),
  {
    edit: 'V688-1',
    reads: ['propertyValue'],
    passes: (row) => isOut(row.propertyValue) || isAbove(row.propertyValue, 0),
  },
  {
    edit: 'V688-2',
    reads: ['actionTaken', 'propertyValue'],
    passes: (row) => when(among(row.actionTaken, '4', '5'), isOut(row.propertyValue)),
  },
  codesOf('V689-1', 'manufacturedType'),
  {
    edit: 'V689-3',
    reads: ['constructionMethod', 'manufacturedType'],
    passes: (row) => when(row.constructionMethod === '1', among(row.manufacturedType, '3', '1111')),
  },
  codesOf('V690-1', 'manufacturedInterest'),
  {
    edit: 'V690-3',
    reads: ['constructionMethod', 'manufacturedInterest'],
    passes: (row) => when(row.constructionMethod === '1', among(row.manufacturedInterest, '5', '1111')),
  },
  { edit: 'V691', reads: ['totalUnits'], passes: (row) => isWhole(row.totalUnits) },
  {
    edit: 'V692-2',
    reads: ['totalUnits', 'affordableUnits'],
    passes: (row) => when(Number(row.totalUnits) < 5, isOut(row.affordableUnits)),
  },
  codesOf('V693-1', 'submission'),
  {
    edit: 'V693-3',
    reads: ['submission', 'actionTaken'],
    passes: (row) => when(row.submission === '3', row.actionTaken === '6'),
  },
  codesOf('V694-1', 'initiallyPayable'),
  {
    edit: 'V694-3',
    reads: ['actionTaken', 'initiallyPayable'],
    passes: (row) => when(row.actionTaken === '1', row.initiallyPayable !== '3'),
  },
  { edit: 'V695-1', reads: ['nmlsId'], passes: (row) => isOut(row.nmlsId) || /^\d+$/.test(row.nmlsId) },
  { edit: 'V695-2', reads: ['nmlsId'], passes: (row) => !/^0+$/.test(row.nmlsId) },
  codesOf('V696-1', 'aus1'),
  codesOf('V696-2', 'ausResult1'),
  {
    edit: 'V700-1',
    reads: ['aus1', 'ausResult1'],
    passes: (row) => same(row.aus1 === '6', row.ausResult1 === '17'),
  },
  codesOf('V706', 'reverseMortgage'),
  codesOf('V707', 'openEnd'),
  codesOf('V708', 'businessPurpose'),
];
