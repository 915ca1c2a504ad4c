import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { missingAnswers, relevantAnswers } from './relevant-answers.ts';

const fields: Field[] = [
  { name: 'has', kind: 'yesNo' },
  { name: 'note', kind: 'text', optional: true, isAsked: ({ has }) => has === true },
  { name: 'kinds', kind: 'choices', options: ['a', 'b'] },
  { name: 'loans', kind: 'list', isAsked: ({ has }) => has === true, item: [{ name: 'payee', kind: 'text' }] },
];

describe('relevant answers', () => {
  it('of what is no record are what they were', () => {
    for (const answers of ['text', null, 7, undefined, ['a']]) expect(relevantAnswers(answers, fields)).toBe(answers);
  });

  it('lose what is no longer asked, and say nothing where nothing was said', () => {
    const told = { has: false, note: 'x', kinds: '', loans: [{ payee: 'Bank' }] };
    expect(relevantAnswers(told, fields)).toEqual({ has: false, note: null, kinds: [], loans: [] });
    expect(relevantAnswers({ has: '', note: undefined }, fields)).toEqual({
      has: null,
      note: null,
      kinds: [],
      loans: [],
    });
    expect(relevantAnswers({ has: true, kinds: null, loans: null }, fields)).toMatchObject({ kinds: [], loans: [] });
  });

  it('name the entries of a list that have no name, and leave what is no entry', () => {
    const { loans } = relevantAnswers({ has: true, loans: [{ payee: '' }, { id: 'own' }, 'odd'] }, fields) as {
      loans: unknown;
    };
    expect(loans).toEqual([{ id: 'loans-1', payee: null }, { id: 'own', payee: null }, 'odd']);
    expect(relevantAnswers({ has: true, loans: 'odd' }, fields)).toMatchObject({ loans: 'odd' });
    expect(relevantAnswers({ loans: [{ a: 1 }] }, [{ name: 'loans', kind: 'list' }])).toEqual({
      loans: [{ id: 'loans-1', a: 1 }],
    });
  });

  it('leave what is no list of entries as it came', () => {
    const { kinds } = relevantAnswers({ kinds: [{ b: 1 }] }, fields) as { kinds: unknown };
    expect(kinds).toEqual([{ b: 1 }]);
  });
});

describe('missing answers', () => {
  it.each([
    ['nothing at all', null, []],
    ['a text', 'text', []],
    ['a list', ['a'], []],
    ['an empty page', {}, [['has'], ['kinds']]],
    ['a null', { has: null, kinds: [] }, [['has'], ['kinds']]],
    ['a list that is asked', { has: true, kinds: ['a'], loans: [] }, [['loans']]],
    ['an entry without its field', { has: true, kinds: ['a'], loans: [{ payee: 'B' }, {}] }, [['loans', 1, 'payee']]],
    ['a whole page', { has: true, kinds: ['a'], loans: [{ payee: 'B' }] }, []],
    ['a list that is none', { has: true, kinds: ['a'], loans: 'odd' }, []],
    ['an entry that is none', { has: true, kinds: ['a'], loans: ['odd'] }, []],
  ])('of %s', (_, answers, paths) => {
    expect(missingAnswers(answers, fields).map(({ path }) => path)).toEqual(paths);
  });

  it('of what is no list of entries are none of its own', () => {
    const plain: Field[] = [{ name: 'kinds', kind: 'choices', item: [{ name: 'payee', kind: 'text' }] }];
    expect(missingAnswers({ kinds: [{}] }, plain)).toEqual([]);
    expect(missingAnswers({ loans: [{}] }, [{ name: 'loans', kind: 'list' }])).toEqual([]);
  });
});
