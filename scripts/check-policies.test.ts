import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policies } from '../policy/policies.ts';
import { leftOut, policyFiles, policyProblems } from './check-policies.ts';

const textOf = (name: string) => readFileSync(new URL(`../policy/${name}`, import.meta.url), 'utf8');

it('accepts every policy there is, and every one there is is in use', () => {
  expect(policyFiles().flatMap((name) => policyProblems(name, textOf(name)))).toEqual([]);
  expect(policies.map(({ version }) => `${version}.json`)).toEqual(policyFiles().sort());
});

it('says where a policy is wrong, as an editor opens it', () => {
  const name = '2026-11-15.json';
  const text = textOf(name);
  const at = text.split('\n').findIndex((line) => line.includes('"floor": 640')) + 1;
  expect(policyProblems(name, text.replace('"floor": 640', '"floor": 6400'))[0]).toMatch(
    new RegExp(`^policy/2026-11-15.json:${at} score.floor: `),
  );
  expect(policyProblems('2027-01-01.json', text)).toEqual([
    "policy/2027-01-01.json:2 version: is not the day of the file's name",
  ]);
});

it('notices a policy that nobody would follow', () => {
  expect(
    leftOut(
      [...policyFiles(), 'state-duties.json'],
      policies.map(({ version }) => version),
    ),
  ).toEqual([]);
  expect(leftOut(['2027-01-01.json', '2027-1-1.json'], ['2026-11-15'])).toEqual([
    'policy/2027-01-01.json: is not in policies.ts, so it is never in force',
    'policy/2027-1-1.json: is not named for its first day, such as 2027-01-31.json',
  ]);
});
