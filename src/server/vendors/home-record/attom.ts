import { z } from 'zod';
import type { UnitCount } from '#entities/application/property-type.ts';
import type { HomeRecord } from '#entities/contract/calls/home-record.ts';
import { day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { type AttomProperty, attomProperty } from '../attom-property.ts';
import { asSecret, type Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter } from '../port.ts';
import type { HomeRecordAnswer, HomeRecordRequest } from './port.ts';

export const attomHomeSettings = z.object({
  HOME_RECORD_ATTOM_URL: serviceUrl
    .default('https://api.gateway.attomdata.com/propertyapi/v1.0.0')
    .describe('where ATTOM answers'),
  HOME_RECORD_ATTOM_KEY: z.string().min(1).describe('the API key').meta(asSecret),
});

/** An amount, a size or a year of 0 says that nothing is known. */
const known = z
  .number()
  .nonnegative()
  .nullish()
  .transform((figure) => (figure ? Math.round(figure) : null));
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullish();
const profile = z.object({
  summary: part({ propertytype: z.string().nullish(), yearbuilt: known }),
  building: part({
    size: part({ livingsize: known, universalsize: known }),
    summary: part({ unitscount: z.union([z.string(), z.number()]).nullish() }),
  }),
  assessment: part({ tax: part({ taxamt: known }) }),
  sale: part({ saletransdate: z.string().nullish() }),
});

type Kind = Pick<HomeRecord, 'type' | 'units'>;
const unknownKind: Kind = { type: null, units: null };
const severalUnits = (units: UnitCount | null): Kind => ({ type: 'multiUnit', units });

/** By the words of the assessor's use; a text with two of them says neither. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/SINGLE FAMILY/, { type: 'singleFamily', units: null }],
  [/CONDO/, { type: 'condo', units: null }],
  [/TOWN ?HOUSE|ROW ?HOUSE/, { type: 'townhouse', units: null }],
  [/\bDUPLEX/, severalUnits('2')],
  [/TRIPLEX/, severalUnits('3')],
  [/QUADRUPLEX|FOURPLEX/, severalUnits('4')],
  [/MULTI.?FAMILY|APARTMENT/, severalUnits(null)],
];

const unitsIn = (counted: string | number | null | undefined): UnitCount | null => {
  const count = Number(counted ?? 0);
  if (count >= 5) return '5+';
  return ([null, null, '2', '3', '4'] as const)[count] ?? null;
};

const kindOf = (told: string, counted: string | number | null | undefined): Kind => {
  const [only, ...others] = kinds.filter(([named]) => named.test(told.toUpperCase()));
  if (only === undefined || others.length > 0) return unknownKind;
  const [, kind] = only;
  return kind.type === 'multiUnit' ? { ...kind, units: kind.units ?? unitsIn(counted) } : kind;
};

const recordOf = (property: AttomProperty): HomeRecord | null => {
  const read = profile.safeParse(property);
  if (!read.success) return null;
  const { summary, building, assessment, sale } = read.data;
  const taxes = assessment?.tax?.taxamt ?? null;
  return {
    ...kindOf(summary?.propertytype ?? '', building?.summary?.unitscount),
    acquiredOn: day.safeParse(`${sale?.saletransdate?.slice(0, 7)}-01`).data ?? null,
    yearlyTaxes: taxes === null ? null : toDollars(taxes),
    builtIn: summary?.yearbuilt ?? null,
    squareFeet: building?.size?.livingsize ?? building?.size?.universalsize ?? null,
  };
};

/** The assessor's roll and the last recorded sale: for the applicant to confirm, never for a decision. */
export const attomHomeRecord = (
  { HOME_RECORD_ATTOM_URL: url, HOME_RECORD_ATTOM_KEY: apikey }: z.infer<typeof attomHomeSettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<HomeRecordRequest> => {
  const client = outsideClient({ name: 'homeRecord', url, headers: { apikey }, observe });
  return async ({ address }, { signal }) => {
    const told = await attomProperty(client, { resource: ['property', 'expandedprofile'], address, signal });
    if (!('kind' in told)) return told;
    const { raw } = told;
    const record = told.kind === 'found' ? recordOf(told.property) : null;
    const isSilent = record === null || Object.values(record).every((each) => each === null);
    const answer: HomeRecordAnswer = isSilent ? { kind: 'notFound' } : { kind: 'found', record };
    return { answer, raw };
  };
};
