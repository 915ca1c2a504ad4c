import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EquityHouse } from './equity-house.tsx';
import { EDGE } from './equity-house-level.ts';

const words = {
  owed: { name: 'Owed today', figure: '$291,400' },
  line: { name: 'Your line', figure: '$56,500' },
  value: { name: 'Value', figure: '$579,000' },
  limit: { name: 'Limit, 85%', figure: '$492,150' },
};

/** Height of each word at the right edge. */
const besideTheHouse = (line: number): Map<string, number> => {
  const markup = renderToStaticMarkup(
    <EquityHouse owed={0.5} line={line} limit={0.85} label="a house" words={words} />,
  );
  const atEdge = new RegExp(`<text[^>]* x="${EDGE}" y="([\\d.]+)"[^>]*>([^<]+)</text>`, 'g');
  return new Map([...markup.matchAll(atEdge)].map(([, y, text]) => [text ?? '', Number(y)]));
};

it.each([0.04, 0.1, 0.3])('names a line of %s of the value inside its band or beside it', (line) => {
  const markup = renderToStaticMarkup(
    <EquityHouse owed={0.5} line={line} limit={0.85} label="a house" words={words} />,
  );
  expect(markup).toContain('Your line');
  expect(markup).toContain('$56,500');
});

it('sets words beside a thin band clear of those of the limit', () => {
  for (const line of [0.04, 0.1]) {
    const beside = besideTheHouse(line);
    expect(Number(beside.get('Your line')) - Number(beside.get('$492,150'))).toBeGreaterThanOrEqual(14);
  }
});
