import { describe, expect, it } from 'vitest';
import { CURRENT_SCHEMA_VERSION, emptyApplication } from '#entities/application/application.ts';
import { migrateApplication } from './migrate-application.ts';
import { withUnknownFields } from './with-unknown-fields.ts';

/** As version 1 wrote it. */
const stored = {
  schemaVersion: 1,
  leadSource: 'MCR',
  borrower: {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    ssnLast4: '6789',
    annualIncome: 57_000,
    currentAddress: { line1: '12 Oak Street', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
    livesThereSince: '2019-05-01',
  },
  coborrower: { firstName: 'Marcus', lastName: 'Whitfield', email: 'marcus@example.com' },
  property: {
    address: {
      line1: '12 Oak Street',
      line2: null,
      city: 'Nashville',
      state: 'TN',
      zip: '37206',
      county: 'Davidson County',
    },
    usage: 'primaryResidence',
    value: 579_000,
  },
  estimatedMortgageBalance: 291_400,
  hasFbm: true,
  fbm: { kind: 'bankruptcy', on: '2015-06-01', chapter: 'chapter13' },
  isInTrust: true,
};

describe('reading a stored application', () => {
  it('brings version 1 up to date without losing an answer', () => {
    const read = migrateApplication(stored);
    expect(read.schemaVersion).toBe(CURRENT_SCHEMA_VERSION);
    expect(read).toMatchObject({
      leadSource: 'MCR',
      borrower: {
        firstName: 'Dana',
        ssnLast4: '6789',
        annualIncome: 57_000,
        residences: [{ from: '2019-05-01', to: null, address: { line1: '12 Oak Street' } }],
      },
      coborrower: { firstName: 'Marcus', residences: [] },
      property: {
        line1: '12 Oak Street',
        state: 'TN',
        county: 'Davidson County',
        value: 579_000,
        usage: 'primaryResidence',
      },
      estimatedMortgageBalance: 291_400,
      hasFbm: true,
      derogatoryEvents: [{ kind: 'bankruptcy', on: '2015-06-01', chapter: 'chapter13' }],
      isInTrust: true,
      titleHolder: 'trust',
      trustKind: null,
    });
  });

  it('does not invent what version 1 did not know', () => {
    const read = migrateApplication({
      schemaVersion: 1,
      borrower: { currentAddress: null },
      coborrower: null,
      property: {},
      fbm: null,
    });
    expect(read).toEqual(emptyApplication());
  });

  it('leaves a document of today as it is', () => {
    expect(migrateApplication(emptyApplication())).toEqual(emptyApplication());
  });

  it('refuses a version from the future', () => {
    expect(() => migrateApplication({ ...emptyApplication(), schemaVersion: CURRENT_SCHEMA_VERSION + 1 })).toThrow(
      `application schema ${CURRENT_SCHEMA_VERSION + 1} is newer than ${CURRENT_SCHEMA_VERSION}`,
    );
  });

  it.each([null, {}, { schemaVersion: 'two' }, { schemaVersion: 0 }, { schemaVersion: 2 }])(
    'refuses what is no application: %j',
    (broken) => {
      expect(() => migrateApplication(broken)).toThrow();
    },
  );
});

/** As version 2 wrote it before it had names, notes, reviews and the subject of a document. */
const version2 = () => {
  const { borrower, ...rest } = emptyApplication();
  const { hasOtherNames: _, otherNames: __, declarationNote: ___, incomeReviews: ____, ...person } = borrower;
  const upload = { id: 'a', type: 'w2', isCoborrower: false, propertyId: null, state: 'received' };
  return {
    ...rest,
    schemaVersion: 2,
    borrower: { ...person, firstName: 'Dana' },
    coborrower: { ...person, incomeReviews: [{ id: 'job', isRight: true, note: null }] },
    uploads: [{ ...upload, idSubtype: null, idSide: null }],
  };
};

describe('version 2', () => {
  it('gains the answers that were added later, as not asked yet', () => {
    const unknown = { hasOtherNames: null, otherNames: [], declarationNote: null };
    expect(migrateApplication(version2())).toMatchObject({
      schemaVersion: CURRENT_SCHEMA_VERSION,
      borrower: { firstName: 'Dana', ...unknown, incomeReviews: [] },
      coborrower: { ...unknown, incomeReviews: [{ id: 'job' }] },
      uploads: [{ id: 'a', subjectId: null }],
    });
  });
});

describe('a version that only added fields', () => {
  it('begins each as an empty application has it, and keeps the rest', () => {
    const { hasFbm: _, ...before } = { ...emptyApplication(), coborrower: null };
    const { dependents: __, ...borrower } = { ...before.borrower, firstName: 'Dana' };
    const { county: ___, ...property } = { ...before.property, zip: '37206' };
    expect(withUnknownFields({ ...before, borrower, property })).toMatchObject({
      hasFbm: null,
      coborrower: null,
      borrower: { firstName: 'Dana', dependents: null },
      property: { zip: '37206', county: null },
    });
  });

  it.each([
    ['morning', '09:00'],
    ['evening', '16:00'],
    [null, null],
  ])('an appointment in the %s begins at %s', (appointmentTime, time) => {
    const { closing, ...rest } = emptyApplication();
    const before = { ...rest, schemaVersion: 5, closing: { ...closing, appointmentOn: '2026-11-24', appointmentTime } };
    expect(migrateApplication(before).closing).toMatchObject({ appointmentOn: '2026-11-24', appointmentTime: time });
  });
});
