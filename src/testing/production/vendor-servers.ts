import type { Day } from '#entities/values/day.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { type VendorName, vendorReplies } from './vendor-replies.ts';

const ARGYLE_WEBHOOK_SECRET = 'signs the webhooks';
const key = 'a-key-of-the-lender';

const settingsOf = (url: (name: VendorName) => string): Record<string, string> => ({
  ...{ ADDRESS_CHECK: 'census', CENSUS_URL: url('census') },
  ...{ FLOOD: 'fema', FLOOD_MAP_URL: url('fema'), FLOOD_GEOCODER_URL: url('fema') },
  ...{ VALUATION: 'houseCanary', HOUSECANARY_URL: url('houseCanary'), HOUSECANARY_KEY: key, HOUSECANARY_SECRET: key },
  ...{ TITLE: 'attom', TITLE_ATTOM_URL: url('attom'), TITLE_ATTOM_KEY: key },
  ...{ PAYROLL_INCOME: 'argyle', ARGYLE_URL: `${url('argyle')}/v2`, ARGYLE_KEY_ID: key, ARGYLE_KEY_SECRET: key },
  ARGYLE_WEBHOOK_SECRET,
  ...{ IDENTITY_CHECK: 'stripe', STRIPE_URL: url('stripe'), STRIPE_KEY: 'rk_test_lender' },
  STRIPE_WEBHOOK_SECRET: 'whsec_lender',
  ...{ SANCTIONS: 'treasury', SANCTIONS_URL: url('treasury') },
  ...{ AVERAGE_RATES: 'ffiec', AVERAGE_RATES_URL: url('ffiec') },
  ...{ PRIME_RATE: 'fred', FRED_URL: url('fred') },
  ...{ COUNSELORS: 'cfpb', COUNSELORS_URL: url('cfpb') },
  ...{ TEXT_MESSAGES: 'twilio', TWILIO_URL: url('twilio'), TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001' },
  ...{ TWILIO_AUTH_TOKEN: 'signs-callbacks', TWILIO_SENDER: '+16155550100' },
});

const isVendor = (name: string): name is VendorName => name in vendorReplies;
export const vendorNames = Object.keys(vendorReplies).filter(isVendor);

/** Every brand on this machine, each at a server of ours that follows its published contract. */
export const startVendorServers = async (today: () => Day) => {
  const services = new Map<VendorName, LocalService>();
  for (const name of vendorNames)
    services.set(name, await localService((request) => vendorReplies[name](request, today())));
  const at = (name: VendorName): LocalService => {
    const service = services.get(name);
    if (!service) throw new Error(`There is no server of ${name}.`);
    return service;
  };
  return {
    at,
    settings: settingsOf((name) => at(name).url),
    stop: async (): Promise<void> => {
      for (const service of services.values()) await service.stop();
    },
  };
};
export type VendorServers = Awaited<ReturnType<typeof startVendorServers>>;
