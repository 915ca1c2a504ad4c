import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import type { CheckOutcome } from '../employment/employment-check.ts';
import { anApplication } from '../testing/builders.ts';
import { type ConditionState, makeRequest } from './condition-request.ts';
import { conditionProgress, type Progress } from './condition-state.ts';

const requested: Progress = { state: 'requested', answer: null };

describe('a job that payroll was asked about', () => {
  const request = makeRequest({ code: 102, kind: 'email' }, { owner: 'thirdParty', subjectId: 'job-1' });
  const on = toDay('2026-11-17');
  const yes = 'payroll/employed/2026-11-17';
  const no = 'payroll/ended/2026-11-17';
  const stateAfter = (before: Progress, outcome: CheckOutcome | null, subject = 'job-1') => {
    const checks = new Map(outcome === null ? [] : [[subject, { outcome, on }]]);
    const facts = { application: anApplication({}), rescission: 'notStarted' as const, checks };
    const { state, answer } = conditionProgress(request, { before, facts });
    return [state, answer];
  };
  const said = (state: ConditionState, answer: string | null): Progress => ({ state, answer });
  const byEmployer = said('accepted', 'Ann Lee, HR: since 2019.');

  it.each<[string, Progress, CheckOutcome | null, ConditionState, string | null]>([
    ['nobody was asked', requested, null, 'requested', null],
    ['is confirmed', requested, 'employed', 'accepted', yes],
    ['is confirmed while the employer has a link', said('needsAnotherLook', null), 'employed', 'accepted', yes],
    ['is confirmed and stays so', said('accepted', yes), 'employed', 'accepted', yes],
    ['was confirmed too long ago', said('accepted', yes), 'unsure', 'requested', null],
    ['was sent back by staff', said('needsAnotherLook', yes), 'employed', 'needsAnotherLook', yes],
    ['ended', requested, 'ended', 'received', no],
    ['ended after payroll said yes', said('accepted', yes), 'ended', 'received', no],
    ['ended after the employer said yes', byEmployer, 'ended', 'received', no],
    ['ended, which staff accepted all the same', said('accepted', no), 'ended', 'accepted', no],
    ['is not known', requested, 'unsure', 'requested', null],
    ['is not known, but the employer said yes', byEmployer, 'unsure', 'accepted', byEmployer.answer],
    ['the employer confirmed too', byEmployer, 'employed', 'accepted', byEmployer.answer],
    ['was waived', said('waived', null), 'ended', 'waived', null],
  ])('%s', (_, before, outcome, state, answer) => {
    expect(stateAfter(before, outcome)).toEqual([state, answer]);
  });

  it('is not met by a check of another job', () => {
    expect(stateAfter(requested, 'employed', 'job-2')).toEqual(['requested', null]);
  });
});
