import { expect, it } from 'vitest';
import { rangeText, splitPages } from './page-ranges.ts';
import { turned } from './turned.ts';

it('writes pages as people do', () => {
  expect([rangeText([1, 2, 3]), rangeText([2]), rangeText([1, 3, 4])]).toEqual(['1–3', '2', '1, 3–4']);
});

it('cuts a document after the chosen pages, and loses none', () => {
  expect(splitPages(5, new Set([2, 5]))).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  expect(splitPages(2, new Set())).toEqual([[1, 2]]);
});

it('turns the frame with the page', () => {
  const page = { width: 600, height: 800 };
  expect([0, 1, 2, 3].map((quarters) => turned(page, quarters).width)).toEqual([600, 800, 600, 800]);
  expect(turned(page, 1).transform).toBe('translate(800 0) rotate(90)');
});
