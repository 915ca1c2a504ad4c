import { z } from 'zod';
import type { StaffDecision } from '#entities/contract/staff-decision.ts';

/** What the second person says they read before a proposed decision is sent. */
export const attestation = z.enum(['readRules', 'readNotice']);
export type Attestation = z.infer<typeof attestation>;

/** Whether the applicants get a decision in writing: all but a withdrawal, which they asked for themselves. */
export const isInWriting = (kind: StaffDecision): boolean => kind !== 'withdrawn';

const neededFor = (kind: StaffDecision): readonly Attestation[] =>
  isInWriting(kind) ? ['readRules', 'readNotice'] : ['readRules'];

/** What is still to be said, in the order of the page. */
export const missingAttestations = (kind: StaffDecision, said: readonly Attestation[]): Attestation[] =>
  neededFor(kind).filter((each) => !said.includes(each));
