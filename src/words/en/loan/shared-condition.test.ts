import { expect, it } from 'vitest';
import { conditionCatalog } from '#rules/conditions/condition-catalog.ts';
import { sharedQuestions } from './shared-condition.ts';

it('has words for who is asked by mail, for every condition that can be', () => {
  const mailed = Object.entries(conditionCatalog).flatMap(([code, { kinds }]) =>
    kinds.some((kind) => kind === 'email') ? [code] : [],
  );
  expect(Object.keys(sharedQuestions)).toEqual(mailed);
});
