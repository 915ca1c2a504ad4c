import type { Application } from '#entities/application/application.ts';
import { paths } from './paths.ts';

const isNamed = ({ borrower }: Application): boolean => borrower.firstName !== null && borrower.email !== null;

/** Where a no was said: on a page of its own, or on an offer page that has nothing to offer. */
export type RefusedAt = string | 'offerPage';

/**
 * Which refusals are decisions, with a notice due in 30 days (Reg B, 1002.2(f), 1002.9 and its comment 2(f)-3: telling someone what
 * they could get is an inquiry, weighing what is known of them and saying no is an application that was declined).
 *
 * | said | counts | because |
 * |---|---|---|
 * | low-equity, boost, late-payment | yes, also before a credit file was seen | the person was weighed and declined |
 * | an offer page where no amount, payoff or fee would pass | yes | the same |
 * | an offer page where a smaller line or a payoff would pass | no, and never asked here | something is offered |
 * | the waitlist | no | no one was weighed: the lender does not lend there |
 * | anything to someone who has not said who they are | no | there is no applicant and nowhere to send a notice |
 */
export const countsAsDecision = (application: Application, at: RefusedAt): boolean =>
  isNamed(application) && at !== paths.waitlist;
