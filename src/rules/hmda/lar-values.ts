import type { LarFieldName } from '#entities/facts/lar.ts';

const list = (codes: string): string[] => codes.split(' ');
const orBlank = (codes: string): string[] => [...list(codes), ''];

const ethnicities = '1 11 12 13 14 2';
const races = '1 2 21 22 23 24 25 26 27 3 4 41 42 43 44 5';
const models = '1111 1 2 3 4 5 6 7 8 9 11 12 13 14 15';
const denials = '1 2 3 4 5 6 7 8 9';
const yesNo = '1111 1 2';
const results = Array.from({ length: 24 }, (_, at) => String(at + 1)).join(' ');

/** The values of every field with a closed list of codes, by the filing instructions. */
export const allowedValues: Readonly<Partial<Record<LarFieldName, readonly string[]>>> = {
  loanType: list('1 2 3 4'),
  loanPurpose: list('1 2 31 32 4 5'),
  preapproval: list('1 2'),
  constructionMethod: list('1 2'),
  occupancy: list('1 2 3'),
  actionTaken: list('1 2 3 4 5 6 7 8'),
  applicantEthnicity1: list(`${ethnicities} 3 4`),
  applicantEthnicity2: orBlank(ethnicities),
  applicantEthnicity3: orBlank(ethnicities),
  applicantEthnicity4: orBlank(ethnicities),
  applicantEthnicity5: orBlank(ethnicities),
  coapplicantEthnicity1: list(`${ethnicities} 3 4 5`),
  coapplicantEthnicity2: orBlank(ethnicities),
  coapplicantEthnicity3: orBlank(ethnicities),
  coapplicantEthnicity4: orBlank(ethnicities),
  coapplicantEthnicity5: orBlank(ethnicities),
  applicantEthnicityObserved: list('1 2 3'),
  coapplicantEthnicityObserved: list('1 2 3 4'),
  applicantRace1: list(`${races} 6 7`),
  applicantRace2: orBlank(races),
  applicantRace3: orBlank(races),
  applicantRace4: orBlank(races),
  applicantRace5: orBlank(races),
  coapplicantRace1: list(`${races} 6 7 8`),
  coapplicantRace2: orBlank(races),
  coapplicantRace3: orBlank(races),
  coapplicantRace4: orBlank(races),
  coapplicantRace5: orBlank(races),
  applicantRaceObserved: list('1 2 3'),
  coapplicantRaceObserved: list('1 2 3 4'),
  applicantSex: list('1 2 3 4 6'),
  coapplicantSex: list('1 2 3 4 5 6'),
  applicantSexObserved: list('1 2 3'),
  coapplicantSexObserved: list('1 2 3 4'),
  purchaser: list('0 1 2 3 4 5 6 71 72 8 9'),
  hoepa: list('1 2 3'),
  lien: list('1 2'),
  applicantScoreModel: list(models),
  coapplicantScoreModel: list(`${models} 10`),
  denial1: list(`1111 ${denials} 10`),
  denial2: orBlank(denials),
  denial3: orBlank(denials),
  denial4: orBlank(denials),
  balloon: list(yesNo),
  interestOnly: list(yesNo),
  negativeAmortization: list(yesNo),
  otherNonAmortizing: list(yesNo),
  manufacturedType: list('1111 1 2 3'),
  manufacturedInterest: list('1111 1 2 3 4 5'),
  submission: list('1111 1 2 3'),
  initiallyPayable: list('1111 1 2 3'),
  aus1: list('1111 1 2 3 4 5 6 7'),
  ausResult1: list(`1111 ${results}`),
  reverseMortgage: list(yesNo),
  openEnd: list(yesNo),
  businessPurpose: list(yesNo),
};
