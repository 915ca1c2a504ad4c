import { expect, it } from 'vitest';
import { jamie, nora } from '#testing/vendors/credit-requests.ts';
import { weighedReport } from '#testing/vendors/weighed-report.ts';
import { xmlDamages } from '../testing/damaged-xml.ts';
import { isTraceless } from '../testing/traceless-damage.ts';
import { readMismo } from './mismo-credit-response.ts';

it.each([
  ['one person', [nora], 17],
  ['two people', [nora, jamie], 31],
])('a report on %s is not improved by damage to two parts of it', (_, people, step) => {
  const { message, gainsIn } = weighedReport(people, readMismo);
  const better: string[] = [];
  let tried = 0;
  for (const [at, { what: first, damaged }] of xmlDamages(message).entries()) {
    // Each first damage begins at another place, so that the steps meet all kinds of pairs.
    for (const [also, second] of xmlDamages(damaged()).entries()) {
      if ((also + at) % step !== 0 || isTraceless([first, second.what])) continue;
      tried += 1;
      const gains = gainsIn(second.damaged());
      if (gains.length > 0) better.push(`${first} and ${second.what}: ${gains}`);
    }
  }
  expect(tried).toBeGreaterThan(10_000);
  expect(better).toEqual([]);
});
