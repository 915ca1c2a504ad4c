import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { personaBook } from '#sandbox/persona-book.ts';
import { addressAnswer } from '#server/vendors/address/port.ts';
import type { Choice } from '#server/vendors/capability.ts';
import { creditAnswer } from '#server/vendors/credit-bureau/port.ts';
import { floodAnswer } from '#server/vendors/flood/port.ts';
import { loanSystemAnswer } from '#server/vendors/loan-system/port.ts';
import { notConfigured } from '#server/vendors/not-configured.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { registry } from '#server/vendors/registry.ts';
import { resilient } from '#server/vendors/resilient.ts';
import type { SandboxVendors } from '#server/vendors/sandbox-vendors.ts';
import { censusMatch, censusReply } from '#server/vendors/testing/census-replies.ts';
import { type LocalService, localService, type Reply } from '#server/vendors/testing/local-service.ts';
import { mismoReply } from '#server/vendors/testing/mismo-reply.ts';
import { textAnswer } from '#server/vendors/text-message/port.ts';
import { titleAnswer } from '#server/vendors/title/port.ts';
import { valuationAnswer } from '#server/vendors/valuation/port.ts';
import { chosenPart } from '#testing/vendors/chosen-part.ts';
import { behaving } from '#testing/vendors/describe-contract.ts';
import { isPutToContract } from '#testing/vendors/put-to-contract.ts';
import { sentLoan } from '#testing/vendors/sent-loan.ts';
import { asOf, home, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { sandboxCreditBureau } from './sandbox-credit-bureau.ts';
import { sandboxFlood } from './sandbox-flood.ts';
import { sandboxLoanSystem } from './sandbox-loan-system.ts';
import { sandboxTextMessage } from './sandbox-text-message.ts';
import { sandboxTitle } from './sandbox-title.ts';
import { sandboxValuation } from './sandbox-valuation.ts';

const quiet = behaving('found');
const sandbox = {
  creditBureau: sandboxCreditBureau(quiet, personaBook),
  valuation: sandboxValuation(quiet, personaBook),
  flood: sandboxFlood(quiet, personaBook),
  address: sandboxAddress(quiet),
  title: sandboxTitle(quiet, personaBook),
  loanSystem: sandboxLoanSystem(quiet),
  textMessage: sandboxTextMessage(quiet, async () => undefined),
} as unknown as SandboxVendors;

const nora = { ...stranger, middleName: null, suffix: null, dateOfBirth: '1985-03-14', address: home };
const attomHome = (told: object): Reply => ({
  body: {
    status: { code: 0, msg: 'SuccessWithResult' },
    property: [{ address: { line1: '77 QUARRY RD', matchCode: 'ExaStr', postal1: home.zip }, ...told }],
  },
});
const attomValue = attomHome({
  avm: { eventDate: '2026-10-21', amount: { value: 455_120, high: 480_000, low: 430_000, fsd: 7 } },
});
const canaryValue = {
  body: [
    {
      'property/value': {
        api_code: 0,
        result: { value: { price_mean: 455_120, price_lwr: 430_000, price_upr: 480_000, fsd: 0.083 } },
      },
      address_info: { address: '77 Quarry Rd', unit: null, zipcode: home.zip },
    },
  ],
};
const features = (attributes: object) => ({ displayFieldName: 'X', features: [{ attributes }] });
const value = (model: string) => ({ model, address: home, asOf, stated: { value: 450_000 } });
const attomValuation = (url: string) => ({ VALUATION_ATTOM_URL: url, VALUATION_ATTOM_KEY: 'key' });
const canary = (url: string) => ({ HOUSECANARY_URL: url, HOUSECANARY_KEY: 'key', HOUSECANARY_SECRET: 'secret' });

type Brand = { settings: (url: string) => Record<string, string>; reply: (path: string) => Reply; ask?: unknown };
type Asked = { ask: unknown; answer: z.ZodType; brands: Record<string, Brand> };

/** What every choice of every capability that asks is asked, and how its vendor answers. */
const asked: Record<string, Asked> = {
  creditBureau: {
    ask: { kind: 'singleCredit', look: 'hard', people: [nora], asOf, stated: { mortgageBalance: 210_000 } },
    answer: creditAnswer,
    brands: {
      mismo: {
        settings: (url) => ({
          ...{ CREDIT_BUREAU_MISMO_URL: url, CREDIT_BUREAU_MISMO_USER: 'u', CREDIT_BUREAU_MISMO_PASSWORD: 'p' },
          CREDIT_BUREAU_MISMO_PRODUCTS: 'Soft,Hard',
        }),
        reply: () => ({ body: mismoReply({ people: [nora as never] }) }),
      },
    },
  },
  valuation: {
    ask: value('sandboxFirst'),
    answer: valuationAnswer,
    brands: {
      houseCanary: { settings: canary, reply: () => canaryValue, ask: value('houseCanaryValue') },
      attom: { settings: attomValuation, reply: () => attomValue, ask: value('attomAvm') },
      houseCanaryAndAttom: {
        settings: (url) => ({ ...canary(url), ...attomValuation(url) }),
        reply: () => attomValue,
        ask: value('attomAvm'),
      },
    },
  },
  flood: {
    ask: { address: home, asOf },
    answer: floodAnswer,
    brands: {
      fema: {
        settings: (url) => ({ FLOOD_MAP_URL: url, FLOOD_GEOCODER_URL: url }),
        reply: (path) => {
          if (path.startsWith('/geographies')) return censusReply(censusMatch());
          if (path.startsWith('/28'))
            return { body: features({ FLD_ZONE: 'X', SFHA_TF: 'F', ZONE_SUBTY: null, DFIRM_ID: '47037C' }) };
          if (path.startsWith('/3'))
            return { body: features({ FIRM_PAN: '47037C0242J', EFF_DATE: 1_645_056_000_000, DFIRM_ID: '47037C' }) };
          return { body: features({ CID: '470040', POL_NAME1: 'NASHVILLE', DFIRM_ID: '47037C', ANI_TF: 'F' }) };
        },
      },
    },
  },
  address: {
    ask: { address: home },
    answer: addressAnswer,
    brands: { census: { settings: (url) => ({ CENSUS_URL: url }), reply: () => censusReply(censusMatch()) } },
  },
  title: {
    ask: { address: home, asOf, stated: { names: ['Nora Quist'], acquiredOn: null } },
    answer: titleAnswer,
    brands: {
      attom: {
        settings: (url) => ({ TITLE_ATTOM_URL: url, TITLE_ATTOM_KEY: 'key' }),
        reply: () =>
          attomHome({ owner: { corporateindicator: 'N', owner1: { lastname: 'QUIST', firstnameandmi: 'NORA' } } }),
      },
    },
  },
  loanSystem: {
    ask: sentLoan,
    answer: loanSystemAnswer,
    brands: {
      mismo: {
        settings: (url) => ({
          LOAN_SYSTEM_URL: url,
          LOAN_SYSTEM_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
        }),
        reply: () => ({ body: { loanSystemId: 'LS-7' } }),
      },
    },
  },
  textMessage: {
    ask: { recipient: '6155550123', text: 'Your documents are ready.' },
    answer: textAnswer,
    brands: {
      twilio: {
        settings: (url) => ({
          ...{ TWILIO_URL: url, TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001' },
          ...{ TWILIO_AUTH_TOKEN: 'a token that stays with us', TWILIO_SENDER: '+14155552345' },
        }),
        reply: () => ({ status: 201, body: { sid: 'SM1', status: 'queued', num_segments: '1', price: null } }),
      },
    },
  },
};

describe.each(Object.entries(asked))('every choice of %s', (name, { ask, answer, brands }) => {
  const { choices } = registry[name as keyof typeof registry];
  let service: LocalService;
  let reply: Brand['reply'] = () => ({ status: 404 });
  beforeAll(async () => {
    service = await localService(({ path }) => reply(path));
  });
  afterAll(() => service.stop());

  const portOf = (choice: string) => {
    const made = choices[choice as keyof typeof choices] as Choice<Adapter<unknown> | null>;
    const adapter = chosenPart(made, { settings: brands[choice]?.settings(service.url), sandbox });
    return adapter ? resilient({ adapter, answer }) : notConfigured;
  };

  it('is put to the contract of its port by the test beside it, or stands in the table', () => {
    const known = ['none', 'sandbox', ...Object.keys(brands)];
    expect(Object.keys(choices)).toEqual(expect.arrayContaining(known));
    expect(Object.keys(choices).filter((each) => !known.includes(each) && !isPutToContract(name, each))).toEqual([]);
    // One choice is made of two brands that are.
    const made = Object.keys(brands).filter((brand) => brand !== 'houseCanaryAndAttom');
    expect(made.filter((brand) => !isPutToContract(name, brand))).toEqual([]);
    expect(isPutToContract(name, 'nobody')).toBe(false);
  });

  it('tells nothing where there is none', async () => {
    expect((await portOf('none')(ask, 'k')).answer).toEqual({ kind: 'unavailable', reason: 'notConfigured' });
  });

  it.each(['sandbox', ...Object.keys(brands)])(
    '%s answers in the port’s terms, and alike when asked again',
    async (choice) => {
      const brand = brands[choice];
      if (brand) reply = brand.reply;
      const port = portOf(choice);
      const [first, again] = [await port(brand?.ask ?? ask, 'k'), await port(brand?.ask ?? ask, 'k')];
      expect(answer.safeParse(first.answer).error).toBeUndefined();
      expect(again.answer).toEqual(first.answer);
      expect(first.raw).not.toBe('');
    },
  );
});
