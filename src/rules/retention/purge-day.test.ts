import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '#entities/contract/kept-record.ts';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import { toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { purgeDay } from './purge-day.ts';

const record: KeptRecord = {
  stage: 'refused',
  lastChangeOn: toDay('2026-11-16'),
  accountEndedOn: null,
  hasOpenDuty: false,
  isHeld: false,
};
const MONTHS = 84;

describe('the day a record may be purged', () => {
  it.each<[string, Partial<KeptRecord>, string | null]>([
    ['a refused application, seven years after its last change', {}, '2033-11-16'],
    ['a visitor who left', { stage: 'inquiry' }, '2033-11-16'],
    ['a place on the waitlist', { stage: 'waitlist' }, '2033-11-16'],
    ['a refused application with a notice still to send', { hasOpenDuty: true }, null],
    ['a refused application on hold', { isHeld: true }, null],
    ['an open line', { stage: 'funded' }, null],
    ['a line closed in 2050', { stage: 'funded', accountEndedOn: toDay('2050-02-28') }, '2057-02-28'],
    ['a line closed before its last change', { stage: 'funded', accountEndedOn: toDay('2026-01-01') }, '2033-11-16'],
    ['a loan in review', { stage: 'review' }, null],
    ['a loan in its days to cancel', { stage: 'rescission', accountEndedOn: toDay('2026-12-01') }, null],
  ])('%s', (_, change, expected) => {
    expect(purgeDay({ ...record, ...change }, MONTHS)).toBe(expected);
  });

  it('never comes for anything open, held or owed, however long ago it was touched', () => {
    const any = fc.record({
      stage: fc.constantFrom(...pipelineStage.options),
      accountEndedOn: fc.constantFrom(null, toDay('2010-01-01')),
      hasOpenDuty: fc.boolean(),
      isHeld: fc.boolean(),
    });
    const open = ['documents', 'review', 'conditions', 'counterOffer', 'suspended', 'closing', 'rescission', 'funding'];
    fc.assert(
      fc.property(any, (change) => {
        const day = purgeDay({ ...record, lastChangeOn: toDay('1990-01-01'), ...change }, MONTHS);
        const mustStay =
          change.isHeld ||
          change.hasOpenDuty ||
          open.includes(change.stage) ||
          (change.stage === 'funded' && change.accountEndedOn === null);
        expect(day === null).toBe(mustStay);
      }),
    );
  });
});
