import { describe, expect, it } from 'vitest';
import type { DocumentPage } from '#entities/contract/documents/document-pages.ts';
import { findInPages } from './find-in-pages.ts';
import { pageRows } from './page-rows.ts';

const run = (text: string, x: number, y: number, width = text.length * 90) => ({ text, x, y, width, height: 150 });
const page = (...runs: DocumentPage['runs']): DocumentPage => ({ width: 612, height: 792, runs });

const stub = page(
  run('1,684.80', 6000, 3010),
  run('Gross', 500, 3000),
  run('pay', 1000, 3000),
  run('Net', 500, 3400),
  run('pay', 800, 3400),
);

describe('the rows of a page', () => {
  it('read from top to bottom and left to right, whatever the order in the file', () => {
    expect(pageRows(stub).map(({ text }) => text)).toEqual(['Gross pay 1,684.80', 'Net pay']);
  });

  it('keep a label apart from an amount far to the right, and a split word together', () => {
    expect(pageRows(stub)[0]?.cells.map(({ text }) => text)).toEqual(['Gross pay', '1,684.80']);
    const split = page(run('Emp', 500, 1000, 270), run('loyer', 771, 1000));
    expect(pageRows(split)[0]?.text).toBe('Employer');
  });
});

describe('finding text', () => {
  it('ignores case and spaces, and spans the pieces of a row', () => {
    expect(findInPages([stub], ' gross  PAY ')).toEqual([
      {
        page: 1,
        places: [
          { x: 500, y: 3000, width: 450, height: 150 },
          { x: 1000, y: 3000, width: 270, height: 150 },
        ],
      },
    ]);
  });

  it('gives every place on every page, and nothing for nothing', () => {
    expect(findInPages([stub, stub], 'pay').map((match) => match.page)).toEqual([1, 1, 2, 2]);
    expect(findInPages([stub], ' ')).toEqual([]);
    expect(findInPages([stub], 'bonus')).toEqual([]);
  });
});
