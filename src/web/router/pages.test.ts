import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { areLoaded, loadPages, metaOf, type Page, pagesAt, titleOf } from './pages.ts';

const page = (path: string, title?: string): Page => ({
  path,
  source: `${path}.tsx`,
  load: async () => ({ default: () => null, ...(title === undefined ? {} : { meta: () => [{ title }] }) }),
});
const table = (): Page[] => [
  {
    source: 'layout.tsx',
    load: async () => ({ default: () => null, meta: () => [{ title: 'The whole' }] }),
    children: [page('app/:step?', 'A question'), page('app/login'), page('portal/*', 'The portal')],
  },
];
const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' } as Location;

describe('the pages of an address', () => {
  it('are its layouts and the page that fits best', () => {
    const found = (address: string) => pagesAt(table(), address)?.map(({ route }) => route.source);
    expect(found('/app/login')).toEqual(['layout.tsx', 'app/login.tsx']);
    expect(found('/app/zip/')).toEqual(['layout.tsx', 'app/:step?.tsx']);
    expect(found('/portal/nowhere/at/all')).toEqual(['layout.tsx', 'portal/*.tsx']);
  });

  it('are none outside of the product', () => {
    expect(pagesAt(table(), '/faq')).toBe(null);
  });

  it('are loaded once, and give the innermost title there is', async () => {
    const pages = pagesAt(table(), '/app/zip') ?? [];
    expect(areLoaded(pages)).toBe(false);
    await loadPages(pages);
    expect(areLoaded(pages)).toBe(true);
    expect(titleOf(pages, location)).toBe('A question');
    const untitled = pagesAt(table(), '/app/login') ?? [];
    await loadPages(untitled);
    expect(metaOf(untitled, location)).toEqual([{ title: 'The whole' }]);
  });
});
