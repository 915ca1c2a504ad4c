import { z } from 'zod';
import type { TitleLook } from '#entities/facts/title-record.ts';
import { day } from '#entities/values/day.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { type AttomProperty, attomProperty } from '../attom-property.ts';
import { asSecret, type Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter } from '../port.ts';
import type { TitleAnswer, TitleRequest } from './port.ts';

export const attomTitleSettings = z.object({
  TITLE_ATTOM_URL: serviceUrl
    .default('https://api.gateway.attomdata.com/propertyapi/v1.0.0')
    .describe('where ATTOM answers'),
  TITLE_ATTOM_KEY: z.string().min(1).describe('the API key').meta(asSecret),
});

const name = z.object({ lastname: z.string().optional(), firstnameandmi: z.string().optional() }).optional();
const owner = z
  .object({ corporateindicator: z.string().optional(), owner1: name, owner2: name, owner3: name, owner4: name })
  .optional();
const mortgage = z
  .object({
    firstconcurrent: z.object({ amount: z.number().optional() }).optional(),
    secondconcurrent: z.object({ amount: z.number().optional() }).optional(),
  })
  .optional();
/** The owner and the mortgage stand in another place by resource. */
const profile = z.object({
  owner,
  assessment: z.object({ owner, mortgage }).optional(),
  sale: z.object({ saletransdate: z.string().optional(), mortgage }).optional(),
});

const holderOf = (names: readonly string[], isCorporate: boolean): Pick<TitleLook, 'holder' | 'trustKind'> => {
  const all = names.join(' ').toUpperCase();
  if (!isCorporate) return { holder: 'person', trustKind: null };
  if (!/\bTRUST\b/.test(all)) return { holder: 'company', trustKind: null };
  return { holder: 'trust', trustKind: /\b(LIVING|REVOCABLE)\b/.test(all) ? 'revocable' : null };
};

const lookOf = (property: AttomProperty, lookedOn: TitleRequest['asOf']): TitleLook | null => {
  const read = profile.safeParse(property);
  if (!read.success) return null;
  const { sale, assessment } = read.data;
  const owners = read.data.owner ?? assessment?.owner;
  // The second person is often the third owner.
  const names = [owners?.owner1, owners?.owner2, owners?.owner3, owners?.owner4].flatMap((each) => {
    const text = [each?.firstnameandmi, each?.lastname].map((part) => part?.trim() ?? '').filter((part) => part !== '');
    return text.length > 0 ? [text.join(' ')] : [];
  });
  const recorded = assessment?.mortgage ?? sale?.mortgage;
  // An amount of 0 says that nothing is known, never that there is no lien.
  const amounts = [recorded?.firstconcurrent?.amount, recorded?.secondconcurrent?.amount].flatMap((amount = 0) =>
    amount > 0 ? positiveDollars.parse(Math.round(amount)) : [],
  );
  return {
    ...holderOf(names, owners?.corporateindicator === 'Y'),
    names,
    acquiredOn: day.safeParse(sale?.saletransdate?.slice(0, 10)).data ?? null,
    recordedMortgages: amounts,
    lookedOn,
  };
};

/** Owners and mortgages as of the last recorded sale: a first look, no search of title. */
export const attomTitle = (
  { TITLE_ATTOM_URL: url, TITLE_ATTOM_KEY: apikey }: z.infer<typeof attomTitleSettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<TitleRequest> => {
  const client = outsideClient({ name: 'title', url, headers: { apikey }, observe });
  return async ({ address, asOf }, { signal }) => {
    const told = await attomProperty(client, { resource: ['property', 'expandedprofile'], address, signal });
    if (!('kind' in told)) return told;
    const { raw } = told;
    const look = told.kind === 'found' ? lookOf(told.property, asOf) : null;
    if (look === null || look.names.length === 0) return { answer: { kind: 'notFound' } satisfies TitleAnswer, raw };
    return { answer: { kind: 'firstLook', address, look } satisfies TitleAnswer, raw };
  };
};
