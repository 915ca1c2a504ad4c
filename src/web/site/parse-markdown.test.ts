import { describe, expect, it } from 'vitest';
import { parseInlines, parseMarkdown } from './parse-markdown.ts';

describe('Markdown of our own texts', () => {
  it('reads headings with an address of their own', () => {
    expect(parseMarkdown('## Home equity line terms\n\n### Why 85%?')).toEqual([
      { kind: 'heading', level: 2, id: 'home-equity-line-terms', text: 'Home equity line terms' },
      { kind: 'heading', level: 3, id: 'why-85', text: 'Why 85%?' },
    ]);
  });

  it('joins the lines of a paragraph', () => {
    expect(parseMarkdown('one\ntwo')).toEqual([{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'one two' }] }]);
  });

  it('reads bold and links, and leaves markup alone', () => {
    expect(parseInlines('a **b** [c](/faq) <script>')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'c', href: '/faq' },
      { kind: 'text', text: ' <script>' },
    ]);
  });

  it('reads lists and tables, empty cells included', () => {
    expect(parseMarkdown('- x\n- y')).toEqual([
      { kind: 'list', items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y' }]] },
    ]);
    expect(parseMarkdown('| a | b |\n|---|---|\n| 1 | |')).toEqual([
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], []]],
      },
    ]);
  });
});
