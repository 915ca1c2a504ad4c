import { isDeepStrictEqual } from 'node:util';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import type { CheckedStep, UnsavedOutcome, WrittenStep } from './submission.ts';

/**
 * Writes the answers into the stored application. It conflicts only if this step's own part changed since the page loaded it, so that
 * two tabs, both applicants and staff can work at once; the same answers again change nothing.
 */
export const writeStep = (checked: CheckedStep): WrittenStep | UnsavedOutcome => {
  const { step, stored, person, answers, submission } = checked;
  const { document, version } = stored;
  const storedAnswers = step.read(document, person);
  const application = step.write(document, answers, person);
  const isSame = isDeepStrictEqual(application, document);
  if (!isSame && !isDeepStrictEqual(storedAnswers, submission.base))
    return { kind: 'conflict', theirs: storedAnswers, version, application: visibleApplication(document, person) };
  return { ...checked, storedAnswers, application, isSame };
};
