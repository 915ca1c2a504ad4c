import { describe, expect, it } from 'vitest';
import type { Location } from './history.ts';
import { areLoaded, loadPages, metaOf, type Page, type PagePath, pagesAt, titleOf } from './pages.ts';

const page = (path: string, title?: string): Page => ({
  path,
  sources: [`${path}.tsx`],
  load: async () => ({ default: () => null, ...(title === undefined ? {} : { meta: () => [{ title }] }) }),
});
const table = (): Page[] => [
  {
    sources: ['layout.tsx'],
    load: async () => ({ default: () => null, meta: () => [{ title: 'The whole' }] }),
    children: [page('app/login'), page('app/:step?', 'A question'), page('portal/*', 'The portal')],
  },
];
const found = (address: string): PagePath => pagesAt(table(), address) ?? { pages: [], params: {} };
const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' } as Location;

describe('the pages of an address', () => {
  it('are its layouts and the first page that fits', () => {
    const sources = (address: string) => found(address).pages.map(({ sources = [] }) => sources[0]);
    expect(sources('/app/login')).toEqual(['layout.tsx', 'app/login.tsx']);
    expect(sources('/app/zip/')).toEqual(['layout.tsx', 'app/:step?.tsx']);
    expect(sources('/portal/nowhere/at/all')).toEqual(['layout.tsx', 'portal/*.tsx']);
  });

  it('say what the address names, and take what cannot be decoded as it is', () => {
    const params = (address: string) => pagesAt(table(), address)?.params;
    expect([params('/app/a%20b'), params('/app'), params('/APP/50%')]).toEqual([
      { step: 'a b' },
      { step: undefined },
      { step: '50%' },
    ]);
  });

  it('are none outside of the product', () => {
    expect(pagesAt(table(), '/faq')).toBe(null);
  });

  it('are loaded once, and give the innermost title there is', async () => {
    const pages = found('/app/zip');
    expect(areLoaded(pages, location)).toBe(false);
    await loadPages(pages, location);
    expect(areLoaded(pages, location)).toBe(true);
    expect(titleOf(pages, location)).toBe('A question');
    const untitled = found('/app/login');
    await loadPages(untitled, location);
    expect(metaOf(untitled, location)).toEqual([{ title: 'The whole' }]);
  });
});
