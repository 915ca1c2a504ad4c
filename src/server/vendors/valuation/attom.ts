import { z } from 'zod';
import { type Day, day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { type AttomProperty, attomProperty } from '../attom-property.ts';
import { asSecret, type Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter, Unavailable } from '../port.ts';
import type { ValuationAnswer, ValuationRequest } from './port.ts';

export const attomValuationSettings = z.object({
  VALUATION_ATTOM_URL: serviceUrl
    .default('https://api.gateway.attomdata.com/propertyapi/v1.0.0')
    .describe('where ATTOM answers'),
  VALUATION_ATTOM_KEY: z.string().min(1).describe('the API key').meta(asSecret),
});

/** An amount of 0 means that nothing is known; so does a spread of 0, which no model has. */
const amount = z.number().nonnegative().optional().default(0);
const value = z.object({
  avm: z.object({
    eventdate: z.string(),
    amount: z.object({ value: amount, low: amount, high: amount, fsd: amount }),
  }),
});

const silent = (model: string, asOf: Day): ValuationAnswer => ({
  kind: 'notFound',
  valuation: { model, value: null, low: null, high: null, fsd: null, asOf },
});

/** Their FSD is in percent; where it is missing, half the width of the range stands in for it. */
const answerOf = (
  property: AttomProperty,
  { model, asOf }: Pick<ValuationRequest, 'model' | 'asOf'>,
): ValuationAnswer | Unavailable => {
  const read = value.safeParse(property);
  if (!read.success) return { kind: 'unavailable', reason: 'garbage' };
  const { eventdate, amount: told } = read.data.avm;
  const on = day.safeParse(eventdate.slice(0, 10));
  const hasRange = told.low > 0 && told.high > 0;
  if (told.value === 0 || !on.success || on.data > asOf || (told.fsd === 0 && !hasRange)) return silent(model, asOf);
  const fsd = told.fsd > 0 ? told.fsd : ((told.high - told.low) / (2 * told.value)) * 100;
  return {
    kind: 'found',
    valuation: {
      model,
      value: toDollars(Math.round(told.value)),
      low: told.low > 0 ? toDollars(Math.round(told.low)) : null,
      high: told.high > 0 ? toDollars(Math.round(told.high)) : null,
      fsd: Math.round(fsd * 100) / 100,
      asOf: on.data,
    },
  };
};

/** One model: ATTOM's value of a home. */
export const attomValuation = (
  { VALUATION_ATTOM_URL: url, VALUATION_ATTOM_KEY: apikey }: z.infer<typeof attomValuationSettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<ValuationRequest> => {
  const client = outsideClient({ name: 'valuation', url, headers: { apikey }, observe });
  return async ({ model, address, asOf }, { signal }) => {
    const told = await attomProperty(client, { resource: ['attomavm', 'detail'], address, signal });
    if (!('kind' in told)) return told;
    const { raw } = told;
    return { answer: told.kind === 'found' ? answerOf(told.property, { model, asOf }) : silent(model, asOf), raw };
  };
};
