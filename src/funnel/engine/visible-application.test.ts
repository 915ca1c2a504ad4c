import { describe, expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { emptyApplication } from '#entities/application/application.ts';
import type { Upload } from '#entities/application/upload.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { journeyOf } from '#sandbox/personas/journey.ts';
import { personas } from '#sandbox/personas/personas.ts';
import { blankDebt } from '../questions/blank-debt.ts';
import { visibleApplication } from './visible-application.ts';
import { frontier } from './walk.ts';

const couple = () => ({
  ...emptyApplication(),
  borrower: { ...emptyApplicant(), firstName: 'Dana', annualIncome: toDollars(90_000), ssnLast4: '1120' },
  coborrower: { ...emptyApplicant(), firstName: 'Marcus', annualIncome: toDollars(70_000), ssnLast4: '4471' },
});

it.each([
  ['borrower', 'coborrower', 'Marcus'],
  ['coborrower', 'borrower', 'Dana'],
] as const)('the %s sees of the %s only the name', (person, other, name) => {
  const visible = visibleApplication(couple(), person);
  expect(visible[person]).toEqual(couple()[person]);
  expect(visible[other]).toEqual({ ...emptyApplicant(), firstName: name });
});

it('a co-borrower sees what is theirs and what is owed together, and not what the borrower alone owes or is paid', () => {
  const owed = (id: string, debtor: 'borrower' | 'coborrower' | 'joint') => ({
    ...blankDebt({ id, type: 'revolving', person: 'borrower' }),
    debtor,
  });
  const application = {
    ...couple(),
    liabilities: [owed('hers', 'borrower'), owed('his', 'coborrower'), owed('both', 'joint')],
  };
  const seen = visibleApplication(application, 'coborrower');
  expect(seen.liabilities.map(({ id }) => id)).toEqual(['his', 'both']);
  expect(visibleApplication(application, 'borrower').liabilities).toHaveLength(3);
  expect(seen.disbursement).toBeNull();
});

it('each sees the files they sent, and a co-borrower not what the borrower told of old trouble', () => {
  const sent = (id: string, isCoborrower: boolean): Upload => ({
    id,
    type: 'w2',
    isCoborrower,
    propertyId: null,
    subjectId: null,
    state: 'received',
    idSubtype: null,
    idSide: null,
  });
  const trouble = { id: 'e', kind: 'foreclosure' as const, on: toDay('2021-05-01'), chapter: null };
  const application = { ...couple(), uploads: [sent('hers', false), sent('his', true)], derogatoryEvents: [trouble] };
  const [hers, his] = [visibleApplication(application, 'borrower'), visibleApplication(application, 'coborrower')];
  expect(hers.uploads.map(({ id }) => id)).toEqual(['hers']);
  expect(his.uploads.map(({ id }) => id)).toEqual(['his']);
  expect([hers.derogatoryEvents, his.derogatoryEvents]).toEqual([[trouble], []]);
});

it('leaves an application of one as it is', () => {
  const alone = { ...couple(), coborrower: null };
  expect(visibleApplication(alone, 'borrower')).toEqual(alone);
});

describe.each(personas.map((persona) => [persona.name, persona] as const))('what %s can see', (_name, persona) => {
  it('is enough to read every page and to know where they are', () => {
    for (const { person, step, before } of journeyOf(persona)) {
      const seen = visibleApplication(before, person);
      expect(step.read(seen, person)).toEqual(step.read(before, person));
      const walk = { variant: persona.variant, person };
      expect(frontier({ ...walk, application: seen }).key).toBe(frontier({ ...walk, application: before }).key);
    }
  });
});
