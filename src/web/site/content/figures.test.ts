import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from './figures.ts';

const newest = (folder: string): string => {
  const name = readdirSync(`content/en/${folder}`).sort().at(-1) ?? '';
  return readFileSync(`content/en/${folder}/${name}`, 'utf8');
};

describe('the figures of the texts', () => {
  it.each([
    ['round.interest', '$708.33'],
    ['round.repay', '$867.82'],
    ['round.repayHigher', '$998.38'],
    ['round.interestAtCap', '$1,500.00'],
    ['round.atCap', '$1,543.31'],
    ['couple.payment', '$737.11'],
    ['couple.withCards', '46.3%'],
    ['couple.withoutCards', '41.3%'],
    ['home.room740', '$138,000'],
    ['home.room640', '$18,000'],
    ['example.apr', '8.49%'],
    ['fixed.least', '0.25'],
    ['fixed.most', '1.25'],
    ['autumn.last', 'Saturday, November 28, 2026'],
    ['autumn.funding', 'Monday, November 30, 2026'],
    ['summer.last', 'Monday, July 6, 2026'],
  ] as const)('%s is %s, as published', (name, value) => {
    expect(figures[name]).toBe(value);
  });

  it('are all used, so that none is kept for nothing', () => {
    const texts = ['insights', 'faq', 'license', 'privacy-notice']
      .flatMap((folder) => readdirSync(`content/en/${folder}`).map((name) => `content/en/${folder}/${name}`))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    expect(Object.keys(figures).filter((name) => !texts.includes(`{{${name}}}`))).toEqual([]);
  });
});

describe('the terms in force, which are agreed to as they stand', () => {
  const terms = newest('terms-of-use');
  it.each([
    `${figures['line.min']} to ${figures['line.max']}`,
    `${figures['draw.years']} years`,
    `over ${figures['repay.years']} years`,
    `${figures['fixed.years']} years`,
    `exceeds ${figures['rate.cap']} and never falls below ${figures['rate.floor']}`,
    `0 to ${figures['fee.max']} of the line`,
    `exceed ${figures['fee.all']}; in Texas ${figures['texas.fees']}`,
  ])('say "%s", as the policy does', (words) => {
    expect(terms).toContain(words);
  });
});
