import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { emptyProperty } from '#entities/application/property.ts';
import type { PropertyOwnership } from '#entities/application/property-ownership.ts';
import { type PropertyUsage, propertyUsage } from '#entities/application/property-usage.ts';
import { address } from '#entities/values/address.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { isSameAddress } from '#entities/values/same-address.ts';
import { defineStep } from '../../engine/define-step.ts';
import { askedUnits, buildingFields, buildingType, buildingUnits, writtenUnits } from '../../questions/building.ts';
import {
  homeLoan,
  homeLoanFields,
  isUnclaimedHomeLoan,
  readHomeLoans,
  writtenHomeLoans,
} from '../../questions/home-loans.ts';
import { readPropertyAddress } from '../../questions/location.ts';
import { mergeDebts } from '../../questions/merge-debts.ts';

/** Thirty is a lot and must work; far more than that is not typed by hand. */
const MOST_PROPERTIES = 60;
const MOST_LOANS = 10;

const ownedProperty = z.object({
  id: z.string().min(1),
  address,
  type: buildingType,
  units: buildingUnits,
  usage: propertyUsage,
  value: positiveDollars,
  fees: positiveDollars,
  yearlyTaxes: positiveDollars,
  yearlyInsurance: positiveDollars,
  annualRentalIncome: positiveDollars.nullable(),
  mortgages: z.array(homeLoan).max(MOST_LOANS, 'tooMany'),
});

/** Any property but the main home may bring in rent. */
const isRentable = ({ usage }: { usage: PropertyUsage | null }): boolean =>
  usage === 'investment' || usage === 'secondHome';

/** A reported loan is on one home or waits among the debts: claimed when a property names it, released when that property is removed. */
const withUnclaimed = (
  { liabilities, propertyOwnership }: Application,
  { owned }: { owned: readonly PropertyOwnership[] },
): DebtItem[] => {
  const claimed = new Set(owned.flatMap(({ mortgages }) => mortgages.map(({ id }) => id)));
  const freed = propertyOwnership
    .flatMap(({ mortgages }) => mortgages)
    .filter(({ id, addedByUser }) => !addedByUser && !claimed.has(id))
    .map((loan) => ({ ...loan, confirmed: false }));
  return [...liabilities.filter(({ id }) => !claimed.has(id)), ...freed];
};

/** Page 3: other real estate with its loans and rent. */
export const otherRealEstate = defineStep({
  key: 'application4',
  path: '/app/application/3',
  askedOf: 'household',
  chapter: null,
  seconds: 60,
  screen: 'otherRealEstate',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({
    ownsOtherProperty: z.boolean(),
    properties: z.array(ownedProperty).max(MOST_PROPERTIES, 'tooMany'),
  }),
  fields: [
    { name: 'ownsOtherProperty', kind: 'yesNo' },
    {
      name: 'properties',
      kind: 'list',
      isAsked: ({ ownsOtherProperty }) => ownsOtherProperty === true,
      item: [
        { name: 'address', kind: 'address' },
        ...buildingFields,
        { name: 'usage', kind: 'choice', options: propertyUsage.options },
        { name: 'value', kind: 'money' },
        { name: 'fees', kind: 'money' },
        { name: 'yearlyTaxes', kind: 'money' },
        { name: 'yearlyInsurance', kind: 'money' },
        { name: 'annualRentalIncome', kind: 'money', isAsked: isRentable },
        { name: 'mortgages', kind: 'list', optional: true, item: homeLoanFields },
      ],
    },
  ],
  checkWithin: ({ properties }, { application: { property } }) =>
    (properties ?? []).flatMap(({ address: place, usage }, at, all) => {
      const earlier = [property, ...all.slice(0, at).map((owned) => owned.address)];
      return [
        ...(earlier.some((other) => other !== null && place !== null && isSameAddress(other, place))
          ? [{ path: ['properties', at, 'address'], code: 'sameProperty' as const }]
          : []),
        ...(usage === 'primaryResidence' && property.usage === 'primaryResidence'
          ? [{ path: ['properties', at, 'usage'], code: 'secondPrimary' as const }]
          : []),
      ];
    }),
  read: (application) => ({
    ownsOtherProperty: application.ownsOtherProperty,
    properties: application.propertyOwnership.map(({ propertyId, property, mortgages, annualRentalIncome }) => ({
      id: propertyId,
      address: readPropertyAddress({ property }),
      type: property.type,
      units: askedUnits(property),
      usage: property.usage,
      value: property.value,
      fees: property.fees,
      yearlyTaxes: property.yearlyTaxes,
      yearlyInsurance: property.yearlyInsurance,
      annualRentalIncome,
      mortgages: readHomeLoans(mortgages),
    })),
  }),
  write: (application, { ownsOtherProperty, properties }, person) => {
    const { propertyOwnership, liabilities } = application;
    const unclaimed = liabilities.filter(isUnclaimedHomeLoan);
    const owned = properties.map(({ id, address: place, mortgages, annualRentalIncome, ...answered }) => {
      const before = propertyOwnership.find(({ propertyId }) => propertyId === id);
      const claimed = unclaimed.filter((loan) => mortgages.some((answer) => answer.id === loan.id));
      return {
        propertyId: id,
        annualRentalIncome,
        property: {
          ...(before?.property ?? { ...emptyProperty(), valueSource: person }),
          ...place,
          ...answered,
          units: writtenUnits(answered),
        },
        mortgages: mergeDebts({
          stored: [...(before?.mortgages ?? []), ...claimed],
          answers: writtenHomeLoans(mortgages),
          person,
        }),
      };
    });
    return {
      ...application,
      ownsOtherProperty,
      propertyOwnership: owned,
      liabilities: withUnclaimed(application, { owned }),
    };
  },
});
