import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { decide } from '#rules/decision/decide.ts';
import type { Decision } from '#rules/decision/decision.ts';

/** `policy`: for accepted terms, the policy they were accepted under. */
type Known = { application: Application; facts: OutsideFacts; asOf: Day; policy?: Policy };

/** Runs the rules on an application for a given day, under the policy then in force and on the vendor answers so far. */
export const decideApplication = ({ application, facts, asOf, policy = getPolicy(asOf) }: Known): Decision =>
  decide({ application, facts, policy, asOf });
