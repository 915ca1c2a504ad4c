import type { FunnelVariant } from '#entities/funnel-variant.ts';
import type { Refusal } from '#entities/news-topic.ts';
import { steps } from '#funnel/steps.ts';
import { refusals } from '#words/en/refusals.ts';

type Way = { href: string; text: string };

const setup = {
  lowEquity: [
    { href: steps.propertyValue.path, text: refusals.correctValue },
    { href: steps.mortgageEstimate.path, text: refusals.correctOwed },
  ],
  boost: [{ href: steps.creditRange.path, text: refusals.correctScore }],
  latePayment: [{ href: steps.hasFbm.path, text: refusals.correctEvents }],
} satisfies Record<Refusal, Way[]>;

const prequal = {
  lowEquity: [{ href: steps.prequalMortgageSelect.path, text: refusals.correctLoans }],
  boost: [{ href: steps.prequalCredit.path, text: refusals.correctDetails }],
  latePayment: [{ href: steps.prequalDerogatory.path, text: refusals.correctEvents }],
} satisfies Record<Refusal, Way[]>;

/** The pages of this person's own way where a figure behind the refusal can be mended. */
export const corrections = (refusal: Refusal, variant: FunnelVariant): readonly Way[] => {
  if (variant === 'prequalCredit' && refusal === 'boost')
    return [{ href: steps.prequalCreditCheck.path, text: refusals.correctDetails }];
  return (variant === 'prequal' || variant === 'prequalCredit' ? prequal : setup)[refusal];
};
