import { existsSync, readFileSync } from 'node:fs';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { expect, it } from 'vitest';
import { forStaff } from '#testing/callers/for-staff.ts';
import { listTriesOfTwo } from '#testing/callers/list-tries-of-two.ts';
import { loanTriesOfTwo } from '#testing/callers/loan-tries-of-two.ts';
import { twoPeople } from '#testing/callers/two-people.ts';
import { productRouter } from './router.ts';

const procedures = (productRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>;
const changes = forStaff.filter((path) => procedures[path]?._def.type === 'mutation');

it('every change staff can make says why two people with the same page cannot undo each other unseen', () => {
  expect(Object.keys(twoPeople).toSorted()).toEqual(changes.toSorted());
});

const named = Object.entries(twoPeople).filter(([, why]) => why.includes(' › '));
it.each(named)('%s: %s is a test', (_, why) => {
  const [file = '', title = ''] = why.split(' › ');
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(title);
});

it('every call that is to be tried by two people is', () => {
  const stage = (): never => {
    throw new Error('Nobody tries anything here.');
  };
  const tried = Object.keys({ ...loanTriesOfTwo(stage), ...listTriesOfTwo(stage) });
  const toTry = Object.entries(twoPeople).flatMap(([path, why]) => (why === 'tried' ? [path] : []));
  expect(tried.toSorted()).toEqual(toTry.toSorted());
});
