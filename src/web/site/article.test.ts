import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleOf, articlesOf, newestOf } from './article.ts';

const text = (title: string) => `# ${title}\n\nShort.\n\nBody **here**.`;

describe('articles', () => {
  it('reads date, slug and title', () => {
    const article = articleOf('/content/insights/2026-10-28-the-draw.md', text('The draw'));
    expect(article).toMatchObject({ slug: 'the-draw', day: '2026-10-28', title: 'The draw', minutes: 1 });
  });

  it('puts the newest version in force', () => {
    const files = { '/a/2025-01-01.md': text('old'), '/a/2026-01-01.md': text('new') };
    expect(newestOf(files).title).toBe('new');
    expect(articlesOf(files).map(({ title }) => title)).toEqual(['new', 'old']);
  });

  it('refuses a text without its heading, and a page without text', () => {
    expect(() => articleOf('/a/2026-01-01.md', 'Body')).toThrow('/a/2026-01-01.md');
    expect(() => articleOf('/a/untitled.md', text('x'))).toThrow('/a/untitled.md');
    expect(() => newestOf({})).toThrow('no text');
  });

  const folders = ['faq', 'privacy-statement', 'terms-of-use', 'e-consent', 'license', 'insights'];
  it.each(folders)('every text in content/%s can be read', (folder) => {
    const names = readdirSync(`content/${folder}`);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(articleOf(name, readFileSync(`content/${folder}/${name}`, 'utf8')).blocks.length).toBeGreaterThan(3);
    }
  });
});
