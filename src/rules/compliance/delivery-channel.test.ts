import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { type DeliveryFacts, deliveryChannel } from './delivery-channel.ts';

const consented: DeliveryFacts = {
  email: 'dana@example.com',
  hasConsented: true,
  hasWithdrawnConsent: false,
  wantsPaper: false,
  hasBounced: false,
  isWithElectronicForm: false,
};

it.each<[string, Partial<DeliveryFacts>, object]>([
  ['consent', {}, { channel: 'email', recipient: 'dana@example.com' }],
  ['no consent', { hasConsented: false }, { channel: 'post', why: 'noConsent' }],
  ['consent withdrawn', { hasWithdrawnConsent: true }, { channel: 'post', why: 'consentWithdrawn' }],
  ['paper asked for', { wantsPaper: true }, { channel: 'post', why: 'paperWanted' }],
  ['a bounced mail', { hasBounced: true }, { channel: 'post', why: 'bounced' }],
  ['no address', { email: null }, { channel: 'post', why: 'noEmail' }],
  [
    'a disclosure with an electronic application',
    { hasConsented: false, isWithElectronicForm: true },
    { channel: 'email' },
  ],
])('%s', (_, change, expected) => {
  expect(deliveryChannel({ ...consented, ...change })).toMatchObject(expected);
});

it('is never electronic without consent, the electronic form excepted', () => {
  const facts = fc.record({
    email: fc.option(fc.constant('dana@example.com')),
    hasConsented: fc.boolean(),
    hasWithdrawnConsent: fc.boolean(),
    wantsPaper: fc.boolean(),
    hasBounced: fc.boolean(),
    isWithElectronicForm: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (each) => {
      if (deliveryChannel(each).channel === 'post') return;
      expect(each.hasConsented || each.isWithElectronicForm).toBe(true);
      expect(each.hasWithdrawnConsent || each.hasBounced).toBe(false);
    }),
  );
});
