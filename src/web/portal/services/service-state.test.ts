import { expect, it } from 'vitest';
import type { OutsideService } from '#entities/facts/outside-service.ts';
import { serviceState } from './service-state.ts';

const now = new Date('2026-11-17T12:00:00Z');
const service: OutsideService = {
  ...{ service: 'sanctions', setting: 'SANCTIONS', choice: 'treasury', outcome: 'answered', askedAt: now },
  ...{ answeredAt: now, files: 2, fetchedAt: now, canRefresh: true },
};

it.each([
  ['is left to staff', { choice: 'none' }, 'none'],
  ['is simulated', { choice: 'sandbox' }, 'sandbox'],
  ['is a file that staff fetch or hand over', { choice: 'nacha', outcome: null, answeredAt: null }, 'byFile'],
  ['was never asked', { outcome: null, answeredAt: null, fetchedAt: null }, 'waiting'],
  ['answered', {}, 'answering'],
  ['keeps a copy of three days ago', { fetchedAt: new Date('2026-11-14T11:00:00Z') }, 'outOfDate'],
  ['keeps old files it fetches only as needed', { canRefresh: false, fetchedAt: new Date(0) }, 'answering'],
  ['sent half a list', { outcome: 'incomplete' }, 'failing'],
] as const)('a service that %s', (_, change, state) => {
  expect(serviceState({ ...service, ...change }, now)).toBe(state);
});
