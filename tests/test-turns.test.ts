import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

test('projects that run in one turn have the same number of workers, without which nothing runs', () => {
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
  );
  const workersByTurn = Map.groupBy(projects, ({ sequence }) => sequence?.groupOrder ?? 0);
  const uneven = [...workersByTurn]
    .filter(([, inTurn]) => new Set(inTurn.map(({ maxWorkers }) => maxWorkers ?? null)).size > 1)
    .map(([, inTurn]) => inTurn.map(({ name }) => name));
  expect(projects.length).toBeGreaterThan(3);
  expect(uneven).toEqual([]);
});
