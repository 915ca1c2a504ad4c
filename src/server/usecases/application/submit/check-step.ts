import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue } from '#funnel/engine/define-step.ts';
import { contactChange } from '../contact/contact-change.ts';
import { requirements } from './requirements.ts';
import { requireProofForNumbers, ssnOfOtherPerson } from './store-sensitive-answers.ts';
import type { CheckedStep, OpenStep, UnsavedOutcome } from './submission.ts';

/** The answers as the step's schema takes them, or every problem with them at once. */
export const checkStep = async (open: OpenStep): Promise<CheckedStep | UnsavedOutcome> => {
  const { step, stored, person, submission } = open;
  const { answers, asOf } = submission;
  const result = checkAnswers({ step, answers, asOf, within: { application: stored.document, person } });
  if (result.kind === 'invalid') return result;
  const checked = { ...open, answers: result.answers };
  const found: (Issue | null)[] = [await ssnOfOtherPerson(checked), await contactChange(checked)];
  for (const name of step.requires) found.push((await requirements[name].ofAnswers?.(checked)) ?? null);
  const issues = found.filter((issue) => issue !== null);
  if (issues.length > 0) return { kind: 'invalid', issues };
  await requireProofForNumbers(checked);
  return checked;
};
