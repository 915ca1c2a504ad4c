import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { decide } from '#rules/decision/decide.ts';
import type { Decision } from '#rules/decision/decision.ts';

/** `policy`: for terms that were accepted, the one they were accepted under. */
type Known = { application: Application; facts: OutsideFacts; asOf: Day; policy?: Policy };

/** What the rules say of an application on a day, under the policy in force then and on what others have told us so far. */
export const decideApplication = ({ application, facts, asOf, policy = getPolicy(asOf) }: Known): Decision =>
  decide({ application, facts, policy, asOf });
