import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { personaByName } from '#sandbox/personas/personas.ts';
import { checkAnswers } from '../../engine/check-answers.ts';
import { isComplete } from '../../engine/is-complete.ts';
import { declarations } from './declarations.ts';
import { property } from './property.ts';

const asOf = toDay('2026-11-15');
const persona = personaByName('homeowner-with-one-job');
if (persona === null) throw new Error('no such persona');
const application = applicationOf(persona, 'applicationSubmitted');

const usedAs = (usage: 'primaryResidence' | 'secondHome') => {
  const answers = property.answers.parse({ ...property.read(application, 'borrower'), usage });
  return property.write(application, answers, 'borrower');
};

describe('living in the home', () => {
  it('is not asked twice: the declaration starts with what was said about the use of the home', () => {
    const unanswered = { ...application, borrower: { ...application.borrower, declarations: null } };
    expect(declarations.read(unanswered, 'borrower').hasIntentToOccupy).toBe(true);
  });

  it('cannot be declared against the use of the home', () => {
    const answers = { ...declarations.read(application, 'borrower'), hasIntentToOccupy: false };
    expect(checkAnswers({ step: declarations, answers, asOf, within: { application, person: 'borrower' } })).toEqual({
      kind: 'invalid',
      issues: [{ path: ['hasIntentToOccupy'], code: 'occupancyDiffers' }],
    });
  });

  it('is asked again when the use of the home changes, and only then', () => {
    expect(isComplete(declarations, usedAs('primaryResidence'), 'borrower')).toBe(true);
    const moved = usedAs('secondHome');
    expect(isComplete(declarations, moved, 'borrower')).toBe(false);
    const answers = { ...declarations.read(moved, 'borrower'), hasIntentToOccupy: false };
    expect(
      checkAnswers({ step: declarations, answers, asOf, within: { application: moved, person: 'borrower' } }),
    ).toMatchObject({
      kind: 'valid',
    });
  });
});
