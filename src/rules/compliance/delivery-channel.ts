import type { PostReason } from '#entities/facts/notice.ts';

export type DeliveryChannel = { channel: 'email'; recipient: string } | { channel: 'post'; why: PostReason };

export type DeliveryFacts = {
  email: string | null;
  /** E-SIGN consent given with proof of access, by this person. */
  hasConsented: boolean;
  hasWithdrawnConsent: boolean;
  wantsPaper: boolean;
  /** A mail to this address came back. */
  hasBounced: boolean;
  /** Disclosures on or with an electronic application need no consent (12 CFR 1026.5(a)(1)(iii), 1002.4(d)(2)). */
  isWithElectronicForm: boolean;
};

/** Electronic only with this person's consent (15 USC 7001(c)); otherwise printed and mailed. */
export const deliveryChannel = (facts: DeliveryFacts): DeliveryChannel => {
  const { email } = facts;
  if (email === null) return { channel: 'post', why: 'noEmail' };
  if (facts.hasBounced) return { channel: 'post', why: 'bounced' };
  if (facts.hasWithdrawnConsent) return { channel: 'post', why: 'consentWithdrawn' };
  if (facts.wantsPaper) return { channel: 'post', why: 'paperWanted' };
  if (!facts.hasConsented && !facts.isWithElectronicForm) return { channel: 'post', why: 'noConsent' };
  return { channel: 'email', recipient: email };
};
