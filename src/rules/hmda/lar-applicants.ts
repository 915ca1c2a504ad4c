import type { Demographics, Ethnicity, Race } from '#entities/application/demographics.ts';
import type { LarField, LarRow } from '#entities/facts/lar.ts';
import { type Day, partsOf } from '#entities/values/day.ts';
import { blank, given, known, type LarFacts, missing, notApplicable } from './lar-facts.ts';

const ethnicityCodes = { hispanicOrLatino: '1', notHispanicOrLatino: '2' } as const satisfies Record<
  Exclude<Ethnicity, 'notProvided'>,
  string
>;
const hispanicCodes = { mexican: '11', puertoRican: '12', cuban: '13', other: '14' } as const;
const raceCodes = {
  americanIndianOrAlaskaNative: '1',
  asian: '2',
  blackOrAfricanAmerican: '3',
  nativeHawaiianOrOtherPacificIslander: '4',
  white: '5',
} as const satisfies Record<Exclude<Race, 'notProvided'>, string>;
const asianCodes = {
  asianIndian: '21',
  chinese: '22',
  filipino: '23',
  japanese: '24',
  korean: '25',
  vietnamese: '26',
  other: '27',
} as const;
const islanderCodes = { nativeHawaiian: '41', guamanianOrChamorro: '42', samoan: '43', other: '44' } as const;

const MOST = 5;

/** The groups first, then their origins, five at most (Reg C, appendix B). Not given on the internet: its own code. */
const codesOf = (groups: readonly string[], origins: readonly string[], notGiven: string): string[] => {
  const codes = [...new Set([...groups, ...origins])].slice(0, MOST);
  return codes.length === 0 ? [notGiven] : codes;
};

export const ethnicityOf = (answers: Demographics | null): string[] =>
  codesOf(
    (answers?.ethnicity ?? []).flatMap((each) => (each === 'notProvided' ? [] : ethnicityCodes[each])),
    (answers?.hispanicOrigins ?? []).map((each) => hispanicCodes[each]),
    '3',
  );

export const raceOf = (answers: Demographics | null): string[] =>
  codesOf(
    (answers?.race ?? []).flatMap((each) => (each === 'notProvided' ? [] : raceCodes[each])),
    [
      ...(answers?.asianOrigins ?? []).map((each) => asianCodes[each]),
      ...(answers?.pacificIslanderOrigins ?? []).map((each) => islanderCodes[each]),
    ],
    '6',
  );

/** 1 male, 2 female, 3 not given, 6 both. */
export const sexOf = (answers: Demographics | null): string => {
  const isMale = answers?.gender.includes('male') === true;
  const isFemale = answers?.gender.includes('female') === true;
  return isMale && isFemale ? '6' : isMale ? '1' : isFemale ? '2' : '3';
};

export const ageOn = (born: Day, on: Day): number => {
  const [year, month, date] = partsOf(born);
  const [onYear, onMonth, onDate] = partsOf(on);
  const hadBirthday = onMonth > month || (onMonth === month && onDate >= date);
  return onYear - year - (hadBirthday ? 0 : 1);
};

const placed = <Name extends string>(
  name: Name,
  codes: readonly string[],
): Record<`${Name}${1 | 2 | 3 | 4 | 5}`, LarField> => {
  const at = (place: number): LarField => {
    const code = codes[place];
    return code === undefined ? blank : given(code);
  };
  const fields = {
    [`${name}1`]: at(0),
    [`${name}2`]: at(1),
    [`${name}3`]: at(2),
    [`${name}4`]: at(3),
    [`${name}5`]: at(4),
  };
  return fields as Record<`${Name}${1 | 2 | 3 | 4 | 5}`, LarField>;
};

const free = (text: string | null | undefined): LarField => (text ? given(text) : blank);

/** Applications are taken on the internet: nothing is observed. */
const NOT_OBSERVED = given('2');

type Fields = Partial<LarRow>;

const ageOf = (born: Day | null, { appliedOn }: LarFacts): LarField =>
  known(born === null || appliedOn === null ? null : ageOn(born, appliedOn), missing('noBirthDate'));

const applicantFields = (facts: LarFacts): Fields => {
  const answers = facts.demographics.borrower;
  return {
    ...placed('applicantEthnicity', ethnicityOf(answers)),
    applicantEthnicityOther: free(answers?.otherHispanicOrigin),
    applicantEthnicityObserved: NOT_OBSERVED,
    ...placed('applicantRace', raceOf(answers)),
    applicantTribe: free(answers?.tribe),
    applicantAsianOther: free(answers?.otherAsianOrigin),
    applicantIslanderOther: free(answers?.otherPacificIslanderOrigin),
    applicantRaceObserved: NOT_OBSERVED,
    applicantSex: given(sexOf(answers)),
    applicantSexObserved: NOT_OBSERVED,
    applicantAge: ageOf(facts.application.borrower.dateOfBirth, facts),
  };
};

const noCoapplicant: Fields = {
  ...placed('coapplicantEthnicity', []),
  coapplicantEthnicity1: notApplicable('5'),
  coapplicantEthnicityOther: blank,
  coapplicantEthnicityObserved: notApplicable('4'),
  ...placed('coapplicantRace', []),
  coapplicantRace1: notApplicable('8'),
  coapplicantTribe: blank,
  coapplicantAsianOther: blank,
  coapplicantIslanderOther: blank,
  coapplicantRaceObserved: notApplicable('4'),
  coapplicantSex: notApplicable('5'),
  coapplicantSexObserved: notApplicable('4'),
  coapplicantAge: notApplicable('9999'),
};

const coapplicantFields = (facts: LarFacts): Fields => {
  const { coborrower } = facts.application;
  if (coborrower === null) return noCoapplicant;
  const answers = facts.demographics.coborrower;
  return {
    ...placed('coapplicantEthnicity', ethnicityOf(answers)),
    coapplicantEthnicityOther: free(answers?.otherHispanicOrigin),
    coapplicantEthnicityObserved: NOT_OBSERVED,
    ...placed('coapplicantRace', raceOf(answers)),
    coapplicantTribe: free(answers?.tribe),
    coapplicantAsianOther: free(answers?.otherAsianOrigin),
    coapplicantIslanderOther: free(answers?.otherPacificIslanderOrigin),
    coapplicantRaceObserved: NOT_OBSERVED,
    coapplicantSex: given(sexOf(answers)),
    coapplicantSexObserved: NOT_OBSERVED,
    coapplicantAge: ageOf(coborrower.dateOfBirth, facts),
  };
};

/** What the applicants said of themselves, and their ages on the day of the application. */
export const larApplicants = (facts: LarFacts): Fields => ({ ...applicantFields(facts), ...coapplicantFields(facts) });
