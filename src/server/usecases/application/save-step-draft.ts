import { isDeepStrictEqual } from 'node:util';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { draftsOf, dropDraft, keepDraft } from '#server/db/repos/application/drafts.ts';
import type { Writer } from '../shared/writer.ts';

const MAX_BYTES = 50_000;

/**
 * Unfinished answers: kept sealed, without the numbers that belong in the vault. A page closed while its answer is in flight
 * sends the same as a draft; once that answer is stored, the draft is not needed.
 */
export const saveStepDraft = async (
  { database, ring }: Container,
  { variant, ...owner }: Writer,
  { key, draft }: { key: string; draft: Record<string, unknown> },
): Promise<{ savedAt: Date }> => {
  const step = stepByKey(key, { variant });
  if (!step) throw new AppError('notFound');
  const fields = step.fields.filter(({ secret }) => !secret).map(({ name }) => name);
  const names = new Set([...fields, ...step.answersBeside]);
  const answers = Object.fromEntries(Object.entries(draft).filter(([name]) => names.has(name)));
  if (JSON.stringify(answers).length > MAX_BYTES) throw new AppError('invalidInput');
  await database.transact(async (tx) => {
    const stored = await lockApplication(tx, owner.applicationId);
    if (!stored) throw new AppError('notFound');
    const known = Object.entries(step.read(stored.document, owner.person)).filter(([name]) => name in answers);
    const isStored = isDeepStrictEqual(Object.fromEntries(known), answers);
    if (isStored) dropDraft(tx, { owner, step: key });
    else await keepDraft(tx, { ring, owner, step: key, answers });
  });
  return { savedAt: new Date() };
};

export const stepDrafts = ({ database, ring }: Container, { applicationId, person }: Writer) =>
  draftsOf(database.db, { ring, owner: { applicationId, person } });
