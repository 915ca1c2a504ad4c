import { describe, expect, it } from 'vitest';
import { wordsFor } from '#words';
import { searchedPage, siteQuestion } from './searched-page.ts';

const texts = { rate: 'How is my rate set? Prime and a margin', paper: 'Can I have everything on paper?' };
const html =
  '<form><input id="q" type="search" name="q" value=""/></form><a data-topic-link="">All</a><a data-topic-link="cost">Cost</a>' +
  '<p role="status" data-slot="search-result"></p>' +
  '<section data-group="cost"><details class="x" data-item="rate" data-topic="cost" id="rate">Rate</details></section>' +
  '<section data-group="rights"><details class="x" data-item="paper" data-topic="rights" id="paper">Paper</details></section>';

const page = (query: Record<string, string>) => {
  const question = siteQuestion(query);
  return question ? searchedPage(html, { question, texts, words: wordsFor('en') }) : html;
};

describe('a search without a script', () => {
  it('hides what was not found, opens what was, and says how many', () => {
    const found = page({ q: 'margin' });
    expect(found).toContain('data-item="rate" data-topic="cost" open=""');
    expect(found).toContain('data-item="paper" data-topic="rights" hidden=""');
    expect(found).toContain('data-group="rights" hidden=""');
    expect(found).not.toContain('data-group="cost" hidden=""');
    expect(found).toContain('value="margin"');
    expect(found).toContain('1 of 2 for');
  });

  it('shows a topic, marks it, and leaves its answers closed', () => {
    const found = page({ topic: 'rights' });
    expect(found).toContain('data-item="rate" data-topic="cost" hidden=""');
    expect(found).not.toContain('open=""');
    expect(found).not.toContain('data-topic-link="cost" aria-current');
  });

  it('opens the answer a link names, and hides nothing', () => {
    const found = page({ open: 'paper' });
    expect(found).toContain('data-item="paper" data-topic="rights" open=""');
    expect(found).not.toContain('hidden=""');
  });

  it('says so where nothing was found', () => {
    expect(page({ q: 'bananas' })).toContain('Nothing found');
  });

  it('leaves the page alone without a question, and never repeats markup', () => {
    expect(siteQuestion({ utm: 'x' })).toBeNull();
    expect(page({ q: '"><script>alert(1)</script>' })).not.toContain('<script>');
    expect(page({ topic: '"><script>' })).not.toContain('<script>');
  });
});
