import { z } from 'zod';
import { asSecret, type Surroundings } from '../capability.ts';
import { toldBy } from '../http/exchange.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter } from '../port.ts';
import { valuationFromHouseCanary } from './house-canary-value.ts';
import type { ValuationRequest } from './port.ts';

export const houseCanarySettings = z.object({
  HOUSECANARY_URL: serviceUrl.default('https://api.housecanary.com/v2').describe('where HouseCanary answers'),
  HOUSECANARY_KEY: z.string().min(1).describe('the API key').meta(asSecret),
  HOUSECANARY_SECRET: z.string().min(1).describe('the API secret').meta(asSecret),
});

/** One model: HouseCanary's own value of a home. */
export const houseCanaryValuation = (
  { HOUSECANARY_URL: url, HOUSECANARY_KEY: key, HOUSECANARY_SECRET: secret }: z.infer<typeof houseCanarySettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<ValuationRequest> => {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const client = outsideClient({ name: 'valuation', url, headers: { authorization }, observe });
  return async ({ model, address, asOf }, { signal }) => {
    const query = {
      address: address.line1,
      zipcode: address.zip,
      ...(address.line2 !== null && { unit: address.line2 }),
    };
    const exchange = await client.json(z.unknown(), { path: ['property', 'value'], query, signal });
    return toldBy(exchange, (body) => valuationFromHouseCanary(body, { model, asOf, address }));
  };
};
