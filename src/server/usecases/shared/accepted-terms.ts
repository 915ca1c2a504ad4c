import { z } from 'zod';
import { findPolicyVersion } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { type Decision, decision } from '#rules/decision/decision.ts';
import { type AcceptedOffer, acceptedOffer, acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { changedTerms, type OfferTerm } from '#rules/offer/changed-terms.ts';
import type { Offer } from '#rules/offer/offer.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findAccepted } from '#server/db/repos/application/offers.ts';
import { reportsOf, type StoredReport } from '#server/db/repos/application/reports.ts';
import { decideApplication } from './decide-application.ts';
import { factsFrom } from './outside-facts-of.ts';

const storedTerms = z.object({ terms: acceptedOffer });
/** Hard reports the offer already rests on; there were none before they were told apart. */
const storedHardReports = z.object({ hardReports: z.array(z.string()).default([]) });
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
  | { kind: 'noOffer' }
  /** Accepted, and the facts known now give no line at all: unknown is not confirmed. */
  | { kind: 'unsupported' }
  /** `outcome`: of the rules on the facts known now. */
  | { kind: 'confirmed'; accepted: AcceptedOffer; outcome: Decision['outcome'] }
  | { kind: 'changed'; accepted: AcceptedOffer; terms: OfferTerm[] }
  /** The accepted line no longer passes on what the hard pull shows: staff counter or deny. */
  | { kind: 'failing'; accepted: AcceptedOffer; rules: TraceRow['rule'][] };

type Checked = Pick<StoredApplication, 'id' | 'document'>;

/** Hard reports that arrived after the offer was accepted: they can end it, and never reprice it. */
const isLater = ({ id, look }: StoredReport, known: readonly string[]): boolean =>
  look === 'hard' && !known.includes(id);

/**
 * Recomputes the accepted terms from the stored facts, under the policy and on the day they were accepted: a later policy changes
 * nothing; changed answers or facts do. A hard pull made since then does not change the terms, but the accepted line has to pass on it.
 */
export const checkAcceptedTerms = async (db: Reader, stored: Checked): Promise<TermsCheck> => {
  const accepted = await findAcceptedOffer(db, stored.id);
  if (accepted === null) return { kind: 'noOffer' };
  // Another index since then is no change of these terms.
  const policy = acceptedPolicy(accepted);
  const rows = await reportsOf(db, stored.id);
  const { hardReports } = storedHardReports.parse(await findAccepted(db, stored.id));
  const earlier = rows.filter((row) => !isLater(row, hardReports));
  const decideOn = (known: readonly StoredReport[]) =>
    decideApplication({
      application: stored.document,
      facts: factsFrom(known, stored.document),
      asOf: accepted.acceptedOn,
      policy,
    });
  const now = decideOn(earlier);
  const { outcome, trace } = earlier.length === rows.length ? now : decideOn(rows);
  if (earlier.length < rows.length && outcome === 'fail')
    return {
      kind: 'failing',
      accepted,
      rules: trace.flatMap(({ rule, outcome: row }) => (row === 'fail' ? rule : [])),
    };
  const computed = acceptedOfferOf(now, policy);
  if (computed === null) return { kind: 'unsupported' };
  const terms = changedTerms(accepted, computed);
  return terms.length === 0
    ? { kind: 'confirmed', accepted, outcome: now.outcome }
    : { kind: 'changed', accepted, terms };
};

/** The accepted offer for a document; a difference stops it instead of printing other terms. */
export const confirmAcceptedTerms = async (
  { log }: Pick<Container, 'log'>,
  db: Reader,
  stored: Checked,
): Promise<AcceptedOffer | null> => {
  const check = await checkAcceptedTerms(db, stored);
  if (check.kind === 'noOffer' || check.kind === 'unsupported') return null;
  if (check.kind === 'confirmed') return check.accepted;
  if (check.kind === 'failing') {
    log.warn({ applicationId: stored.id, rules: check.rules }, 'the accepted line fails on the hard pull');
    throw new AppError('offerFails');
  }
  log.error({ applicationId: stored.id, terms: check.terms }, 'the accepted terms have changed');
  throw new AppError('termsChanged');
};
