import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import { type Scenario, type ScenarioFigures, scenario, scenarioFigures } from '#entities/contract/scenario.ts';
import type { IndexDate } from '#entities/facts/published/index-date.ts';
import { type Day, toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { decideScenario, scenarioFiguresOf } from '#funnel/decide-scenario.ts';
import { getPolicy } from '#policy/policies.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { releasedIndexes } from '#server/db/repos/outside/index-dates.ts';
import { addScenario, findOwnScenario, noteScenarioLead, scenariosOf } from '#server/db/repos/pipeline/scenarios.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { type CreatedLead, createLead } from './create-lead.ts';

const MOST = 30;

export type KeptScenario = {
  id: string;
  name: string;
  inputs: Scenario;
  policyVersion: Day;
  figures: ScenarioFigures;
  isInvited: boolean;
  createdAt: Date;
};

/** Staff who work on loans or bring leads may save scenarios; read-only staff may not. */
const requireWork = ({ grants }: Staff): void => {
  if (!may(grants, 'workLoan') && !may(grants, 'createLead')) throw new AppError('notAllowed');
};

/** The released dates of the index. */
export const pricingIndexes = ({ database }: Pick<Container, 'database'>): Promise<IndexDate[]> =>
  releasedIndexes(database.db);

/** Saved with the rules' own results: figures from a browser are not used. */
export const keepScenario = async (
  { database, clock }: Container,
  staff: Staff,
  { name, inputs }: { name: string; inputs: Scenario },
): Promise<{ id: string; figures: ScenarioFigures }> => {
  requireWork(staff);
  const asOf = clock.today();
  const policy = policyWithIndex(getPolicy(asOf), await releasedIndexes(database.db), asOf);
  const figures = scenarioFiguresOf(decideScenario(inputs, { policy, asOf }));
  const { accountId } = staff;
  const id = await addScenario(database.db, { accountId, name, inputs, policyVersion: policy.version, figures });
  return { id, figures };
};

/** The caller's own scenarios only. */
export const ownScenarios = async ({ database }: Container, { accountId }: Staff): Promise<KeptScenario[]> =>
  (await scenariosOf(database.db, { accountId, limit: MOST })).map((row) => ({
    id: row.id,
    name: row.name,
    inputs: scenario.parse(row.inputs),
    policyVersion: toDay(row.policyVersion),
    figures: scenarioFigures.parse(row.figures),
    isInvited: row.leadId !== null,
    createdAt: row.createdAt,
  }));

type Invited = { id: string; who: Pick<PartnerLead, 'firstName' | 'lastName' | 'email'> };

/** Turns a scenario into a lead: the applicant gets a link with the home's figures filled in. Prices are never sent, but recomputed. */
export const inviteFromScenario = async (
  container: Container,
  staff: Staff,
  { id, who }: Invited,
): Promise<CreatedLead> => {
  const { db } = container.database;
  const row = await findOwnScenario(db, { id, accountId: staff.accountId });
  if (!row) throw new AppError('notFound');
  const { value, mortgageBalance } = scenario.parse(row.inputs);
  const lead = scenarioLead({ who, value, mortgageBalance });
  const made = await createLead(container, staff, { lead });
  if (made.kind === 'created') await noteScenarioLead(db, { id, leadId: made.id });
  return made;
};

const scenarioLead = ({
  who,
  value,
  mortgageBalance,
}: Pick<Invited, 'who'> & Pick<Scenario, 'value' | 'mortgageBalance'>): PartnerLead => ({
  ...who,
  phone: null,
  zip: null,
  value,
  estimatedMortgageBalance: mortgageBalance === 0 ? null : toDollars(mortgageBalance),
});
