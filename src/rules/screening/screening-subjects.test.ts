import { expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { TitleRecord } from '#entities/facts/title-record.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { aDebt, anApplicant, anApplication } from '../testing/builders.ts';
import { screeningSubjects } from './screening-subjects.ts';

const dana = anApplicant({
  firstName: 'Dana',
  middleName: 'Lee',
  lastName: 'Whitfield',
  dateOfBirth: toDay('1984-06-21'),
  otherNames: [{ id: 'a', name: 'Dana Ortiz' }],
});
const titleOf = (change: Partial<TitleRecord>): TitleRecord => ({
  holder: 'person',
  trustKind: null,
  names: [],
  acquiredOn: null,
  openLiens: [],
  ...change,
});
const disbursement = (accountHolder: string): Application['disbursement'] => ({
  accountHolder,
  bankName: 'Harbor Bank',
  accountKind: 'checking',
  routingNumber: '021000021',
  accountLast4: '4471',
  firstDraw: toDollars(20_000),
});
const keysOf = (change: Partial<Application>, title: TitleRecord | null = null) =>
  screeningSubjects(anApplication({ borrower: dana, ...change }), title).map(({ key }) => key);

it('is a borrower by every name they had, with their birth date', () => {
  expect(screeningSubjects(anApplication({ borrower: dana }), null)).toEqual([
    {
      key: 'borrower',
      role: 'borrower',
      name: 'Dana Lee Whitfield',
      names: ['Dana Lee Whitfield', 'Dana Ortiz'],
      kinds: ['person'],
      bornOn: '1984-06-21',
    },
  ]);
});

it('is the co-borrower too', () => {
  expect(keysOf({ hasCoborrower: true, coborrower: anApplicant({ firstName: 'Sam', lastName: 'Whitfield' }) })).toEqual(
    ['borrower', 'coborrower'],
  );
});

it('is every owner, named or recorded, and a trust that holds the title', () => {
  const otherTitleHolders = [{ id: 'robin', name: 'Robin Whitfield', email: null }];
  expect(keysOf({ otherTitleHolders }, titleOf({ names: ['WHITFIELD DANA', 'MIJARES GILBERTO'] }))).toEqual([
    'borrower',
    'owner:robin',
    'owner:mijares-gilberto',
  ]);
  const trust = titleOf({ holder: 'trust', names: ['The Whitfield Family Trust'] });
  expect(screeningSubjects(anApplication({ borrower: dana }), trust)).toContainEqual(
    expect.objectContaining({ role: 'owner', name: 'The Whitfield Family Trust', kinds: ['person', 'entity'] }),
  );
});

it('is every creditor that is paid, each once, and never one that stays', () => {
  const liabilities = [
    aDebt({ id: 'card', creditor: 'Union Card', toBePaidOff: true }),
    aDebt({ id: 'card-2', creditor: 'UNION CARD', toBePaidOff: true }),
    aDebt({ id: 'car', creditor: 'Auto Trust' }),
    aDebt({ id: 'nameless', creditor: null, toBePaidOff: true }),
  ];
  expect(keysOf({ liabilities })).toEqual(['borrower', 'payee:card union', 'payee:nameless']);
});

it('is the holder of the account where it is someone else', () => {
  expect(keysOf({ disbursement: disbursement('Dana Whitfield') })).toEqual(['borrower']);
  expect(keysOf({ disbursement: disbursement('Gilberto Mijares') })).toEqual(['borrower', 'account:gilberto mijares']);
});
