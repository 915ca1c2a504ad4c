import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { otherTitleHolder, titleHolder, trustKind } from '#entities/application/title-holder.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import { type Dollars, positiveDollars, toDollars } from '#entities/values/money.ts';
import { notInFuture } from '../../engine/calendar-checks.ts';
import { defineStep } from '../../engine/define-step.ts';
import { askedUnits, buildingFields, buildingType, buildingUnits, writtenUnits } from '../../questions/building.ts';
import { checkForSale, forSaleAnswers, forSaleFields } from '../../questions/for-sale.ts';
import { readPropertyAddress, withPropertyAddress } from '../../questions/location.ts';
import { withUsage } from '../../questions/occupancy.ts';

/** A bill paid beside the loan was asked for with it, by the month. */
const yearlyBill = (
  { mortgages }: Application,
  bill: 'monthlyTaxPayment' | 'monthlyInsurancePayment',
): Dollars | null => {
  const monthly = mortgages.flatMap((loan) => loan[bill] ?? []);
  return monthly.length === 0 ? null : toDollars(monthly.reduce((sum, amount) => sum + amount, 0) * 12);
};

/** Page 2: the home, its title holders and its costs. */
export const property = defineStep({
  key: 'application3',
  path: '/app/application/2',
  askedOf: 'household',
  chapter: null,
  seconds: 120,
  screen: 'property',
  aside: null,
  refusedBy: 'anyRule',
  asks: { questions: ['address', 'valuation', 'flood', 'title'], consent: null, page: 'goesOn' },
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({
    address,
    type: buildingType,
    units: buildingUnits,
    usage: propertyUsage,
    acquiredOn: day,
    titleHolder,
    trustKind: trustKind.nullable(),
    hasOtherTitleHolders: z.boolean(),
    otherTitleHolders: z.array(otherTitleHolder),
    fees: positiveDollars,
    yearlyTaxes: positiveDollars,
    yearlyInsurance: positiveDollars,
    ...forSaleAnswers.shape,
  }),
  fields: [
    { name: 'address', kind: 'address', autocomplete: 'street-address' },
    ...buildingFields,
    { name: 'usage', kind: 'choice', options: propertyUsage.options },
    { name: 'acquiredOn', kind: 'month' },
    { name: 'titleHolder', kind: 'choice', options: titleHolder.options },
    {
      name: 'trustKind',
      kind: 'choice',
      options: trustKind.options,
      isAsked: (answers) => answers.titleHolder === 'trust',
    },
    { name: 'hasOtherTitleHolders', kind: 'yesNo' },
    {
      name: 'otherTitleHolders',
      kind: 'list',
      isAsked: ({ hasOtherTitleHolders }) => hasOtherTitleHolders === true,
      item: [
        { name: 'name', kind: 'text' },
        { name: 'email', kind: 'email', optional: true },
      ],
    },
    { name: 'fees', kind: 'money' },
    { name: 'yearlyTaxes', kind: 'money' },
    { name: 'yearlyInsurance', kind: 'money' },
    ...forSaleFields,
  ],
  read: (application) => {
    const { property, listing } = application;
    return {
      address: readPropertyAddress(application),
      type: property.type,
      units: askedUnits(property),
      usage: property.usage,
      acquiredOn: property.acquiredOn,
      titleHolder: application.titleHolder,
      trustKind: application.trustKind,
      hasOtherTitleHolders: application.hasOtherTitleHolders,
      otherTitleHolders: application.otherTitleHolders,
      fees: property.fees,
      yearlyTaxes: property.yearlyTaxes ?? yearlyBill(application, 'monthlyTaxPayment'),
      yearlyInsurance: property.yearlyInsurance ?? yearlyBill(application, 'monthlyInsurancePayment'),
      ...listing,
    };
  },
  write: (application, answers) => {
    const {
      address: home,
      type,
      usage,
      acquiredOn,
      fees,
      yearlyTaxes,
      yearlyInsurance,
      isListed,
      wasListedLately,
      endedOn,
    } = answers;
    const placed = withUsage(withPropertyAddress(application, home), usage);
    return {
      ...placed,
      titleHolder: answers.titleHolder,
      isInTrust: answers.titleHolder === 'trust',
      trustKind: answers.trustKind,
      hasOtherTitleHolders: answers.hasOtherTitleHolders,
      otherTitleHolders: answers.otherTitleHolders,
      listing: { isListed, wasListedLately, endedOn },
      property: {
        ...placed.property,
        type,
        units: writtenUnits(answers),
        acquiredOn,
        fees,
        yearlyTaxes,
        yearlyInsurance,
      },
    };
  },
  check: (answers, asOf) => [
    ...notInFuture({ path: ['acquiredOn'], date: answers.acquiredOn, asOf }),
    ...checkForSale(answers, asOf),
  ],
});
