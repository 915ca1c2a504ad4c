import { z } from 'zod';
import type { Day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Unavailable } from '../port.ts';
import type { ValuationAnswer } from './port.ts';

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
      address_info: z.object({ zipcode: z.string().nullable() }).optional(),
    }),
  )
  .min(1);

const NO_CONTENT = 204;

/** Their FSD is a fraction; ours, like the policy's limit, is in percent. */
export const valuationFromHouseCanary = (
  body: unknown,
  { model, asOf, zip }: { model: string; asOf: Day; zip?: string },
): ValuationAnswer | Unavailable => {
  const parsed = response.safeParse(body);
  const first = parsed.success ? parsed.data[0] : undefined;
  const told = first?.['property/value'];
  if (!told) return { kind: 'unavailable', reason: 'garbage' };
  if (told.api_code === NO_CONTENT)
    return { kind: 'notFound', valuation: { model, value: null, low: null, high: null, fsd: null, asOf } };
  if (!told.result) return { kind: 'unavailable', reason: 'refused' };
  const answered = first?.address_info?.zipcode;
  // A value of another home is no value of this one.
  if (zip !== undefined && answered != null && answered !== zip) return { kind: 'unavailable', reason: 'garbage' };
  const { price_mean, price_lwr, price_upr, fsd } = told.result.value;
  return {
    kind: 'found',
    valuation: {
      model,
      value: toDollars(Math.round(price_mean)),
      low: toDollars(Math.round(price_lwr)),
      high: toDollars(Math.round(price_upr)),
      fsd: Math.round(fsd * 10_000) / 100,
      asOf,
    },
  };
};
