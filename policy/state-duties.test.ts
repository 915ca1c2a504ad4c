import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offeredStates } from './offered-states.ts';
import { policies } from './policies.ts';
import { stateDuties, stateDutyTable, statesInOrder } from './state-duties.ts';

const root = new URL('../', import.meta.url);
const [newest] = policies.slice(-1);
if (!newest) throw new Error('no policy');

describe('the duties of the states', () => {
  it('cover every state of every policy, and all of them are offered', () => {
    for (const policy of policies) expect(offeredStates(policy)).toEqual(policy.states.map(({ code }) => code));
  });

  it('name files that exist', () => {
    for (const { duties } of stateDuties.states)
      for (const duty of duties) {
        if (duty.status === 'open') continue;
        for (const file of [duty.enforcedIn, duty.test])
          expect([file, existsSync(new URL(file, root))]).toEqual([file, true]);
      }
  });

  it('take a state with an open duty, or without a row, out of the offer', () => {
    const open = {
      duty: 'twelveDayNotice',
      citation: 'section 50',
      status: 'open',
      reason: 'the notice is not written',
    };
    const table = stateDutyTable.parse({
      states: stateDuties.states.flatMap((state) => {
        if (state.code === 'VA') return [];
        return state.code === 'TX' ? [{ ...state, duties: [...state.duties, open] }] : [state];
      }),
    });
    const left = newest.states.map(({ code }) => code).filter((code) => code !== 'TX' && code !== 'VA');
    expect(offeredStates(newest, statesInOrder(table))).toEqual(left);
  });

  it.each([
    [
      'an unknown duty',
      { duty: 'anything', citation: 'section 50', status: 'met', enforcedIn: 'src/a.ts', test: 'a.test.ts' },
    ],
    ['an open duty without a reason', { duty: 'feeCap', citation: 'section 50', status: 'open' }],
    ['a met duty without a test', { duty: 'feeCap', citation: 'section 50', status: 'met', enforcedIn: 'src/a.ts' }],
  ])('refuse %s', (_, duty) => {
    expect(stateDutyTable.safeParse({ states: [{ code: 'TX', instrument: 'mortgage', duties: [duty] }] }).success).toBe(
      false,
    );
  });
});
