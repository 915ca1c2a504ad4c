import { describe, expect, it } from 'vitest';
import { blockText, linksOf, parseMarkdown } from './parse-markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('Markdown of our own texts', () => {
  it('reads headings with an address of their own', () => {
    expect(parseMarkdown('## Home equity line terms\n\n### Why 85%?')).toEqual([
      { kind: 'heading', level: 2, id: 'home-equity-line-terms', text: 'Home equity line terms' },
      { kind: 'heading', level: 3, id: 'why-85', text: 'Why 85%?' },
    ]);
  });

  it('joins the lines of a paragraph, and reads emphasis and links', () => {
    expect(parseMarkdown('a\n**b** *c* [d](/faq)')).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          text('a '),
          { kind: 'strong', inlines: [text('b')] },
          text(' '),
          { kind: 'emphasis', inlines: [text('c')] },
          text(' '),
          { kind: 'link', inlines: [text('d')], href: '/faq' },
        ],
      },
    ]);
  });

  it('reads lists, notes and tables, empty cells included', () => {
    expect(parseMarkdown('- x\n- y')).toEqual([{ kind: 'list', isOrdered: false, items: [[text('x')], [text('y')]] }]);
    expect(parseMarkdown('1. x\n2. y')).toMatchObject([{ kind: 'list', isOrdered: true }]);
    expect(parseMarkdown('> one\n>\n> two')).toEqual([{ kind: 'note', paragraphs: [[text('one')], [text('two')]] }]);
    expect(parseMarkdown('| a | b |\n|---|---|\n| 1 | |')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], []]] },
    ]);
  });

  it.each(['<script>alert(1)</script>', 'a <b>c</b>', '# One level too high', '![x](y.png)', '```\ncode\n```'])(
    'refuses %s',
    (source) => {
      expect(() => parseMarkdown(source)).toThrow('A text may not hold');
    },
  );

  it('gives the words alone, and every link', () => {
    const blocks = parseMarkdown('A **b** [c](/d)\n\n| [e](/f) |\n|---|\n| g |');
    expect(blocks.map(blockText)).toEqual(['A b c', 'e g']);
    expect(blocks.flatMap(linksOf)).toEqual(['/d', '/f']);
  });
});
