import { expect, it, vi } from 'vitest';
import { publishedSample } from './published-sample.ts';

it('says loudly which sample it could not find', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(publishedSample('credit/no-such-sample.xml')).toBeNull();
  expect(warned.mock.calls[0]?.[0]).toMatch(/^LEFT OUT: .*no-such-sample\.xml/);
  warned.mockRestore();
});
