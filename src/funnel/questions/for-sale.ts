import { z } from 'zod';
import { listing } from '#entities/application/listing.ts';
import type { Day } from '#entities/values/day.ts';
import { notInFuture } from '../engine/calendar-checks.ts';

/** A home listed for sale now, or recently, cannot secure a line yet. */
export const forSaleAnswers = listing.extend({ isListed: z.boolean() });

export const forSaleFields = [
  { name: 'isListed', kind: 'yesNo' },
  { name: 'wasListedLately', kind: 'yesNo', isAsked: ({ isListed }: { isListed: unknown }) => isListed === false },
  {
    name: 'endedOn',
    kind: 'date',
    isAsked: ({ wasListedLately }: { wasListedLately: unknown }) => wasListedLately === true,
  },
] as const;

export const checkForSale = ({ endedOn }: { endedOn: Day | null }, asOf: Day) =>
  notInFuture({ path: ['endedOn'], date: endedOn, asOf });
