import { describe, expect, it } from 'vitest';
import { inScope, isWanted, readTyped } from './command.ts';

describe('what is typed in the command bar', () => {
  it.each([
    ['whit', { scope: 'all', text: 'whit' }],
    ['# 204', { scope: 'loans', text: '204' }],
    ['@dana', { scope: 'people', text: 'dana' }],
    ['> pol', { scope: 'actions', text: 'pol' }],
    ['', { scope: 'all', text: '' }],
  ] as const)('reads %s', (typed, read) => {
    expect(readTyped(typed)).toEqual(read);
  });

  it('keeps its text in another scope', () => {
    expect([inScope('whit', 'people'), inScope('@whit', 'loans'), inScope('>whit', 'all')]).toEqual([
      '@whit',
      '#whit',
      'whit',
    ]);
  });

  it.each([
    ['pages', 'Quick pricer', 'pri', true],
    ['pages', 'Quick pricer', 'quick pri', true],
    ['pages', 'Quick pricer', 'ricer', false],
    ['actions', 'Sign out', '', true],
    ['loans', 'Whitfield, Dana', 'HL-1', true],
  ] as const)('of %s, “%s” for “%s”: %s', (group, title, text, isIt) => {
    expect(isWanted({ group, title }, { scope: 'all', text })).toBe(isIt);
  });

  it('offers no page among people', () => {
    expect(isWanted({ group: 'pages', title: 'Clocks' }, { scope: 'people', text: '' })).toBe(false);
  });
});
