import type { Day } from '#entities/values/day.ts';
import { type LocalService, localService, type Received, type Reply } from '#server/vendors/testing/local-service.ts';
import { NOTARY_WEBHOOK_KEY, notaryServer } from './servers/notary-server.ts';
import { textServer } from './servers/text-server.ts';
import { TREASURY_WEBHOOK_KEY, treasuryServer } from './servers/treasury-server.ts';
import { keepers, type VendorName, vendorReplies } from './vendor-replies.ts';

const key = 'a-key-of-the-lender';

const settingsOf = (url: (name: VendorName) => string): Record<string, string> => ({
  ...{ ADDRESS_CHECK: 'census', CENSUS_URL: url('census') },
  ...{ FLOOD: 'fema', FLOOD_MAP_URL: url('fema'), FLOOD_GEOCODER_URL: url('fema') },
  ...{ CREDIT_BUREAU: 'mismo', CREDIT_BUREAU_MISMO_URL: url('mismo'), CREDIT_BUREAU_MISMO_USER: 'lender' },
  ...{ CREDIT_BUREAU_MISMO_PASSWORD: key, CREDIT_BUREAU_MISMO_PRODUCTS: 'SoftMerge,HardMerge' },
  ...{ VALUATION: 'houseCanaryAndAttom', HOUSECANARY_URL: url('houseCanary'), HOUSECANARY_KEY: key },
  ...{ HOUSECANARY_SECRET: key, VALUATION_ATTOM_URL: url('attom'), VALUATION_ATTOM_KEY: key },
  ...{ TITLE: 'attom', TITLE_ATTOM_URL: url('attomTitle'), TITLE_ATTOM_KEY: key },
  ...{ PAYROLL_INCOME: 'argyle', ARGYLE_URL: `${url('argyle')}/v2`, ARGYLE_KEY_ID: key, ARGYLE_KEY_SECRET: key },
  ARGYLE_WEBHOOK_SECRET: 'signs the webhooks',
  ...{ BANK_INCOME: 'plaid', PLAID_URL: url('plaid'), PLAID_CLIENT_ID: 'lender', PLAID_SECRET: key },
  ...{ INSURANCE_LINK: 'canopy', CANOPY_URL: url('canopy'), CANOPY_TEAM_ID: 'lender', CANOPY_CLIENT_ID: 'lender' },
  ...{ CANOPY_CLIENT_SECRET: key, CANOPY_ALIAS: 'prairie', CANOPY_WEBHOOK_SECRET: 'signs the webhooks' },
  ...{ IDENTITY_CHECK: 'stripe', STRIPE_URL: url('stripe'), STRIPE_KEY: 'rk_test_lender' },
  STRIPE_WEBHOOK_SECRET: 'whsec_lender',
  ...{ SANCTIONS: 'treasury', SANCTIONS_URL: url('treasury') },
  ...{ AVERAGE_RATES: 'ffiec', AVERAGE_RATES_URL: url('ffiec') },
  ...{ PRIME_RATE: 'fred', FRED_URL: url('fred') },
  ...{ COUNSELORS: 'cfpb', COUNSELORS_URL: url('cfpb') },
  ...{ TEXT_MESSAGES: 'twilio', TWILIO_URL: url('twilio'), TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001' },
  ...{ TWILIO_AUTH_TOKEN: 'signs-callbacks', TWILIO_SENDER: '+16155550100' },
  ...{ NOTARY: 'proof', PROOF_URL: url('proof'), PROOF_KEY: key, PROOF_WEBHOOK_KEY: NOTARY_WEBHOOK_KEY },
  ...{ LOAN_SYSTEM: 'mismo', LOAN_SYSTEM_URL: url('loanSystem') },
  LOAN_SYSTEM_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  ...{ PAYMENTS: 'modernTreasury', MODERN_TREASURY_URL: url('modernTreasury') },
  ...{ MODERN_TREASURY_ORGANIZATION_ID: 'lender', MODERN_TREASURY_KEY: key },
  MODERN_TREASURY_ACCOUNT_ID: '0f3e5719-fb47-4065-8154-0edbb468ff86',
  MODERN_TREASURY_WEBHOOK_KEY: TREASURY_WEBHOOK_KEY,
});

const isPlain = (name: string): name is keyof typeof vendorReplies => name in vendorReplies;
export const vendorNames: readonly VendorName[] = [...Object.keys(vendorReplies).filter(isPlain), ...keepers];

/** Every brand on this machine, each at a server of ours that follows its published contract. */
export const startVendorServers = async (today: () => Day) => {
  const [bank, notary] = [treasuryServer(), notaryServer()];
  const kept = { modernTreasury: bank.reply, proof: notary.reply, twilio: textServer().reply };
  const replyOf = (name: VendorName, request: Received): Reply =>
    isPlain(name) ? vendorReplies[name](request, today()) : kept[name](request);
  const services = new Map<VendorName, LocalService>();
  for (const name of vendorNames) services.set(name, await localService((request) => replyOf(name, request)));
  const at = (name: VendorName): LocalService => {
    const service = services.get(name);
    if (!service) throw new Error(`There is no server of ${name}.`);
    return service;
  };
  return {
    at,
    bank,
    notary,
    settings: settingsOf((name) => at(name).url),
    stop: async (): Promise<void> => {
      for (const service of services.values()) await service.stop();
    },
  };
};
export type VendorServers = Awaited<ReturnType<typeof startVendorServers>>;
