import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { HOME_ID, incomeSource } from '#entities/application/income-source.ts';
import { incomeType } from '#entities/application/income-type.ts';
import { address } from '#entities/values/address.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { type RentProblem, rentProblem } from '#rules/income/rent-problem.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep, type Within } from '../../engine/define-step.ts';
import type { Stored } from '../../engine/field.ts';
import type { IssueCode } from '../../engine/issue-code.ts';
import { mergeById } from '../../engine/merge-by-id.ts';
import { readPropertyAddress } from '../../questions/location.ts';

/** Job income is asked with the job, so `main` is not offered here. */
const otherIncomeTypes = incomeType.exclude(['main']).options;

const incomeAnswer = incomeSource
  .pick({ id: true, type: true, propertyId: true, rentalUnits: true })
  .extend({ otherValue: positiveDollars });
type OtherIncome = z.infer<typeof incomeAnswer>;

const MOST_SOURCES = 40;

const isRent = ({ type }: { type: unknown }) => type === 'rental';

const addressOf = ({ property, propertyOwnership }: Application, propertyId: string | null) => {
  const home =
    propertyId === HOME_ID ? property : propertyOwnership.find((owned) => owned.propertyId === propertyId)?.property;
  const read = address.safeParse(home && readPropertyAddress({ property: home }));
  return read.success ? read.data : null;
};

type Rent = Pick<Stored<OtherIncome>, 'id' | 'propertyId'>;
type Rents = Within & { earlier: readonly Rent[] };

const codes = {
  ownHome: 'rentOnOwnHome',
  notOwned: 'required',
  onItsOwnPage: 'rentCounted',
} as const satisfies Record<RentProblem, IssueCode>;

/** Rent belongs to one property and counts once: from the property's own page, from one applicant, from one entry. */
const issueOf = ({ id, propertyId }: Rent, { application, person, earlier }: Rents): IssueCode | null => {
  if (propertyId === null) return 'required';
  const problem = rentProblem(propertyId, application);
  if (problem !== null) return codes[problem];
  const others = applicantPart(application, person === 'borrower' ? 'coborrower' : 'borrower').incomeSources;
  const isNamed = [...earlier, ...others.filter(isRent)].some(
    (each) => each.id !== id && each.propertyId === propertyId,
  );
  return isNamed ? 'rentCounted' : null;
};

export const otherIncome = defineStep({
  key: 'manualIncomeVerification',
  path: '/app/application/other-income',
  askedOf: 'each',
  chapter: null,
  seconds: 60,
  screen: 'otherIncome',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ hasOtherIncome: z.boolean(), incomeSources: z.array(incomeAnswer).max(MOST_SOURCES, 'tooMany') }),
  fields: [
    { name: 'hasOtherIncome', kind: 'yesNo' },
    {
      name: 'incomeSources',
      kind: 'list',
      isAsked: ({ hasOtherIncome }) => hasOtherIncome === true,
      item: [
        { name: 'type', kind: 'choice', options: otherIncomeTypes },
        { name: 'otherValue', kind: 'money' },
        { name: 'propertyId', kind: 'choice', optionsFrom: 'homes', isAsked: isRent },
        { name: 'rentalUnits', kind: 'number', isAsked: isRent },
      ],
    },
  ],
  read: (application, person) => {
    const { hasOtherIncome, incomeSources } = applicantPart(application, person);
    return {
      hasOtherIncome,
      incomeSources: incomeSources
        .filter(({ type }) => type !== 'main')
        .map(({ id, type, otherValue, rentalUnits, propertyId }) => ({
          id,
          type,
          otherValue,
          rentalUnits,
          propertyId,
        })),
    };
  },
  write: (application, { hasOtherIncome, incomeSources }, person) =>
    withApplicant(application, {
      person,
      change: {
        hasOtherIncome,
        incomeSources: mergeById({
          stored: applicantPart(application, person).incomeSources,
          answers: incomeSources,
          blank: (answer) => ({
            ...answer,
            base: null,
            overtime: null,
            bonuses: null,
            commissions: null,
            IncomeID: null,
            address: null,
            source: person,
          }),
          isFromElsewhere: ({ type, source }) => type === 'main' || source !== person,
        }).map((income) => ({ ...income, address: addressOf(application, income.propertyId) ?? income.address })),
      },
    }),
  checkWithin: ({ incomeSources }, within) =>
    (incomeSources ?? []).flatMap((income, at, all) => {
      const code = isRent(income) ? issueOf(income, { ...within, earlier: all.slice(0, at) }) : null;
      return code === null ? [] : [{ path: ['incomeSources', at, 'propertyId'], code }];
    }),
});
