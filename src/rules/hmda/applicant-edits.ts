import type { LarFieldName } from '#entities/facts/lar.ts';
import { codesOf, type Edit, isWhole, once, same, when } from './lar-edit.ts';
import { allowedValues } from './lar-values.ts';

const rows = (who: 'applicant' | 'coapplicant', what: 'Ethnicity' | 'Race'): LarFieldName[] =>
  ([1, 2, 3, 4, 5] as const).map((place) => `${who}${what}${place}` as const);

/** An answer about oneself: one of the codes, each once, and none beside "not given". */
const aboutOneself = (
  who: 'applicant' | 'coapplicant',
  what: 'Ethnicity' | 'Race',
  edits: readonly string[],
): Edit[] => {
  const names = rows(who, what);
  const [first = 'applicantRace1', ...rest] = names;
  const free: LarFieldName[] =
    what === 'Ethnicity' ? [`${who}EthnicityOther`] : [`${who}Tribe`, `${who}AsianOther`, `${who}IslanderOther`];
  const alone = what === 'Ethnicity' ? ['3', '4', '5'] : ['6', '7', '8'];
  const [one = '', others = '', each = '', nothing = ''] = edits;
  return [
    {
      edit: one,
      reads: [first, ...free],
      passes: (row) =>
        (allowedValues[first]?.includes(row[first]) ?? false) ||
        (row[first] === '' && free.some((name) => row[name] !== '')),
    },
    codesOf(others, ...rest),
    { edit: each, reads: names, passes: (row) => once(names.map((name) => row[name])) },
    {
      edit: nothing,
      reads: names,
      passes: (row) =>
        when(
          alone.includes(row[first]),
          rest.every((name) => row[name] === ''),
        ),
    },
  ];
};

/** What applicants say of themselves, and their ages. */
export const applicantEdits: readonly Edit[] = [
  ...aboutOneself('applicant', 'Ethnicity', ['V628-1', 'V628-2', 'V628-3', 'V628-4']),
  codesOf('V629-1', 'applicantEthnicityObserved'),
  ...aboutOneself('coapplicant', 'Ethnicity', ['V631-1', 'V631-2', 'V631-3', 'V631-4']),
  codesOf('V632-1', 'coapplicantEthnicityObserved'),
  {
    edit: 'V634',
    reads: ['coapplicantEthnicity1', 'coapplicantEthnicityObserved'],
    passes: (row) => same(row.coapplicantEthnicity1 === '5', row.coapplicantEthnicityObserved === '4'),
  },
  ...aboutOneself('applicant', 'Race', ['V635-1', 'V635-2', 'V635-3', 'V635-4']),
  codesOf('V636-1', 'applicantRaceObserved'),
  ...aboutOneself('coapplicant', 'Race', ['V638-1', 'V638-2', 'V638-3', 'V638-4']),
  codesOf('V639-1', 'coapplicantRaceObserved'),
  {
    edit: 'V641',
    reads: ['coapplicantRace1', 'coapplicantRaceObserved'],
    passes: (row) => same(row.coapplicantRace1 === '8', row.coapplicantRaceObserved === '4'),
  },
  codesOf('V642-1', 'applicantSex'),
  codesOf('V642-2', 'applicantSexObserved'),
  codesOf('V646-1', 'coapplicantSex'),
  codesOf('V646-2', 'coapplicantSexObserved'),
  {
    edit: 'V650',
    reads: ['coapplicantSex', 'coapplicantSexObserved'],
    passes: (row) => same(row.coapplicantSex === '5', row.coapplicantSexObserved === '4'),
  },
  { edit: 'V651-1', reads: ['applicantAge'], passes: (row) => isWhole(row.applicantAge) },
  { edit: 'V652-1', reads: ['coapplicantAge'], passes: (row) => isWhole(row.coapplicantAge) },
];
