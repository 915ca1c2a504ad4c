import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { jamie, nora } from '#testing/vendors/credit-requests.ts';
import { weighedReport } from '#testing/vendors/weighed-report.ts';
import { xmlDamages } from '../testing/damaged-xml.ts';
import { isTraceless } from '../testing/traceless-damage.ts';
import { readMismo } from './mismo-credit-response.ts';

it.each([
  ['one person', [nora]],
  ['two people', [nora, jamie]],
])('a report on %s with any one part damaged is refused, or no better than the whole one', (_, people) => {
  const { message, whole, gainsIn } = weighedReport(people, readMismo);
  expect(whole[0]).toMatchObject({ claims: 240_000, lates: 1, events: 1, liens: 1, inquiries: 1, alerts: 1, debts: 5 });
  const damages = xmlDamages(message);
  expect(damages.length).toBeGreaterThan(400);
  const better = damages.flatMap(({ what, damaged }) => {
    const gains = gainsIn(damaged());
    return gains.length === 0 || isTraceless([what]) ? [] : [`${what}: ${gains}`];
  });
  expect(better).toEqual([]);
});

/** The debt, the record or the file that a part belongs to. */
const around = (what: string): string => /^.*?\/CREDIT_RESPONSE\[\d+\](\/[^/ ]+){1,2}/.exec(what)?.[0] ?? '';

/** More pairs are tried in the long run. */
const PAIRS = 400;
it('nor does damage to any two parts improve it, close together or apart', () => {
  const { message, gainsIn } = weighedReport([nora], readMismo);
  const damages = xmlDamages(message);
  const evenly = (max: number) => fc.noBias(fc.nat({ max }));
  const pair = fc.record({
    at: evenly(damages.length - 1),
    also: evenly(9999),
    isNear: evenly(3).map((each) => each > 0),
  });
  fc.assert(
    fc.property(pair, ({ at, also, isNear }) => {
      const first = damages[at];
      if (!first) throw new Error('There is no such damage.');
      const rest = xmlDamages(first.damaged());
      const near = isNear ? rest.filter(({ what }) => what.startsWith(around(first.what))) : [];
      const seconds = near.length > 0 ? near : rest;
      const second = seconds[also % seconds.length];
      if (!second || isTraceless([first.what, second.what])) return;
      expect({ first: first.what, second: second.what, gains: gainsIn(second.damaged()) }).toMatchObject({ gains: [] });
    }),
    { numRuns: PAIRS },
  );
});
