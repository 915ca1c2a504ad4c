import { describe, expect, it } from 'vitest';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { anApplicant, anApplication } from '../testing/builders.ts';
import { otherOwners } from './title-names.ts';

const couple = {
  borrower: anApplicant({ firstName: 'Marisol', lastName: 'Vega-Ruiz' }),
  coborrower: anApplicant({ firstName: 'Luis', lastName: 'Ortiz' }),
};
const record = (...names: string[]): OutsideFacts['title'] => ({
  holder: 'person',
  trustKind: null,
  names,
  acquiredOn: null,
  openLiens: [],
});
const names = (title: OutsideFacts['title'], change: Parameters<typeof anApplication>[0] = {}) =>
  otherOwners(anApplication({ ...couple, ...change }), title).map(({ name }) => name);

describe('otherOwners', () => {
  it.each([
    ['both borrowers', record('VEGA RUIZ, MARISOL A', 'Ortiz Luis'), []],
    ['someone else', record('Vega-Ruiz Marisol', 'ORTIZ ANA'), ['ORTIZ ANA']],
    ['no record yet', null, []],
    ['a name that only begins alike', record('Luisa Ortiz'), ['Luisa Ortiz']],
  ])('%s', (_, title, expected) => {
    expect(names(title)).toEqual(expected);
  });

  it('minds no mark in a name, wherever it stands', () => {
    const borrower = anApplicant({ firstName: 'Marisol', lastName: 'Vega - Ruiz, Jr.' });
    expect(names(record('(RUIZ) MARISOL VEGA JR.'), { borrower })).toEqual([]);
    const [other] = otherOwners(anApplication(couple), record('“ORTIZ,  ANA M.”'));
    expect(other).toEqual({ id: 'ortiz-ana-m', name: '“ORTIZ,  ANA M.”' });
  });

  it('counts one the person named and the records show once', () => {
    const otherTitleHolders = [{ id: 'h1', name: 'Ana Ortiz', email: null }];
    expect(names(record('ORTIZ ANA M'), { otherTitleHolders })).toEqual(['Ana Ortiz']);
    expect(names(null, { otherTitleHolders })).toEqual(['Ana Ortiz']);
  });

  it('does not take a borrower without a name for everyone', () => {
    expect(names(record('Ana Ortiz'), { borrower: anApplicant({}), coborrower: null })).toEqual(['Ana Ortiz']);
  });

  it('leaves trusts and firms to the title rule', () => {
    const title = record('The Vega Family Trust');
    expect(names(title && { ...title, holder: 'trust' })).toEqual([]);
  });
});
