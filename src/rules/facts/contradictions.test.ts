import { expect, it } from 'vitest';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import type { TitleRecord } from '#entities/facts/title-record.ts';
import { toDay } from '#entities/values/day.ts';
import { contradictions } from './contradictions.ts';

const empty = emptyApplication();
const application: Application = {
  ...empty,
  borrower: { ...empty.borrower, firstName: 'Dana', lastName: 'Whitfield' },
  property: { ...empty.property, acquiredOn: toDay('2016-05-02') },
};
const title: TitleRecord = {
  ...{ holder: 'person', trustKind: null, names: ['WHITFIELD DANA M'], acquiredOn: toDay('2016-06-01'), openLiens: [] },
};

it('finds none where the records say what was stated, give or take the time to record a deed', () => {
  expect(contradictions(application, { title })).toEqual([]);
  expect(contradictions(application, { title: null })).toEqual([]);
});

it('marks a home bought years after it was recorded', () => {
  const recorded = toDay('1998-03-01');
  expect(contradictions(application, { title: { ...title, acquiredOn: recorded } })).toEqual([
    { kind: 'acquired', stated: '2016-05-02', recorded },
  ]);
});

it('marks an owner on record whom nobody named', () => {
  const names = ['WHITFIELD DANA M', 'ROE PAT'];
  expect(contradictions(application, { title: { ...title, names } })).toEqual([{ kind: 'owner', name: 'ROE PAT' }]);
  const otherTitleHolders = [{ id: 'h1', name: 'Pat Roe', email: null }];
  expect(contradictions({ ...application, otherTitleHolders }, { title: { ...title, names } })).toEqual([]);
});
