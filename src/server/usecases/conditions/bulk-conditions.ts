import { z } from 'zod';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { currentConditions } from './current-conditions.ts';
import { acceptProblem, decideCondition } from './decide-condition.ts';
import { nudgeCondition, nudgeProblem } from './nudge-condition.ts';
import type { Condition } from './reconcile-conditions.ts';

export const bulkAction = z.enum(['remind', 'clear']);
export type BulkAction = z.infer<typeof bulkAction>;

/** `possible` before, `done` after; anything else is why not. */
export const bulkOutcome = z.enum([
  'possible',
  'done',
  'nothingOpen',
  'nobodyToTell',
  'nothingToJudge',
  'coverageNotRecorded',
  'coverageTooLow',
  'checksMissing',
  'changedMeanwhile',
]);
export type BulkOutcome = z.infer<typeof bulkOutcome>;

type Seen = { key: string; seen: Date };
type Asked = { action: BulkAction; conditions: readonly Seen[] };
type Told = { key: string; outcome: BulkOutcome };

const problemOf = (
  db: Reader,
  { action, stored, condition }: { action: BulkAction; stored: StoredApplication; condition: Condition },
): Promise<BulkOutcome | null> | BulkOutcome | null =>
  action === 'remind' ? nudgeProblem(condition, stored.document) : acceptProblem(db, stored, condition);

/** What would happen to each, by the same checks that apply when it is done. */
export const previewBulk = async (
  container: Container,
  { applicationId }: LoanStaff<'workLoan'>,
  { action, conditions: asked }: Asked,
): Promise<Told[]> => {
  const { stored, conditions } = await currentConditions(container, applicationId);
  const told: Told[] = [];
  for (const { key, seen } of asked) {
    const condition = conditions.find((each) => each.key === key);
    if (!condition || changedMeanwhile(condition, seen)) told.push({ key, outcome: 'changedMeanwhile' });
    else
      told.push({
        key,
        outcome: (await problemOf(container.database.db, { action, stored, condition })) ?? 'possible',
      });
  }
  return told;
};

/** Reminds of several conditions or clears them, each for itself: one that is refused, or gone by then, holds up no other. */
export const runBulk = async (
  container: Container,
  staff: LoanStaff<'workLoan'>,
  { action, conditions }: Asked,
): Promise<Told[]> => {
  const told: Told[] = [];
  for (const { key, seen } of conditions) {
    // Clearing one may take away another.
    const now = await currentConditions(container, staff.applicationId);
    if (!now.conditions.some((each) => each.key === key)) {
      told.push({ key, outcome: 'changedMeanwhile' });
      continue;
    }
    if (action === 'remind') {
      const { kind } = await nudgeCondition(container, { staff, key });
      told.push({ key, outcome: kind === 'sent' ? 'done' : kind });
      continue;
    }
    const { kind } = await decideCondition(container, { staff, key, seen, decision: { kind: 'accept' } });
    told.push({ key, outcome: kind === 'decided' ? 'done' : bulkOutcome.parse(kind) });
  }
  return told;
};
