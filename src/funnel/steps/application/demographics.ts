import { z } from 'zod';
import {
  asianOrigin,
  demographics as demographicAnswers,
  ethnicity,
  gender,
  hispanicOrigin,
  pacificIslanderOrigin,
  race,
} from '#entities/application/demographics.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

type Chosen = readonly string[] | null;

/** Runs on unchecked answers, so on any input. */
const includes = (chosen: Chosen, wanted: string): boolean => Array.isArray(chosen) && chosen.includes(wanted);
const isNew = ({ hasAnswered }: { hasAnswered: boolean | null }): boolean => hasAnswered !== true;

/** Page 6: never stored with the application, so it reads back only as answered. */
export const demographics = defineStep({
  key: 'application7',
  path: '/app/application/6',
  askedOf: 'each',
  chapter: null,
  seconds: 60,
  screen: 'demographics',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  storedSeparately: true,
  answers: z.object({
    ...demographicAnswers.shape,
    gender: z.array(gender),
    hasAnswered: z.boolean().nullable().default(null),
  }),
  fields: [
    // An origin may be chosen without the group it belongs to (Reg C, appendix B).
    {
      name: 'ethnicity',
      kind: 'choices',
      options: ethnicity.options,
      answeredBy: ['hispanicOrigins'],
      isAsked: isNew,
    },
    {
      name: 'hispanicOrigins',
      kind: 'choices',
      options: hispanicOrigin.options,
      optional: true,
      isAsked: isNew,
    },
    {
      name: 'otherHispanicOrigin',
      kind: 'text',
      optional: true,
      isAsked: (answers) => isNew(answers) && includes(answers.hispanicOrigins, 'other'),
    },
    {
      name: 'race',
      kind: 'choices',
      options: race.options,
      answeredBy: ['tribe', 'asianOrigins', 'pacificIslanderOrigins'],
      isAsked: isNew,
    },
    {
      name: 'tribe',
      kind: 'text',
      optional: true,
      isAsked: isNew,
    },
    {
      name: 'asianOrigins',
      kind: 'choices',
      options: asianOrigin.options,
      optional: true,
      isAsked: isNew,
    },
    {
      name: 'otherAsianOrigin',
      kind: 'text',
      optional: true,
      isAsked: (answers) => isNew(answers) && includes(answers.asianOrigins, 'other'),
    },
    {
      name: 'pacificIslanderOrigins',
      kind: 'choices',
      options: pacificIslanderOrigin.options,
      optional: true,
      isAsked: isNew,
    },
    {
      name: 'otherPacificIslanderOrigin',
      kind: 'text',
      optional: true,
      isAsked: (answers) => isNew(answers) && includes(answers.pacificIslanderOrigins, 'other'),
    },
    { name: 'gender', kind: 'choices', options: gender.options, isAsked: isNew },
  ],
  read: (application, person) => ({
    ethnicity: [],
    hispanicOrigins: [],
    otherHispanicOrigin: null,
    race: [],
    tribe: null,
    asianOrigins: [],
    otherAsianOrigin: null,
    pacificIslanderOrigins: [],
    otherPacificIslanderOrigin: null,
    gender: [],
    hasAnswered: applicantPart(application, person).hasAnsweredDemographics,
  }),
  write: (application, _answers, person) =>
    withApplicant(application, { person, change: { hasAnsweredDemographics: true } }),
});
