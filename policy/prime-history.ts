import type { Day } from '#entities/values/day.ts';
import { toDay } from '#entities/values/day.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';

/** The bank prime loan of the Federal Reserve's H.15, up to its last change known here: each row applies from its day until the next. */
export const primeHistory: readonly { from: Day; rate: BasisPoints }[] = (
  [
    ['2008-12-16', 325],
    ['2015-12-17', 350],
    ['2016-12-15', 375],
    ['2017-03-16', 400],
    ['2017-06-15', 425],
    ['2017-12-14', 450],
    ['2018-03-22', 475],
    ['2018-06-14', 500],
    ['2018-09-27', 525],
    ['2018-12-20', 550],
    ['2019-08-01', 525],
    ['2019-09-19', 500],
    ['2019-10-31', 475],
    ['2020-03-04', 425],
    ['2020-03-16', 325],
    ['2022-03-17', 350],
    ['2022-05-05', 400],
    ['2022-06-16', 475],
    ['2022-07-28', 550],
    ['2022-09-22', 625],
    ['2022-11-03', 700],
    ['2022-12-15', 750],
    ['2023-02-02', 775],
    ['2023-03-23', 800],
    ['2023-05-04', 825],
    ['2023-07-27', 850],
    ['2024-09-19', 800],
    ['2024-11-08', 775],
    ['2024-12-19', 750],
    ['2025-09-17', 725],
    ['2025-10-30', 700],
    ['2025-12-11', 675],
    ['2026-09-17', 700],
  ] as const
).map(([from, rate]) => ({ from: toDay(from), rate: toBasisPoints(rate) }));

/** Null before the first row: a history is never guessed. */
export const findPrime = (on: Day): BasisPoints | null => primeHistory.findLast(({ from }) => from <= on)?.rate ?? null;
