import { z } from 'zod';
import { toDollars } from '#entities/values/money.ts';
import type { Unavailable } from '../port.ts';
import { isHomeAsked } from '../same-home.ts';
import type { ValuationAnswer, ValuationRequest } from './port.ts';

const response = z
  .array(
    z.object({
      'property/value': z.object({
        api_code: z.int(),
        result: z
          .object({
            value: z.object({
              price_mean: z.number().positive(),
              price_lwr: z.number().nonnegative(),
              price_upr: z.number().positive(),
              fsd: z.number().nonnegative(),
            }),
          })
          .nullable(),
      }),
      address_info: z.object({
        address: z.string().nullable(),
        unit: z.string().nullish(),
        zipcode: z.string().nullable(),
      }),
    }),
  )
  .min(1);

const NO_CONTENT = 204;

type Told = { price_mean: number; price_lwr: number; price_upr: number; fsd: number };

/** Their FSD is a fraction; ours, like the policy's limit, is in percent. No model has one of 0: half the width of the range stands in. */
const spreadOf = ({ price_mean, price_lwr, price_upr, fsd }: Told): number | null => {
  if (fsd > 0) return fsd * 100;
  return price_lwr > 0 ? ((price_upr - price_lwr) / (2 * price_mean)) * 100 : null;
};

/** A value of another home is no value of this one. */
export const valuationFromHouseCanary = (
  body: unknown,
  { model, asOf, address }: Pick<ValuationRequest, 'model' | 'asOf' | 'address'>,
): ValuationAnswer | Unavailable => {
  const parsed = response.safeParse(body);
  const first = parsed.success ? parsed.data[0] : undefined;
  if (!first) return { kind: 'unavailable', reason: 'garbage' };
  const { 'property/value': told, address_info: place } = first;
  const silent: ValuationAnswer = {
    kind: 'notFound',
    valuation: { model, value: null, low: null, high: null, fsd: null, asOf },
  };
  if (told.api_code === NO_CONTENT) return silent;
  if (!told.result) return { kind: 'unavailable', reason: 'refused' };
  const named = { line1: place.address ?? '', unit: place.unit, zip: place.zipcode ?? '' };
  const fsd = spreadOf(told.result.value);
  if (!isHomeAsked(named, address) || fsd === null) return silent;
  const { price_mean, price_lwr, price_upr } = told.result.value;
  return {
    kind: 'found',
    valuation: {
      model,
      value: toDollars(Math.round(price_mean)),
      low: price_lwr > 0 ? toDollars(Math.round(price_lwr)) : null,
      high: toDollars(Math.round(price_upr)),
      fsd: Math.round(fsd * 100) / 100,
      asOf,
    },
  };
};
