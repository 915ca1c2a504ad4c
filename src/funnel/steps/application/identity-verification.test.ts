import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import type { Upload } from '#entities/application/upload.ts';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import type { SelfieRule } from '#policy/policy.ts';
import { checkAnswers } from '../../engine/check-answers.ts';
import { identityVerification as step } from './identity-verification.ts';

const asOf = toDay('2026-11-15');
const aSelfie: Upload = {
  id: 'face',
  type: 'idDocument',
  isCoborrower: false,
  propertyId: null,
  subjectId: null,
  state: 'received',
  idSubtype: 'passport',
  idSide: 'selfie',
};
const issuesWith = (selfie: SelfieRule, uploads: Upload[]): string[] => {
  const checked = checkAnswers({
    step,
    answers: { idSubtype: 'driver_license', isIdentitySubmitted: true },
    asOf,
    within: { application: { ...emptyApplication(), uploads }, person: 'borrower' },
    policy: { ...getPolicy(asOf), identity: { selfie } },
  });
  return checked.kind === 'valid' ? [] : checked.issues.map(({ code }) => code);
};

describe('an identity without a selfie', () => {
  it.each<[SelfieRule, string[]]>([
    ['none', []],
    ['optional', []],
    ['required', ['selfieNeeded']],
  ])('where the policy says %s: %j', (rule, issues) => {
    expect(issuesWith(rule, [])).toEqual(issues);
  });

  it.each<[string, Upload, string[]]>([
    ['one’s own counts, also after another kind of ID was chosen', aSelfie, []],
    ['the other person’s does not count', { ...aSelfie, isCoborrower: true }, ['selfieNeeded']],
    ['one that was sent back does not count', { ...aSelfie, state: 'notAccepted' }, ['selfieNeeded']],
    ['the side of an ID is none', { ...aSelfie, idSide: 'front' }, ['selfieNeeded']],
  ])('is incomplete where it is required: %s', (_, upload, issues) => {
    expect(issuesWith('required', [upload])).toEqual(issues);
  });
});
