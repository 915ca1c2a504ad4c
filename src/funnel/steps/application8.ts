import { z } from 'zod';
import { bankruptcyChapter } from '#entities/bankruptcy-chapter.ts';
import { type Declarations, declarations, otherPropertyTitle, otherPropertyType } from '#entities/declarations.ts';
import {
  type DerogatoryEvent,
  type DerogatoryKind,
  derogatoryEvent,
  derogatoryKind,
} from '#entities/derogatory-event.ts';
import { applicantPart, withApplicant } from '../engine/applicant-part.ts';
import { notInFuture } from '../engine/calendar-checks.ts';
import { defineStep } from '../engine/define-step.ts';
import { whenAndChapter } from '../questions/derogatory.ts';
import { emptyDeclarations } from '../questions/empty-declarations.ts';

type PastTrouble = Partial<
  Record<'hasConveyedForeclosure' | 'doneShortSale' | 'hasForeclosure' | 'hasBankruptcy', unknown>
>;

const hadTrouble = (answers: PastTrouble): boolean =>
  [answers.hasConveyedForeclosure, answers.doneShortSale, answers.hasForeclosure, answers.hasBankruptcy].includes(true);

const explained = [
  'hasSpecialBorrowerSellerRelationship',
  'hasBorrowedThirdPartyMoney',
  'wantsAnotherMortgage',
  'wantsAnotherLoan',
  'isPropertySubjectToLien',
  'isGuarantorOrCosigor',
  'hasOustandingJudgements',
  'hasFederalDebt',
  'isPartyToLawsuit',
] as const;

/** A "yes" without a date of its own is explained in a sentence. */
const needsNote = (answers: Partial<Record<(typeof explained)[number], unknown>>): boolean =>
  explained.some((name) => answers[name] === true);

const declarationOf = {
  foreclosure: 'hasForeclosure',
  bankruptcy: 'hasBankruptcy',
  shortSale: 'doneShortSale',
  deedInLieu: 'hasConveyedForeclosure',
  missedMortgagePayment: null,
} as const satisfies Record<DerogatoryKind, keyof Declarations | null>;

/** What the borrower told us on the way to the offer is not asked a second time. */
const knownTrouble = (events: readonly DerogatoryEvent[]) => {
  const declaredEvents = events.filter(({ kind }) => declarationOf[kind] !== null);
  const chapters = events.flatMap(({ chapter }) => chapter ?? []);
  const said = Object.fromEntries(declaredEvents.map(({ kind }) => [declarationOf[kind], true]));
  return { declarations: { ...emptyDeclarations(), ...said, bankruptcy: chapters }, declaredEvents };
};

/** Page 7: the declarations, each with the follow-up a "yes" needs. */
export const application8 = defineStep({
  key: 'application8',
  path: '/app/application/7',
  askedOf: 'each',
  answers: z.object({
    ...declarations.shape,
    declaredEvents: z.array(derogatoryEvent),
    declarationNote: z.string().trim().min(1).max(2000).nullable(),
    usesPowerOfAttorney: z.boolean(),
    hasPropertyDecree: z.boolean(),
  }),
  fields: [
    { name: 'hasIntentToOccupy', kind: 'yesNo' },
    { name: 'onwershipInterest', kind: 'yesNo', isAsked: ({ hasIntentToOccupy }) => hasIntentToOccupy === true },
    {
      name: 'otherPropertyType',
      kind: 'choice',
      options: otherPropertyType.options,
      isAsked: ({ onwershipInterest }) => onwershipInterest === true,
    },
    {
      name: 'otherPropertyTitle',
      kind: 'choice',
      options: otherPropertyTitle.options,
      isAsked: ({ onwershipInterest }) => onwershipInterest === true,
    },
    { name: 'hasSpecialBorrowerSellerRelationship', kind: 'yesNo' },
    { name: 'hasBorrowedThirdPartyMoney', kind: 'yesNo' },
    {
      name: 'borrowedThirdPartyMoneyAmount',
      kind: 'money',
      isAsked: ({ hasBorrowedThirdPartyMoney }) => hasBorrowedThirdPartyMoney === true,
    },
    { name: 'wantsAnotherMortgage', kind: 'yesNo' },
    { name: 'wantsAnotherLoan', kind: 'yesNo' },
    { name: 'isPropertySubjectToLien', kind: 'yesNo' },
    { name: 'isGuarantorOrCosigor', kind: 'yesNo' },
    { name: 'hasOustandingJudgements', kind: 'yesNo' },
    { name: 'hasFederalDebt', kind: 'yesNo' },
    { name: 'isPartyToLawsuit', kind: 'yesNo' },
    { name: 'hasConveyedForeclosure', kind: 'yesNo' },
    { name: 'doneShortSale', kind: 'yesNo' },
    { name: 'hasForeclosure', kind: 'yesNo' },
    { name: 'hasBankruptcy', kind: 'yesNo' },
    {
      name: 'bankruptcy',
      kind: 'choices',
      options: bankruptcyChapter.options,
      isAsked: ({ hasBankruptcy }) => hasBankruptcy === true,
    },
    {
      name: 'declaredEvents',
      kind: 'list',
      isAsked: hadTrouble,
      item: [{ name: 'kind', kind: 'choice', options: derogatoryKind.options }, ...whenAndChapter],
    },
    { name: 'declarationNote', kind: 'longText', isAsked: needsNote },
    { name: 'usesPowerOfAttorney', kind: 'yesNo' },
    { name: 'hasPropertyDecree', kind: 'yesNo' },
  ],
  read: (application, person) => {
    const part = applicantPart(application, person);
    const known = knownTrouble(person === 'borrower' ? application.derogatoryEvents : []);
    return {
      ...(part.declarations ?? known.declarations),
      declaredEvents: part.declarations === null ? known.declaredEvents : part.declaredEvents,
      declarationNote: part.declarationNote,
      usesPowerOfAttorney: part.usesPowerOfAttorney,
      hasPropertyDecree: part.hasPropertyDecree,
    };
  },
  write: (
    application,
    { declaredEvents, declarationNote, usesPowerOfAttorney, hasPropertyDecree, ...declared },
    person,
  ) =>
    withApplicant(application, {
      person,
      change: {
        declarations: declared satisfies Declarations,
        declaredEvents,
        declarationNote,
        usesPowerOfAttorney,
        hasPropertyDecree,
      },
    }),
  check: ({ declaredEvents }, asOf) =>
    declaredEvents.flatMap(({ on }, at) => notInFuture({ path: ['declaredEvents', at, 'on'], date: on, asOf })),
});
