import { describe, expect, it } from 'vitest';
import type { EmploymentAnswer } from '#entities/application/employment.ts';
import { toDay } from '#entities/values/day.ts';
import { checkMark, employmentCheckOf, readCheckMark } from './employment-check.ts';

const asOf = toDay('2026-11-18');
const job = { id: 'payroll-1', isActive: true, endedOn: null, seenOn: toDay('2026-11-17') };
const found = (change: object): EmploymentAnswer => ({ kind: 'found', jobs: [{ ...job, ...change }] });

describe('a job that payroll was asked about again', () => {
  it.each<[string, EmploymentAnswer, string, string | null]>([
    ['is held today', found({}), 'employed', '2026-11-17'],
    ['ended', found({ isActive: false, endedOn: '2026-11-13' }), 'ended', '2026-11-13'],
    ['ended on a day nobody knows', found({ isActive: false }), 'ended', null],
    ['was last read ten banking days ago', found({ seenOn: '2026-11-03' }), 'employed', '2026-11-03'],
    ['was last read longer ago', found({ seenOn: '2026-11-02' }), 'unsure', '2026-11-02'],
    ['was read nobody knows when', found({ seenOn: null }), 'unsure', null],
    ['is not among those it knows', found({ id: 'payroll-2' }), 'unsure', null],
    ['has no record', { kind: 'notFound' }, 'unsure', null],
    ['has no connection any more', { kind: 'disconnected' }, 'unsure', null],
  ])('%s', (_, answer, outcome, on) => {
    const check = employmentCheckOf(answer, { jobId: 'payroll-1', asOf });
    expect(check).toEqual({ outcome, on });
    expect(readCheckMark(checkMark(check))).toEqual(outcome === 'unsure' ? null : check);
  });

  it('is told from an answer of the employer', () => {
    expect(readCheckMark('Ann Lee, HR: since 2019.')).toBeNull();
    expect(readCheckMark(null)).toBeNull();
  });
});
