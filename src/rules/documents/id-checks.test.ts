import { describe, expect, it } from 'vitest';
import type { Upload } from '#entities/application/upload.ts';
import { idCheck } from '#entities/contract/documents/id-check.ts';
import { idPictures, missingIdChecks, neededIdChecks } from './id-checks.ts';

const picture = (id: string, idSide: Upload['idSide'], more: Partial<Upload> = {}): Upload => ({
  ...{ id, type: 'idDocument', isCoborrower: false, propertyId: null, subjectId: null, state: 'received' },
  ...{ idSubtype: 'driver_license', idSide, ...more },
});

describe('the checks of an ID', () => {
  const both = [picture('a', 'front'), picture('b', 'back')];

  it('compare what there is: both sides, and the face with the selfie', () => {
    expect(neededIdChecks(both)).toEqual(['name', 'birthDate', 'notExpired', 'face', 'sameAsFront']);
    expect(neededIdChecks([picture('a', 'front'), picture('s', 'selfie')])).toEqual([
      ...['name', 'birthDate', 'notExpired', 'face', 'selfie'],
    ]);
  });

  it('are missing until a person ticks each, and again once a picture changes', () => {
    expect(missingIdChecks(both, [])).toEqual(neededIdChecks(both));
    const ticked = idCheck.options.map((check) => ({ check, pictures: ['a', 'b'] }));
    expect(missingIdChecks(both, ticked)).toEqual([]);
    expect(missingIdChecks([picture('a', 'front'), picture('c', 'back')], ticked)).toHaveLength(5);
  });

  it('count the pictures of one person that were not sent back', () => {
    const uploads = [
      ...both,
      picture('c', 'front', { isCoborrower: true }),
      picture('d', 'front', { state: 'notAccepted' }),
      picture('e', null, { type: 'paystub' }),
    ];
    expect(idPictures(uploads, 'borrower').map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
