import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import type { NachaEntry } from './nacha-entry.ts';
import { isRoutingNumber } from './nacha-lines.ts';
import { readNacha } from './read-nacha.ts';
import { batchCount, writeNacha } from './write-nacha.ts';

const originator = {
  ...{ bankRoutingNumber: '121042882', bankName: 'First Prairie Bank', originId: '1234567890' },
  ...{ companyName: 'Prairie Lending', companyId: '1234567890', accountNumber: '99887766' },
};
const entry = (change: Partial<NachaEntry> = {}): NachaEntry => ({
  ...{ trace: '121042880000001', secCode: 'PPD', accountKind: 'checking', routingNumber: '021000021' },
  ...{ accountNumber: '123456789', amount: 2_500_000, reference: 'HL-100042', name: 'Alma Reyes' },
  ...{ description: 'DRAW', addenda: null },
  ...change,
});
const written = (entries: readonly NachaEntry[]): string =>
  writeNacha({
    ...{ originator, entries, on: toDay('2026-11-17'), at: '0930', effectiveOn: toDay('2026-11-18'), modifier: 'A' },
    offsetTraces: ['121042880009001', '121042880009002'],
  });
const lineOf = (text: string, type: string): string => text.split('\r\n').find((each) => each.startsWith(type)) ?? '';
const swap = (text: string, at: string, to: string): string => text.replace(at, to);

/** As a bank sends back an entry it could not post, to the published layout. */
const returned = [
  '101 121042882 0210000212611201200A094101FIRST PRAIRIE BANK     OTHER BANK                     ',
  '5200PRAIRIE LENDING                     1234567890PPDDRAW            261120   1021000020000001',
  '621021000021123456789        0002500000HL-100042      ALMA REYES              1021000020000001',
  '799R03121042880000001      02100002                                            021000020000001',
  '82000000020002100002000000000000000002500000' + '1234567890                         021000020000001',
  '9000001000001000000020002100002000000000000000002500000                                       ',
].join('\n');

describe('a file of payments', () => {
  const two = [
    entry(),
    entry({
      trace: '121042880000002',
      secCode: 'CCD',
      description: 'PAYOFF',
      name: 'Union Card',
      amount: 640_000,
      addenda: 'ACCT 4411',
    }),
  ];

  it('reads back as it was written: lines of 94, blocks of ten, balanced', () => {
    const text = written(two);
    const lines = text.split('\r\n').slice(0, -1);
    expect([...new Set(lines.map(({ length }) => length)), lines.length % 10]).toEqual([94, 0]);
    const read = readNacha(text);
    expect(read).toMatchObject({
      kind: 'read',
      batches: [
        {
          secCode: 'PPD',
          effectiveOn: '261118',
          entries: [
            {
              transaction: '22',
              amount: 2_500_000,
              trace: '121042880000001',
              name: 'ALMA REYES',
              accountNumber: '123456789',
            },
            { transaction: '27', amount: 2_500_000, accountNumber: '99887766' },
          ],
        },
        {
          secCode: 'CCD',
          entries: [
            { amount: 640_000, addenda: 'ACCT 4411' },
            { transaction: '27', amount: 640_000 },
          ],
        },
      ],
    });
    expect(written(two)).toBe(text);
  });

  it.each([
    ['a wrong check digit', (text: string) => swap(text, '622021000021', '622021000022'), 'routingNumber'],
    ['another amount', (text: string) => swap(text, '0002500000', '0002500001'), 'amounts'],
    ['another bank', (text: string) => swap(text, '622021000021', '622231380104'), 'hash'],
    ['an entry less', (text: string) => swap(text, `${lineOf(text, '622')}\r\n`, ''), 'count'],
    ['a short line', (text: string) => text.replace(/ \r\n/, '\r\n'), 'lineLength'],
    ['no end', (text: string) => text.slice(0, text.indexOf('\r\n9') + 2), 'order'],
    ['nothing in it', () => '', 'notAFile'],
    ['something else in it', () => 'x'.repeat(94), 'notAFile'],
    ['a payment after its end', (text: string) => `${text}${lineOf(text, '622')}\r\n`, 'order'],
  ])('is refused with %s', (_, change, problem) => {
    expect(readNacha(change(written(two)))).toMatchObject({ kind: 'refused', problem });
  });

  it('tells which entry came back, and why', () => {
    expect(readNacha(returned)).toMatchObject({
      batches: [{ entries: [{ about: { kind: 'return', code: 'R03', trace: '121042880000001' } }] }],
    });
  });

  it('holds any payments, to the cent', () => {
    const routing = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((eight) => {
      const last = [...'0123456789'].find((digit) => isRoutingNumber(`${eight}${digit}`));
      return `${eight}${last}`;
    });
    const any = fc.record({
      routingNumber: routing,
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
      name: fc.string({ maxLength: 40 }),
      accountNumber: fc.stringMatching(/^\d{4,17}$/),
      accountKind: fc.constantFrom('checking' as const, 'savings' as const),
      secCode: fc.constantFrom('PPD' as const, 'CCD' as const),
      addenda: fc.option(fc.string({ maxLength: 100 }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (list) => {
        const entries = list.map((each, at) => entry({ ...each, trace: `12104288${String(at + 1).padStart(7, '0')}` }));
        const read = readNacha(written(entries));
        if (read.kind !== 'read') throw new Error(`${read.problem} in line ${read.line}`);
        const credits = read.batches
          .flatMap((batch) => batch.entries)
          .filter(({ transaction }) => /2$/.test(transaction));
        expect(credits.map(({ amount, trace }) => [amount, trace]).sort()).toEqual(
          entries.map(({ amount, trace }) => [amount, trace]).sort(),
        );
        expect(read.batches).toHaveLength(batchCount(entries));
      }),
    );
  });

  it('never holds an amount that does not fit', () => {
    expect(() => written([entry({ amount: 10_000_000_000 })])).toThrow('does not fit');
  });
});
