import { describe, expect, it } from 'vitest';
import { createSaveQueue, type SaveState } from './save-queue.ts';

const AT = new Date('2026-11-15T10:42:00Z');
const lost = new Error('connection');

const setUp = () => {
  const states: SaveState['kind'][] = [];
  const waits: number[] = [];
  let isOnline = true;
  const queue = createSaveQueue({
    isConnectionFailure: (error) => error === lost,
    isOnline: () => isOnline,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    onState: ({ kind }) => states.push(kind),
  });
  return { queue, states, waits, goOffline: () => (isOnline = false) };
};

const failing = (times: number) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw lost;
    return { tries, savedAt: AT };
  };
};

describe('the queue of what has to be saved', () => {
  it('says what it does', async () => {
    const { queue, states } = setUp();
    expect(await queue.save('a', failing(0))).toEqual({ tries: 1, savedAt: AT });
    await Promise.resolve();
    expect(states).toEqual(['saving', 'saved']);
    expect(queue.isEmpty()).toBe(true);
  });

  it('tells when nothing waits any more', async () => {
    const { queue } = setUp();
    await queue.emptied();
    const told: string[] = [];
    void queue.save('a', failing(2)).then(() => told.push('saved'));
    await queue.emptied().then(() => told.push('empty'));
    expect(told).toEqual(['saved', 'empty']);
  });

  it('does not claim to have saved what was refused', async () => {
    const { queue, states } = setUp();
    await queue.save('a', async () => ({ kind: 'conflict' }));
    await Promise.resolve();
    expect(states).toEqual(['saving', 'idle']);
  });

  it('keeps trying while the connection is at fault, ever more patiently', async () => {
    const { queue, states, waits } = setUp();
    expect((await queue.save('a', failing(6))).tries).toBe(7);
    expect(waits).toEqual([2000, 5000, 10_000, 30_000, 30_000, 30_000]);
    expect(states).toContain('retrying');
  });

  it('says so when the device is offline', async () => {
    const { queue, states, goOffline } = setUp();
    goOffline();
    await queue.save('a', failing(1));
    expect(states).toContain('offline');
  });

  it('gives up at once when the server says no, and goes on with the next', async () => {
    const { queue } = setUp();
    const refused = queue.save('a', async () => {
      throw new Error('no');
    });
    const next = queue.save('b', failing(0));
    await expect(refused).rejects.toThrow('no');
    expect((await next).tries).toBe(1);
  });

  it('saves in order, and only the newest of a key that waits', async () => {
    const { queue } = setUp();
    const saved: string[] = [];
    const task = (name: string) => async () => {
      saved.push(name);
      return { savedAt: AT };
    };
    void queue.save('first', task('first'));
    void queue.save('draft', task('draft 1'));
    void queue.save('draft', task('draft 2'));
    await queue.save('last', task('last'));
    expect(saved).toEqual(['first', 'draft 2', 'last']);
  });

  it('forgets what was dropped', async () => {
    const { queue } = setUp();
    const saved: string[] = [];
    void queue.save('first', async () => ({ savedAt: AT }));
    void queue.save('draft', async () => {
      saved.push('draft');
      return { savedAt: AT };
    });
    queue.drop('draft');
    await queue.save('last', async () => ({ savedAt: AT }));
    expect(saved).toEqual([]);
  });
});
