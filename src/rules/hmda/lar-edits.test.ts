import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LarFieldName, larFields } from '#entities/facts/lar.ts';
import type { LarTexts } from './lar-edit.ts';
import { failedEdits, larEdits } from './lar-edits.ts';
import { larTexts, lendingReportRow } from './lar-row.ts';
import { larSample } from './testing/lar-sample.ts';

const sample = larTexts(lendingReportRow(larSample()));
const rowOf = (line: string): LarTexts => {
  const [, ...values] = line.trim().split('|');
  const pairs = larFields.map((name, at) => [name, values[at] ?? '']);
  return Object.fromEntries(pairs) as Record<LarFieldName, string>;
};

/** For each edit a row that breaks it: what is changed in a good one. */
const broken: Readonly<Record<string, Partial<Record<LarFieldName, string>>>> = {
  V600: { lei: 'SHORT' },
  'V608-1': { uli: 'NA' },
  V609: { uli: '10Bx939c5543TqA1144M999143X83' },
  'V610-1': { applicationDate: '20261332' },
  'V610-2': { applicationDate: 'NA' },
  V611: { loanType: '5' },
  'V612-1': { loanPurpose: '3' },
  'V612-2': { preapproval: '1' },
  'V613-1': { preapproval: '' },
  'V613-3': { actionTaken: '3', preapproval: '1' },
  'V614-4': { preapproval: '1' },
  'V615-1': { constructionMethod: '3' },
  'V615-3': { manufacturedType: '1' },
  V616: { occupancy: '' },
  V617: { loanAmount: 'NA' },
  V618: { actionTaken: '9' },
  'V619-1': { actionDate: '2026-11-16' },
  'V619-3': { actionDate: '20261101' },
  V620: { street: '' },
  V621: { city: '' },
  V622: { city: 'NA' },
  V623: { state: 'Virginia' },
  V624: { zip: '2322' },
  'V625-1': { tract: '102' },
  V626: { county: '760' },
  V627: { tract: '06001400100' },
  'V628-1': { applicantEthnicity1: '5' },
  'V628-2': { applicantEthnicity2: '3' },
  'V628-3': { applicantEthnicity1: '1', applicantEthnicity2: '1' },
  'V628-4': { applicantEthnicity1: '3', applicantEthnicity2: '2' },
  'V629-1': { applicantEthnicityObserved: '4' },
  'V631-1': { coapplicantEthnicity1: '' },
  'V631-2': { coapplicantEthnicity3: '5' },
  'V631-3': { coapplicantEthnicity1: '2', coapplicantEthnicity2: '2' },
  'V631-4': { coapplicantEthnicity1: '5', coapplicantEthnicity2: '2' },
  'V632-1': { coapplicantEthnicityObserved: '5' },
  V634: { coapplicantEthnicity1: '5' },
  'V635-1': { applicantRace1: '8' },
  'V635-2': { applicantRace2: '6' },
  'V635-3': { applicantRace1: '5', applicantRace2: '5' },
  'V635-4': { applicantRace1: '6', applicantRace2: '5' },
  'V636-1': { applicantRaceObserved: '' },
  'V638-1': { coapplicantRace1: '9' },
  'V638-2': { coapplicantRace5: '8' },
  'V638-3': { coapplicantRace1: '1', coapplicantRace4: '1' },
  'V638-4': { coapplicantRace1: '8', coapplicantRace2: '1' },
  'V639-1': { coapplicantRaceObserved: '' },
  V641: { coapplicantRace1: '8' },
  'V642-1': { applicantSex: '5' },
  'V642-2': { applicantSexObserved: '4' },
  'V646-1': { coapplicantSex: '7' },
  'V646-2': { coapplicantSexObserved: '' },
  V650: { coapplicantSex: '5' },
  'V651-1': { applicantAge: '0' },
  'V652-1': { coapplicantAge: 'NA' },
  'V654-1': { income: '73.5' },
  'V656-1': { purchaser: '7' },
  'V656-2': { actionTaken: '2', purchaser: '1' },
  'V657-1': { rateSpread: '' },
  'V657-2': { actionTaken: '3' },
  'V658-1': { hoepa: '4' },
  'V658-2': { actionTaken: '2' },
  V659: { lien: '3' },
  'V660-1': { applicantScore: 'none' },
  'V660-2': { applicantScoreModel: '10' },
  V661: { applicantScore: '8888', applicantScoreModel: '1' },
  'V662-2': { applicantScoreModelOther: 'Ours' },
  V663: { actionTaken: '4', applicantScore: '700' },
  V664: { actionTaken: '5', coapplicantScore: '700' },
  'V665-1': { coapplicantScore: '' },
  'V665-2': { coapplicantScoreModel: '16' },
  'V666-1': { coapplicantScore: '8888', coapplicantScoreModel: '1' },
  'V666-2': { coapplicantScore: '9999', coapplicantScoreModel: '1' },
  'V667-2': { coapplicantScoreModel: '8' },
  'V669-1': { denial1: '' },
  'V669-2': { denial2: '10' },
  'V669-3': { denial1: '1', denial2: '1' },
  'V669-4': { denial1: '10', denial2: '1' },
  'V670-1': { actionTaken: '3' },
  'V670-3': { denial1: '1' },
  'V671-1': { denial1: '9' },
  'V672-1': { totalLoanCosts: 'none' },
  'V672-4': { totalLoanCosts: '100' },
  'V672-6': { actionTaken: '2', totalLoanCosts: '100' },
  'V673-2': { actionTaken: '2', pointsAndFees: '100' },
  'V674-1': { originationCharges: 'none' },
  'V674-3': { originationCharges: '100' },
  'V674-5': { actionTaken: '3', originationCharges: '100' },
  'V675-1': { discountPoints: 'none' },
  'V675-3': { discountPoints: '100' },
  'V675-5': { actionTaken: '3', discountPoints: '100' },
  'V676-1': { lenderCredits: 'none' },
  'V676-3': { lenderCredits: '100' },
  'V676-5': { actionTaken: '3', lenderCredits: '100' },
  'V677-1': { interestRate: '' },
  'V677-2': { actionTaken: '3' },
  'V678-1': { prepaymentPenalty: '0' },
  'V679-1': { dti: '' },
  'V679-2': { actionTaken: '4' },
  'V681-1': { cltv: '0' },
  'V681-2': { actionTaken: '5' },
  'V682-1': { loanTerm: '0' },
  V683: { introductoryPeriod: '0' },
  V684: { balloon: '3' },
  V685: { interestOnly: '' },
  V686: { negativeAmortization: 'NA' },
  V687: { otherNonAmortizing: '0' },
  'V688-1': { propertyValue: '0' },
  'V688-2': { actionTaken: '4' },
  'V689-1': { manufacturedType: '4' },
  'V689-3': { manufacturedType: '1' },
  'V690-1': { manufacturedInterest: '6' },
  'V690-3': { manufacturedInterest: '1' },
  V691: { totalUnits: '0' },
  'V692-2': { affordableUnits: '1' },
  'V693-1': { submission: '4' },
  'V693-3': { submission: '3' },
  'V694-1': { initiallyPayable: '4' },
  'V694-3': { initiallyPayable: '3' },
  'V695-1': { nmlsId: 'Leo' },
  'V695-2': { nmlsId: '0000000' },
  'V696-1': { aus1: '8' },
  'V696-2': { ausResult1: '25' },
  'V700-1': { aus1: '1' },
  V706: { reverseMortgage: '3' },
  V707: { openEnd: '3' },
  V708: { businessPurpose: '3' },
};

describe('the published edits', () => {
  it('are all tried here', () => {
    expect(larEdits.map(({ edit }) => edit).toSorted()).toEqual(Object.keys(broken).toSorted());
  });

  it.each(Object.entries(broken))('%s finds its fault', (edit, change) => {
    expect(failedEdits(sample)).not.toContain(edit);
    expect(failedEdits({ ...sample, ...change })).toContain(edit);
  });

  it('are passed by every row of a clean register of open-end lines', () => {
    const lines = readFileSync('tests/oracles/open-end-register.txt', 'utf8').trim().split('\n');
    expect(lines).toHaveLength(16);
    for (const line of lines) expect(failedEdits(rowOf(line))).toEqual([]);
  });

  it('are among those published for 2026', () => {
    const known = new Set(readFileSync('tests/oracles/lar-edit-numbers-2026.txt', 'utf8').split('\n'));
    expect(larEdits.filter(({ edit }) => !known.has(edit))).toEqual([]);
  });

  it('that read a missing value are not checked', () => {
    expect(failedEdits({ ...sample, uli: null, tract: null, loanAmount: null })).toEqual([]);
  });
});
