import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/app/initial-setup/zip', '/app/initial-setup/zip'],
  ['/App/Initial-Setup/ZIP', '/app/initial-setup/zip'],
  ['/app/initial-setup/zip///', '/app/initial-setup/zip'],
  ['/app//application///1', '/app/application/1'],
  ['/app/application/%31', '/app/application/1'],
  ['/app/initial-setup/zip%20', '/app/initial-setup/zip'],
  // Never another host's address.
  ['//evil.example/', '/evil.example'],
  ['/%2Fevil.example/', null],
  ['/%5Cevil.example', null],
  ['/app/application%2F1', null],
  ['/app/application/%E0%A4%A', null],
  ['/app/application/%00', null],
  ['/app/application/1%3Fa=b', null],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
