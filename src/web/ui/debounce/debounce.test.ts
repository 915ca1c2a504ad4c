import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

describe('debounce', () => {
  let ran: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    ran = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const start = () => debounce((value: string) => ran.push(value), 900);

  it('runs once, with the last value, when the calls pause', () => {
    const { call } = start();
    for (const text of ['5', '58', '585']) {
      call(text);
      vi.advanceTimersByTime(899);
    }
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['585']);
    vi.runAllTimers();
    expect(ran).toEqual(['585']);
  });

  it('runs at once when flushed, and never twice', () => {
    const { call, flush } = start();
    flush();
    expect(ran).toEqual([]);
    call('585');
    flush();
    flush();
    vi.runAllTimers();
    expect(ran).toEqual(['585']);
  });

  it('drops the waiting value when canceled, and takes the next one', () => {
    const { call, cancel, flush } = start();
    call('585');
    cancel();
    flush();
    vi.runAllTimers();
    expect(ran).toEqual([]);
    call('612');
    vi.runAllTimers();
    expect(ran).toEqual(['612']);
  });
});
