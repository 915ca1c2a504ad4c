import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { draftsOf, dropDraft, keepDraft } from '../db/repos/drafts.ts';
import type { Writer } from './submit-step.ts';

const MAX_BYTES = 50_000;

/** What is typed but not finished: kept sealed, without the numbers that belong in the vault. */
export const keepStepDraft = async (
  { database, ring }: Container,
  { variant, ...owner }: Writer,
  { key, draft }: { key: string; draft: Record<string, unknown> },
): Promise<{ savedAt: Date }> => {
  const step = stepByKey(key, variant);
  if (!step) throw new AppError('notFound');
  const fields = step.fields.filter(({ secret }) => !secret).map(({ name }) => name);
  const names = new Set([...fields, ...step.answersBeside]);
  const answers = Object.fromEntries(Object.entries(draft).filter(([name]) => names.has(name)));
  if (JSON.stringify(answers).length > MAX_BYTES) throw new AppError('invalidInput');
  if (Object.keys(answers).length === 0) await dropDraft(database.db, { owner, step: key });
  else await keepDraft(database.db, { ring, owner, step: key, answers });
  return { savedAt: new Date() };
};

export const stepDrafts = ({ database, ring }: Container, { applicationId, person }: Writer) =>
  draftsOf(database.db, { ring, owner: { applicationId, person } });
