import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchesWords } from '#entities/text/matches-words.ts';
import { steps } from '#funnel/steps.ts';
import { prerenderedPaths } from '#web/prerendered-paths.ts';
import { figures } from './figures.ts';
import { answerOf, legalFolders, legalTextOf, pageTextOf, postOf } from './page-texts.ts';
import { blockText, linksOf } from './parse-markdown.ts';

const filesIn = (folder: string) =>
  readdirSync(`content/en/${folder}`).map((name) => {
    const path = `/content/en/${folder}/${name}`;
    return { path, text: readFileSync(`.${path}`, 'utf8') };
  });
const posts = filesIn('insights');
const answers = filesIn('faq');
const legal = legalFolders.flatMap(filesIn);
const all = [...posts, ...answers, ...legal];

const head =
  'title: A title\nsummary: A summary that is long enough to be of use to a reader.\ntopic: basics\npicture: house';
const post = (text: string) =>
  postOf({ path: '/content/en/insights/2026-10-28-the-draw.md', text }, { 'line.min': '$1' });

describe('the schema of a text', () => {
  it('reads day, name, fields, figures and reading time', () => {
    expect(post(`---\n${head}\n---\n\nFrom {{line.min}}.`)).toMatchObject({
      slug: 'the-draw',
      day: '2026-10-28',
      title: 'A title',
      topic: 'basics',
      minutes: 1,
      blocks: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'From $1.' }] }],
    });
  });

  it.each([
    ['no fields', 'Text'],
    ['no picture', `---\n${head.replace('\npicture: house', '')}\n---\n\nText`],
    ['a missing field', '---\ntitle: A title\n---\n\nText'],
    ['an unknown topic', `---\n${head.replace('basics', 'gossip')}\n---\n\nText`],
    ['a field nobody reads', `---\n${head}\nauthor: me\n---\n\nText`],
    ['no text', `---\n${head}\n---\n`],
    ['an unknown figure', `---\n${head}\n---\n\n{{line.nowhere}}`],
    ['HTML', `---\n${head}\n---\n\n<b>Text</b>`],
  ])('refuses %s', (_, text) => {
    expect(() => post(text)).toThrow();
  });

  it('refuses a name without its day, and a folder no page reads', () => {
    const text = `---\n${head}\n---\n\nText`;
    expect(() => postOf({ path: '/content/en/insights/the-draw.md', text }, {})).toThrow('the-draw.md');
    expect(() => legalTextOf({ path: '/content/en/license/new.md', text }, {})).toThrow('new.md');
    expect(() => pageTextOf({ path: '/content/en/gossip/2026-10-28.md', text }, {})).toThrow('no page reads');
  });
});

describe('every text in content/', () => {
  it.each(all.map(({ path }) => path))('%s can be read', (path) => {
    const source = all.find((each) => each.path === path) ?? { path, text: '' };
    expect(pageTextOf(source, figures).blocks.length).toBeGreaterThan(0);
  });

  it('has at least six posts of substance, on every topic', () => {
    const read = posts.map((source) => postOf(source, figures));
    const words = read.map(({ blocks }) => blocks.map(blockText).join(' ').split(/\s+/).length);
    expect(read.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...words)).toBeGreaterThan(600);
    expect(new Set(read.map(({ topic }) => topic)).size).toBe(5);
  });

  it('gives every answer a name and a place of its own', () => {
    const places = answers.map((source) => answerOf(source, figures)).map(({ topic, place }) => `${topic} ${place}`);
    expect(new Set(places).size).toBe(answers.length);
  });

  // Advertising a rate or a payment asks for the other terms beside it (12 CFR 1026.16(d)).
  it('names APR, highest APR, fees and both periods in every answer that quotes a rate or a payment', () => {
    const quoting = answers.filter(({ text }) => /\{\{(?:rate|round|example)\./.test(text));
    expect(quoting.length).toBeGreaterThan(0);
    const needed = ['APR', '{{rate.cap}}', '{{fee.max}}', '{{draw.years}}', '{{repay.years}}', 'recording'];
    const missing = quoting.flatMap(({ path, text }) =>
      needed.filter((each) => !text.includes(each)).map((each) => `${path}: ${each}`),
    );
    expect(missing).toEqual([]);
  });

  it('writes no figure of ours by hand in a post or an answer', () => {
    const byHand = [...posts, ...answers].flatMap(({ path, text }) =>
      [...text.matchAll(/\$\d[\d,.]*|\d[\d.]*\s?%/g)].map(([figure]) => `${path}: ${figure}`),
    );
    expect(byHand).toEqual([]);
  });

  it('leads nowhere that does not exist', () => {
    const pages = new Set([...prerenderedPaths, ...Object.values(steps).map(({ path }) => path)]);
    const broken = all.flatMap((source) =>
      pageTextOf(source, figures)
        .blocks.flatMap(linksOf)
        .filter((href) => !/^https:\/\//.test(href) && !pages.has(href.replace(/[?#].*$/, '') || '/'))
        .map((href) => `${source.path}: ${href}`),
    );
    expect(broken).toEqual([]);
  });
});

it.each([
  'HELOC',
  'interest rates',
  'appraisal',
  'refinance',
  'second mortgage',
  'fees',
  'closing costs',
  'credit score',
  'cancel',
])('a search for "%s" finds an answer', (typed) => {
  expect(answers.some(({ text }) => matchesWords(text, typed))).toBe(true);
});
