import { expect, it } from 'vitest';
import type { Upload } from '#entities/application/upload.ts';
import { withUpload } from './with-upload.ts';

const picture = (id: string, change: Partial<Upload> = {}): Upload => ({
  id,
  type: 'idDocument',
  isCoborrower: false,
  propertyId: null,
  subjectId: null,
  state: 'received',
  idSubtype: 'driver_license',
  idSide: 'front',
  ...change,
});

it.each<[string, Upload, string]>([
  ['the same side', picture('old'), 'notAccepted'],
  ['a side that was accepted', picture('old', { state: 'accepted' }), 'accepted'],
  ['another side', picture('old', { idSide: 'back' }), 'received'],
  ['another kind of ID', picture('old', { idSubtype: 'passport' }), 'received'],
  ['the other person’s', picture('old', { isCoborrower: true }), 'received'],
  ['a paper without sides', picture('old', { type: 'paystub', idSide: null, idSubtype: null }), 'received'],
])('a side photographed again, after %s', (_, before, state) => {
  const after = withUpload([before], picture('new'));
  expect(after.map((each) => [each.id, each.state])).toEqual([
    ['old', state],
    ['new', 'received'],
  ]);
});

it('takes the place of a selfie, whatever ID it was taken with', () => {
  const old = picture('old', { idSide: 'selfie', idSubtype: 'passport' });
  expect(withUpload([old], picture('new', { idSide: 'selfie' }))[0]?.state).toBe('notAccepted');
});

it('leaves every paper without sides, however many of a kind there are', () => {
  const paper = (id: string) => picture(id, { type: 'paystub', idSide: null, idSubtype: null });
  expect(withUpload([paper('old')], paper('new'))[0]?.state).toBe('received');
});
