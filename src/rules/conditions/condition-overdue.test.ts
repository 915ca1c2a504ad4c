import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { isConditionOverdue, isConditionTime, isSigningMissed } from './condition-overdue.ts';

const asOf = toDay('2026-11-17');
const past = toDay('2026-11-10');
const nothing = { appointmentOn: null, accountOpenedOn: null };
const undecided = { isApproved: false, closing: nothing, asOf };
const approved = { ...undecided, isApproved: true };
const missed = { ...approved, closing: { appointmentOn: past, accountOpenedOn: null } };
const opened = { ...approved, closing: { appointmentOn: past, accountOpenedOn: past } };
const paystub = { code: 100, priorTo: 'docs', state: 'requested', dueOn: past } as const;
const appointment = { code: 608, priorTo: 'closing', state: 'requested', dueOn: past } as const;
const booked = { ...appointment, state: 'accepted' } as const;
const rescission = { code: 609, priorTo: 'funding', state: 'requested', dueOn: past } as const;

it.each([
  ['a document past its day', paystub, undecided, true],
  ['one that is due today', { ...paystub, dueOn: asOf }, undecided, false],
  ['one that came in', { ...paystub, state: 'received' as const }, undecided, false],
  ['one that was not accepted', { ...paystub, state: 'needsAnotherLook' as const }, undecided, true],
  ['the appointment of an undecided loan', appointment, undecided, false],
  ['the appointment of an approved loan', appointment, approved, true],
  ['a signing nobody came to', booked, missed, true],
  ['a signing that was held', booked, opened, false],
  ['the right to cancel of an undecided loan', rescission, undecided, false],
  ['the right to cancel while it runs', rescission, opened, false],
])('%s', (_, condition, loan, expected) => {
  expect(isConditionOverdue(condition, loan)).toBe(expected);
});

it('knows when a signing was missed and when an item has its turn', () => {
  expect([isSigningMissed(missed), isSigningMissed(opened), isSigningMissed(undecided)]).toEqual([true, false, false]);
  const today = { ...missed, closing: { appointmentOn: asOf, accountOpenedOn: null } };
  expect(isSigningMissed(today)).toBe(false);
  expect([isConditionTime(rescission, approved), isConditionTime(rescission, opened)]).toEqual([false, true]);
  expect([isConditionTime(appointment, undecided), isConditionTime(paystub, undecided)]).toEqual([false, true]);
});
