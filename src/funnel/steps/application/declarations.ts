import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import {
  type Declarations,
  declarations as declarationAnswers,
  otherPropertyTitle,
  otherPropertyType,
} from '#entities/application/declarations.ts';
import {
  type DerogatoryEvent,
  type DerogatoryKind,
  derogatoryEvent,
  derogatoryKind,
} from '#entities/application/derogatory-event.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { notInFuture } from '../../engine/calendar-checks.ts';
import { defineStep, type Issue } from '../../engine/define-step.ts';
import { whenAndChapter } from '../../questions/derogatory.ts';
import { emptyDeclarations } from '../../questions/empty-declarations.ts';
import { contradictsUsage, intentFromUsage } from '../../questions/occupancy.ts';

const pastTrouble = ['hasConveyedForeclosure', 'doneShortSale', 'hasForeclosure', 'hasBankruptcy'] as const;
type PastTrouble = Partial<Record<(typeof pastTrouble)[number], unknown>>;

const hadTrouble = (answers: PastTrouble): boolean => pastTrouble.some((name) => answers[name] === true);

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

/** A "yes" without its own date needs a sentence of explanation. */
const needsNote = (answers: Partial<Record<(typeof explained)[number], unknown>>): boolean =>
  explained.some((name) => answers[name] === true);

const declarationOf = {
  foreclosure: 'hasForeclosure',
  bankruptcy: 'hasBankruptcy',
  shortSale: 'doneShortSale',
  deedInLieu: 'hasConveyedForeclosure',
  missedMortgagePayment: null,
} as const satisfies Record<DerogatoryKind, keyof Declarations | null>;

const chaptersOf = (events: readonly DerogatoryEvent[]) => [...new Set(events.flatMap(({ chapter }) => chapter ?? []))];

/** Asked about by name before the offer: what was not reported there was answered with no. */
const askedBefore = { hasForeclosure: false, hasBankruptcy: false } as const;

/** Events the borrower reported before the offer, and those they said they had not, are not asked about again. */
const knownTrouble = ({ hasFbm, derogatoryEvents: events }: Pick<Application, 'hasFbm' | 'derogatoryEvents'>) => {
  const declaredEvents = events.filter(({ kind }) => declarationOf[kind] !== null);
  const said = Object.fromEntries(declaredEvents.map(({ kind }) => [declarationOf[kind], true]));
  const known = { ...emptyDeclarations(), ...(hasFbm === null ? {} : askedBefore), ...said };
  return { declarations: { ...known, bankruptcy: chaptersOf(events) }, declaredEvents };
};

const NOTHING_SAID = { hasFbm: null, derogatoryEvents: [] };

/** Each past event answered "yes" needs its date: the rules count from it. */
const undatedTrouble = (said: PastTrouble, events: readonly { kind: DerogatoryEvent['kind'] | null }[]): Issue[] => {
  const isDated = (name: keyof PastTrouble) => events.some(({ kind }) => kind === null || declarationOf[kind] === name);
  const isOpen = pastTrouble.some((name) => said[name] === true && !isDated(name));
  return isOpen ? [{ path: ['declaredEvents'], code: 'eventMissing' }] : [];
};

/** Page 7: the declarations, each with the follow-up a "yes" needs. */
export const declarations = defineStep({
  key: 'application8',
  path: '/app/application/7',
  askedOf: 'each',
  chapter: null,
  seconds: 120,
  screen: 'declarations',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({
    ...declarationAnswers.omit({ bankruptcy: true }).shape,
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
    // Nobody sells the home of a line of credit: unasked, and its field stays on the wire.
    { name: 'hasSpecialBorrowerSellerRelationship', kind: 'yesNo', isAsked: () => false },
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
    const known = knownTrouble(person === 'borrower' ? application : NOTHING_SAID);
    const firstTime = { ...known.declarations, hasIntentToOccupy: intentFromUsage(application, person) };
    const { bankruptcy: _, ...declared } = part.declarations ?? firstTime;
    return {
      ...declared,
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
        // The chapter is asked with its event, so it is not asked twice.
        declarations: { ...declared, bankruptcy: chaptersOf(declaredEvents) } satisfies Declarations,
        declaredEvents,
        declarationNote,
        usesPowerOfAttorney,
        hasPropertyDecree,
      },
    }),
  checkWithin: ({ hasIntentToOccupy }, { application, person }) =>
    contradictsUsage({ application, person, intent: hasIntentToOccupy })
      ? [{ path: ['hasIntentToOccupy'], code: 'occupancyDiffers' }]
      : [],
  check: ({ declaredEvents, ...said }, asOf) => [
    ...undatedTrouble(said, declaredEvents ?? []),
    ...(declaredEvents ?? []).flatMap(({ on }, at) =>
      notInFuture({ path: ['declaredEvents', at, 'on'], date: on, asOf }),
    ),
  ],
});
