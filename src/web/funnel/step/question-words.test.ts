import { describe, expect, it } from 'vitest';
import type { Field } from '#funnel/engine/field.ts';
import { steps } from '#funnel/steps.ts';
import { optionLabel, questionWords, wordsPath } from './question-words.ts';

const withOptions = (fields: readonly Field[], prefix: string): { path: string; option: string }[] =>
  fields.flatMap(({ name, options, item }) => [
    ...(options ?? []).map((option) => ({ path: prefix + name, option })),
    ...withOptions(item ?? [], `${prefix}${name}.`),
  ]);

describe('words of the questions', () => {
  it.each([
    ['value', 'value'],
    ['residences.0.from', 'residences.from'],
    ['residences.12', 'residences'],
    ['a.1.b.2.c', 'a.b.c'],
  ])('%s is worded as %s', (path, worded) => {
    expect(wordsPath(path)).toBe(worded);
  });

  it.each(Object.values(steps))('every option of $key has a label', ({ key, fields }) => {
    const words = questionWords(key);
    const unlabelled = withOptions(fields, '').filter(
      ({ path, option }) => words.options?.[path]?.[option] === undefined,
    );
    expect(unlabelled).toEqual([]);
  });

  it('falls back to the option itself and refuses a key without words', () => {
    expect(optionLabel(questionWords('zip'), 'zip', 'x')).toBe('x');
    expect(() => questionWords('toString')).toThrow('toString');
  });
});
