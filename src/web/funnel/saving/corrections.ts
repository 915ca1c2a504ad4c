import type { Refusal } from '#entities/contract/news-topic.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import { steps } from '#funnel/steps.ts';
import { refusals } from '#words/funnel/refusals.ts';

type Way = { href: string; text: string };

const setup = {
  lowEquity: [
    { href: steps.propertyValue.path, text: refusals.correctValue },
    { href: steps.mortgageEstimate.path, text: refusals.correctOwed },
  ],
  boost: [{ href: steps.creditRange.path, text: refusals.correctScore }],
  latePayment: [{ href: steps.hasFbm.path, text: refusals.correctEvents }],
} satisfies Record<Refusal, Way[]>;

/** Once available, the credit file and the valuation count instead of the self-reported figures. */
const setupChecked = {
  lowEquity: [{ href: steps.mortgageBalance.path, text: refusals.correctLoans }],
  boost: [{ href: steps.creditScore.path, text: refusals.correctDetails }],
  latePayment: [...setup.latePayment, { href: steps.creditScore.path, text: refusals.correctDetails }],
} satisfies Record<Refusal, Way[]>;

const prequal = {
  lowEquity: [{ href: steps.prequalMortgageSelect.path, text: refusals.correctLoans }],
  boost: [{ href: steps.prequalCredit.path, text: refusals.correctDetails }],
  latePayment: [{ href: steps.prequalDerogatory.path, text: refusals.correctEvents }],
} satisfies Record<Refusal, Way[]>;

type Refused = { refusal: Refusal; variant: FunnelVariant; source: keyof typeof refusals.correct };

/** Pages in this applicant's flow where a figure behind the refusal can be corrected. */
export const corrections = ({ refusal, variant, source }: Refused): readonly Way[] => {
  if (variant === 'prequalCredit' && refusal === 'boost')
    return [{ href: steps.prequalCreditCheck.path, text: refusals.correctDetails }];
  if (variant === 'prequal' || variant === 'prequalCredit') return prequal[refusal];
  return (source === 'creditFile' ? setupChecked : setup)[refusal];
};
