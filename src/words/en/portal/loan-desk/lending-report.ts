import type { LarExclusion, LarGap } from '#entities/facts/lar.ts';
import { larNames } from './lending-report-fields.ts';
import { larGroups } from './lending-report-groups.ts';

const gaps: Readonly<Record<LarGap, string>> = {
  noLei: 'The lender’s data has no legal entity identifier.',
  noApplicationDate: 'The day the application began is not known.',
  noAmount: 'No amount was asked for.',
  noOccupancy: 'The use of the home is not known.',
  noUnits: 'The number of units is not known.',
  noCounty: 'The county is not in the list of county codes.',
  noTract: 'No census tract is recorded. Staff enter it on the Property tab.',
  noBirthDate: 'The birth date or the day of the application is not known.',
  noIncome: 'No income is known.',
  noLiens: 'The loans on the home are not known.',
  noScoreModel: 'The credit report does not name the scoring model.',
  noApor: 'No average prime offer rate covers the week the rate was set.',
  noOfficer: 'No loan officer of this loan is licensed in the state of the home.',
};

const exclusions: Readonly<Record<LarExclusion, string>> = {
  noApplication: 'This is an inquiry and not an application, so it is not reported.',
  noActionYet: 'No final action was taken yet. The row is made with the decision.',
  businessPurpose:
    'Credit for a business that neither improves nor refinances a home is not reported (12 CFR 1003.3(c)(10)).',
};

/** Text for the row of the loan application register. */
export const lendingReport = {
  title: 'Lending report',
  lede: 'The row of the loan application register (12 CFR 1003.4) as it would be filed.',
  kept: (day: string) => `Saved on ${day}. It is updated with the facts until the year of the action ends.`,
  notKept: 'Not saved yet. That happens within minutes of a decision, and every night.',
  final: (day: string) => `Saved on ${day}. The year of the action is over, so it no longer changes.`,
  excluded: 'Not in the register',
  missing: (count: number) => (count === 1 ? '1 field is missing' : `${count} fields are missing`),
  complete: 'Every field is filled in',
  edits: (edits: string) => `Fails these edits of the published list: ${edits}.`,
  noEdits: 'It passes every published edit that can be checked within one row.',
  blank: 'Left blank',
  notApplicable: (code: string) => `${code} (not applicable)`,
  exempt: (code: string) => `${code} (exempt)`,
  names: larNames,
  groups: larGroups,
  gaps,
  exclusions,
  tract: {
    title: 'Census tract',
    lede: 'For the lending report. Look it up in the FFIEC geocoder by the address of the home.',
    none: 'Not recorded yet.',
    found: (tract: string, source: string, day: string) => `${tract}, found by the ${source} on ${day}.`,
    recorded: (tract: string, source: string, name: string, day: string) =>
      `${tract}, from ${source}. Recorded by ${name} on ${day}.`,
    tract: 'Tract, eleven digits, or NA where the county has none',
    source: 'Where it was looked up',
    submit: 'Record tract',
    wrong: 'Enter eleven digits, or NA.',
    sourceNeeded: 'Say where it was looked up.',
    otherCounty: (county: string) => `That tract is not in the county of the home, whose code is ${county}.`,
    changedMeanwhile: 'A colleague recorded a tract in the meantime. Check it above before you record yours.',
    done: 'Recorded.',
  },
} as const;
