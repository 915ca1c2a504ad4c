import { expect, it } from 'vitest';
import { outcomeOf } from './send-file.ts';

it.each([
  ['kept', 201, '{"file":{"id":"7b2f4ab0-38a4-4c34-9d12-0d3c1f2f8e11"}}', { kind: 'stored' }],
  [
    'refused with its reason',
    422,
    '{"error":{"code":"lockedPdf","message":"Locked."}}',
    { kind: 'refused', message: 'Locked.' },
  ],
  [
    'too large',
    413,
    '{"error":{"code":"tooLarge","message":"Too large."}}',
    { kind: 'refused', message: 'Too large.' },
  ],
  ['stopped on the way by something that is not ours', 502, '<html>', { kind: 'lost' }],
  ['asked for a new bot check', 403, '{"error":{"reason":"botCheckRequired"}}', { kind: 'lost' }],
  ['promised but not said', 201, '{}', { kind: 'lost' }],
])('a file that was %s', (_, status, body, outcome) => {
  expect(outcomeOf({ status, body })).toEqual(outcome);
});
