import { z } from 'zod';
import { idSubtype } from '#entities/values/id-document.ts';
import { hasEverySide } from '#rules/documents/has-every-side.ts';
import { hasSelfie } from '#rules/documents/has-selfie.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

export const identityVerification = defineStep({
  key: 'identityVerification',
  path: '/app/application/identity-verification',
  askedOf: 'each',
  chapter: null,
  seconds: 20,
  screen: 'identity',
  aside: null,
  refusedBy: 'anyRule',
  asks: { questions: ['identity'], consent: null, page: 'goesOn' },
  settlesOnSubmit: false,
  followUps: [],
  answers: z.object({ idSubtype, isIdentitySubmitted: z.literal(true, 'picturesNeeded') }),
  fields: [
    { name: 'idSubtype', kind: 'choice', options: idSubtype.options },
    { name: 'isIdentitySubmitted', kind: 'statement' },
  ],
  read: (application, person) => {
    const part = applicantPart(application, person);
    return {
      idSubtype: part.idSubtype,
      isIdentitySubmitted: part.isIdentitySubmitted === true ? (true as const) : null,
    };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
  checkWithin: (answers, { application: { uploads }, person, policy }) => {
    const own = uploads.filter(({ isCoborrower }) => isCoborrower === (person === 'coborrower'));
    if (answers.idSubtype !== null && !hasEverySide(own, answers.idSubtype))
      return [{ path: ['isIdentitySubmitted'], code: 'picturesNeeded' }];
    return policy?.identity.selfie === 'required' && !hasSelfie(own)
      ? [{ path: ['isIdentitySubmitted'], code: 'selfieNeeded' }]
      : [];
  },
});
