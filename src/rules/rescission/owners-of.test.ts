import { describe, expect, it } from 'vitest';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { anApplicant, anApplication } from '../testing/builders.ts';
import { ownersOf } from './owners-of.ts';

const marisol = anApplicant({ firstName: 'Marisol', lastName: 'Vega', email: 'marisol@example.com' });
const luis = anApplicant({ firstName: 'Luis', lastName: 'Ortiz' });
const record = (...names: string[]): OutsideFacts['title'] => ({
  holder: 'person',
  trustKind: null,
  names,
  acquiredOn: null,
  openLiens: [],
});

describe('who has a right to cancel', () => {
  it('the two who borrow', () => {
    expect(ownersOf(anApplication({ borrower: marisol, coborrower: luis }), null)).toEqual([
      { owner: 'borrower', name: 'Marisol Vega', email: 'marisol@example.com' },
      { owner: 'coborrower', name: 'Luis Ortiz', email: null },
    ]);
  });

  it('every owner the person named, with the address given for that one', () => {
    const otherTitleHolders = [
      { id: 'h1', name: 'Ana Ortiz', email: null },
      { id: 'h2', name: 'Rafael Ortiz', email: 'rafael@example.com' },
      { id: 'h3', name: 'Rosa Ortiz', email: 'rosa@example.com' },
    ];
    expect(ownersOf(anApplication({ borrower: marisol, otherTitleHolders }), null).slice(1)).toEqual([
      { owner: 'h1', name: 'Ana Ortiz', email: null },
      { owner: 'h2', name: 'Rafael Ortiz', email: 'rafael@example.com' },
      { owner: 'h3', name: 'Rosa Ortiz', email: 'rosa@example.com' },
    ]);
  });

  it('an owner only the records show, who can be written to nowhere', () => {
    const otherTitleHolders = [{ id: 'h1', name: 'Ana Ortiz', email: 'ana@example.com' }];
    const application = anApplication({ borrower: marisol, otherTitleHolders });
    expect(ownersOf(application, record('VEGA MARISOL', 'ORTIZ RAFAEL')).slice(1)).toEqual([
      { owner: 'h1', name: 'Ana Ortiz', email: 'ana@example.com' },
      { owner: 'ortiz-rafael', name: 'ORTIZ RAFAEL', email: null },
    ]);
  });

  it.each([
    ['Marisol', null, 'Marisol'],
    [null, 'Vega', 'Vega'],
    [null, null, ''],
  ])('with as much of the name as is known: %s %s', (firstName, lastName, name) => {
    const [owner] = ownersOf(anApplication({ borrower: anApplicant({ firstName, lastName }) }), null);
    expect(owner?.name).toBe(name);
  });
});
