import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application.ts';
import type { ApplicationStatus } from '#entities/application-status.ts';
import type { Day } from '#entities/day.ts';
import type { Person } from '#entities/person.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import { nextPath, statusAfter } from '#funnel/engine/moves.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { announceChange } from '../db/live-updates.ts';
import { lockApplication, type StoredApplication, saveApplication } from '../db/repos/applications.ts';
import { keepDemographics } from '../db/repos/demographics.ts';
import { dropDraft } from '../db/repos/drafts.ts';
import { appendEvent } from '../db/repos/events.ts';
import { keepSecret } from '../db/repos/secrets.ts';

export type StepAnswers = { step: Step; answers: unknown; base: unknown; asOf: Day };
export type Writer = { applicationId: string; person: Person };

export type StepOutcome =
  | { kind: 'saved'; status: ApplicationStatus; next: string; version: number; savedAt: Date; application: Application }
  | { kind: 'conflict'; theirs: Record<string, unknown>; version: number; application: Application }
  | { kind: 'invalid'; issues: Issue[] };

/**
 * Applies the step to what is stored now. It conflicts only if this step's own part changed since the caller loaded it, so that two
 * tabs, two people and staff can work at once; saying the same again changes nothing.
 */
export const submitStep = async (
  container: Container,
  { applicationId, person }: Writer,
  input: StepAnswers,
): Promise<StepOutcome> => {
  const checked = checkAnswers(input);
  if (checked.kind === 'invalid') return checked;
  const { step } = input;
  return container.database.db.transaction(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    const before = step.read(stored.document, person);
    const written = step.write(stored.document, checked.answers, person);
    const after = step.read(written, person);
    const isSame = isDeepStrictEqual(written, stored.document);
    if (!isSame && !isDeepStrictEqual(before, input.base)) {
      return { kind: 'conflict', theirs: before, version: stored.version, application: stored.document };
    }
    await keepApart({ container, tx, step, answers: checked.answers, at: { applicationId, person } });
    const status = statusAfter({
      application: written,
      key: step.key,
      status: stored.status,
      variant: stored.variant,
      person,
    });
    await dropDraft(tx, { owner: { applicationId, person }, step: step.key });
    const isRepeated = isSame && status === stored.status;
    const saved = isRepeated
      ? stored
      : await save(tx, { stored, written, status, person, change: { step: step.key, before, after } });
    const next = nextPath({ application: written, key: step.key, variant: stored.variant, person });
    return { kind: 'saved', status, next, version: saved.version, savedAt: saved.updatedAt, application: written };
  });
};

type Save = {
  stored: StoredApplication;
  written: Application;
  status: ApplicationStatus;
  person: Person;
  change: Record<string, unknown>;
};

const save = async (
  tx: Tx,
  { stored, written, status, person, change }: Save,
): Promise<{ version: number; updatedAt: Date }> => {
  const saved = await saveApplication(tx, { id: stored.id, document: written, status });
  await appendEvent(tx, { applicationId: stored.id, actor: person, kind: 'stepSaved', body: change });
  await announceChange(tx, { applicationId: stored.id, version: saved.version });
  return saved;
};

type Apart = { container: Container; tx: Tx; step: Step; answers: Record<string, unknown>; at: Writer };

/** What must not be in the document: numbers go to the vault, demographics to their own schema. */
const keepApart = async ({ container, tx, step, answers, at }: Apart): Promise<void> => {
  if (step.keptApart) await keepDemographics(tx, { ...at, answers });
  for (const field of step.fields.filter(({ secret }) => secret)) {
    const plain = answers[field.name];
    if (typeof plain !== 'string') continue;
    const kind = field.kind === 'ssn' ? 'ssn' : 'accountNumber';
    await keepSecret(tx, { ring: container.ring, at: { ...at, kind }, plain });
    await appendEvent(tx, { applicationId: at.applicationId, actor: at.person, kind: 'secretStored', body: { kind } });
  }
};
