import type { Application } from '#entities/application.ts';
import type { Day } from '#entities/day.ts';
import { noOutsideFacts } from '#entities/outside-facts.ts';
import { getPolicy } from '#policy/policies.ts';
import { decide } from '#rules/decision/decide.ts';
import type { Decision } from '#rules/decision/decision.ts';

/** What the rules say of an application on a day, under the policy in force then and on what others have told us so far. */
export const decideApplication = (application: Application, asOf: Day): Decision =>
  decide({ application, facts: noOutsideFacts(), policy: getPolicy(asOf), asOf });
