import { z } from 'zod';
import { findPolicyVersion } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { type Decision, decision } from '#rules/decision/decision.ts';
import { type AcceptedOffer, acceptedOffer, acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { changedTerms, type OfferTerm } from '#rules/offer/changed-terms.ts';
import type { Offer } from '#rules/offer/offer.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findAccepted } from '#server/db/repos/application/offers.ts';
import { decideApplication } from './decide-application.ts';
import { outsideFactsOf } from './outside-facts-of.ts';

const storedTerms = z.object({ terms: acceptedOffer });
/** Rows written before the terms were stored hold the decision, which names its policy version. */
const storedDecision = z.object({ decision });

const policyOfVersion = (version: string): Policy => {
  const found = findPolicyVersion(version);
  if (found === null) throw new Error(`There is no policy version ${version}`);
  return found;
};

/** The policy version an accepted offer was made under, with the index it was accepted at. */
export const acceptedPolicy = ({
  policyVersion,
  indexOn,
  offer,
}: Pick<AcceptedOffer, 'policyVersion' | 'indexOn' | 'offer'>): Policy => {
  const policy = policyOfVersion(policyVersion);
  return { ...policy, index: { ...policy.index, rate: offer.index, effectiveFrom: indexOn } };
};

/** The offer the borrower accepted last, as stored; null before acceptance. */
export const findAcceptedOffer = async (db: Reader, applicationId: string): Promise<AcceptedOffer | null> => {
  const row = await findAccepted(db, applicationId);
  if (row === null) return null;
  const known = storedTerms.safeParse(row);
  if (known.success) return known.data.terms;
  const { decision: decided } = storedDecision.parse(row);
  return acceptedOfferOf(decided, policyOfVersion(decided.policyVersion));
};

/** The decision the accepted offer came from, with its terms; null before acceptance. */
export const findAcceptedDecision = async (
  db: Reader,
  applicationId: string,
): Promise<{ decision: Decision; offer: Offer } | null> => {
  const row = storedDecision.safeParse(await findAccepted(db, applicationId)).data;
  const accepted = await findAcceptedOffer(db, applicationId);
  return row && accepted ? { decision: row.decision, offer: accepted.offer } : null;
};

export type TermsCheck =
  /** Nothing accepted, or the facts known now no longer support a line. */
  | { kind: 'noOffer' }
  | { kind: 'confirmed'; accepted: AcceptedOffer }
  | { kind: 'changed'; accepted: AcceptedOffer; terms: OfferTerm[] };

type Checked = Pick<StoredApplication, 'id' | 'document'>;

/**
 * Recomputes the accepted terms from the stored facts, under the policy and on the day they were accepted: a later policy changes
 * nothing; changed answers or facts do.
 */
export const checkAcceptedTerms = async (db: Reader, stored: Checked): Promise<TermsCheck> => {
  const accepted = await findAcceptedOffer(db, stored.id);
  if (accepted === null) return { kind: 'noOffer' };
  // Another index since then is no change of these terms.
  const policy = acceptedPolicy(accepted);
  const facts = { ...(await outsideFactsOf(db, stored)), indexes: [] };
  const now = decideApplication({ application: stored.document, facts, asOf: accepted.acceptedOn, policy });
  const computed = acceptedOfferOf(now, policy);
  if (computed === null) return { kind: 'noOffer' };
  const terms = changedTerms(accepted, computed);
  return terms.length === 0 ? { kind: 'confirmed', accepted } : { kind: 'changed', accepted, terms };
};

/** The accepted offer for a document; a difference stops it instead of printing other terms. */
export const confirmAcceptedTerms = async (
  { log }: Pick<Container, 'log'>,
  db: Reader,
  stored: Checked,
): Promise<AcceptedOffer | null> => {
  const check = await checkAcceptedTerms(db, stored);
  if (check.kind === 'noOffer') return null;
  if (check.kind === 'confirmed') return check.accepted;
  log.error({ applicationId: stored.id, terms: check.terms }, 'the accepted terms have changed');
  throw new AppError('termsChanged');
};
