import type { Application } from '#entities/application/application.ts';
import { paths } from './paths.ts';

const isNamed = ({ borrower }: Application): boolean => borrower.firstName !== null && borrower.email !== null;

/** From the consent to a credit check on, a person has applied. */
const hasConsented = ({ borrower }: Application): boolean => borrower.hasConsentedToSoftPull === true;

/** Where the refusal was shown: on its own page, or on an offer page with nothing to offer. */
export type RefusedAt = string | 'offerPage';

/**
 * Which refusals are credit decisions, with a notice due in 30 days (Reg B, 1002.2(f), 1002.9 and its comment 2(f)-3: telling someone
 * the available terms is an inquiry; evaluating their information and declining is an application that was denied).
 *
 * | refusal | counts | because |
 * |---|---|---|
 * | anything before the consent to a credit check | no | it tells what one could get: an inquiry |
 * | low-equity, boost, late-payment after it | yes | the applicant was evaluated and declined |
 * | an offer page where no amount, payoff or fee would pass | yes | the same |
 * | an offer page where a smaller line or a payoff would pass | no, and never checked here | something is offered |
 * | the waitlist | no | no applicant was evaluated: the lender does not lend there |
 * | anything shown to an unidentified visitor | no | there is no applicant and nowhere to send a notice |
 */
export const countsAsDecision = (application: Application, at: RefusedAt): boolean =>
  isNamed(application) && hasConsented(application) && at !== paths.waitlist;
