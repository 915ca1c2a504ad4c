import { expect, it } from 'vitest';
import { askedFrom, figureFrom, firstAsked, reportAddress } from './report-address.ts';

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1]);

it('leads back to what was asked, with the figure that was opened', () => {
  const asked = { ...firstAsked, period: 'lastYear', only: { by: 'partner', value: null } } as const;
  const figure = { kind: 'endedIn', outcome: 'denied', stage: null } as const;
  const search = searchOf(reportAddress(asked, figure));
  expect([askedFrom(search), figureFrom(search)]).toEqual([asked, figure]);
  expect(figureFrom(searchOf(reportAddress(asked)))).toBeNull();
});

it.each(['', 'asked={', 'asked={"period":"never"}', 'figure=7'])('begins afresh at %s', (text) => {
  const search = new URLSearchParams(text);
  expect([askedFrom(search), figureFrom(search)]).toEqual([firstAsked, null]);
});
