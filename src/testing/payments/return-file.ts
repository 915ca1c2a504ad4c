const digits = (value: number, width: number): string => String(value).padStart(width, '0');
const words = (text: string, width: number): string => text.padEnd(width);
const line = (...parts: readonly string[]): string => parts.join('');

export type ReturnedEntry = {
  kind: 'return' | 'change';
  code: string;
  trace: string;
  amount: number;
  information?: string;
};

const RDFI = '021000021';

/** A bank's file of returns and notices of change, to the published layout. */
export const returnFileOf = (entries: readonly ReturnedEntry[]): string => {
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  const body = entries.flatMap(({ kind, code, trace, amount, information = '' }, at) => {
    const own = `02100002${digits(at + 1, 7)}`;
    return [
      line(
        '621',
        RDFI,
        words('123456789', 17),
        digits(amount, 10),
        words('', 15),
        words('ALMA REYES', 22),
        '  ',
        '1',
        own,
      ),
      line(kind === 'return' ? '799' : '798', code, trace, words('', 6), RDFI.slice(0, 8), words(information, 44), own),
    ];
  });
  const hash = digits(Number(RDFI.slice(0, 8)) * entries.length, 10);
  const sums = [digits(0, 12), digits(total, 12)];
  const ends = [RDFI.slice(0, 8), digits(1, 7)];
  return [
    line(
      '101',
      ' 121042882',
      ' 021000021',
      '261201',
      '1200',
      'A',
      '094',
      '10',
      '1',
      words('PRAIRIE', 23),
      words('BANK', 23),
      words('', 8),
    ),
    line(
      '5200',
      words('PRAIRIE', 16),
      words('', 20),
      words('1234567890', 10),
      'PPD',
      words('DRAW', 10),
      words('', 6),
      '261201',
      words('', 3),
      '1',
      ...ends,
    ),
    ...body,
    line('8200', digits(body.length, 6), hash, ...sums, words('1234567890', 10), words('', 25), ...ends),
    line('9', digits(1, 6), digits(1, 6), digits(body.length, 8), hash, ...sums, words('', 39)),
  ].join('\n');
};
