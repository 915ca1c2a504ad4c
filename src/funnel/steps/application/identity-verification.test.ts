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
const aSide = (idSubtype: Upload['idSubtype'], idSide: Upload['idSide'], change: Partial<Upload> = {}): Upload => ({
  ...aSelfie,
  id: `${idSubtype} ${idSide}`,
  idSubtype,
  idSide,
  ...change,
});
const license = [aSide('driver_license', 'front'), aSide('driver_license', 'back')];
const issuesWith = (
  selfie: SelfieRule,
  uploads: Upload[],
  idSubtype: Upload['idSubtype'] = 'driver_license',
): string[] => {
  const checked = checkAnswers({
    step,
    answers: { idSubtype, isIdentitySubmitted: true },
    asOf,
    within: { application: { ...emptyApplication(), uploads }, person: 'borrower' },
    policy: { ...getPolicy(asOf), identity: { selfie } },
  });
  return checked.kind === 'valid' ? [] : checked.issues.map(({ code }) => code);
};

describe('the sides of an ID', () => {
  it.each<[string, Upload['idSubtype'], Upload[], boolean]>([
    ['a license without a picture', 'driver_license', [], false],
    ['a license with its front', 'driver_license', [aSide('driver_license', 'front')], false],
    ['a license with both sides', 'driver_license', license, true],
    ['a passport with its front', 'passport', [aSide('passport', 'front')], true],
    ['a passport with a license’s sides', 'passport', license, false],
    ['a visa with its front', 'visa', [aSide('visa', 'front')], false],
    ['a file of no kind and no side', 'passport', [aSide(null, null)], false],
    ['a file without a side', 'passport', [aSide('passport', null)], false],
    ['the other person’s sides', 'driver_license', license.map((side) => ({ ...side, isCoborrower: true })), false],
    ['a side that was sent back', 'passport', [aSide('passport', 'front', { state: 'notAccepted' })], false],
    ['a side filed as another document', 'passport', [aSide('passport', 'front', { type: 'other' })], false],
  ])('%s', (_, subtype, uploads, isWhole) => {
    expect(issuesWith('none', uploads, subtype)).toEqual(isWhole ? [] : ['picturesNeeded']);
  });
});

describe('an identity without a selfie', () => {
  it.each<[SelfieRule, string[]]>([
    ['none', []],
    ['optional', []],
    ['required', ['selfieNeeded']],
  ])('where the policy says %s: %j', (rule, issues) => {
    expect(issuesWith(rule, license)).toEqual(issues);
  });

  it.each<[string, Upload, string[]]>([
    ['one’s own counts, also after another kind of ID was chosen', aSelfie, []],
    ['the other person’s does not count', { ...aSelfie, isCoborrower: true }, ['selfieNeeded']],
    ['one that was sent back does not count', { ...aSelfie, state: 'notAccepted' }, ['selfieNeeded']],
    ['the side of an ID is none', { ...aSelfie, idSide: 'front' }, ['selfieNeeded']],
  ])('is incomplete where it is required: %s', (_, upload, issues) => {
    expect(issuesWith('required', [...license, upload])).toEqual(issues);
  });
});
