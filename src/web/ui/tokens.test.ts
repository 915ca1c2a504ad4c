import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const tokens = read('ui/tokens.css');
const token = (name: string): string => new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? 'missing';

/** Widths inside a component where its own content breaks, below or between the steps of the theme. */
const OWN_BREAKS = ['359.98px', '399.98px', '1239.98px'];
const STEPS = { xs: '0', sm: '600px', md: '1000px', lg: '1200px', xl: '1536px' };

describe('the theme', () => {
  it.each(Object.entries(STEPS))('has the breakpoint %s at %s', (step, width) => {
    expect(token(`--hl-bp-${step}`)).toBe(width);
  });

  it('is set in Poppins', () => {
    expect(token('--hl-font')).toMatch(/^"Poppins",/);
    expect(read('ui/base.css')).toMatch(/body \{[^}]*font-family: var\(--hl-font\)/);
  });

  it('has dark grey as its second color', () => {
    expect(token('--hl-secondary')).toBe('var(--ash-7)');
    const channels = (token('--ash-7').match(/[\da-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16));
    expect(channels).toHaveLength(3);
    expect(Math.max(...channels)).toBeLessThan(0x60);
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(0x10);
  });

  it('breaks pages at its breakpoints and nowhere else', () => {
    const below = Object.values(STEPS).map((width) => `${Number.parseInt(width, 10) - 0.02}px`);
    const known = new Set([...Object.values(STEPS), ...below, ...OWN_BREAKS]);
    const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...read(file).matchAll(/@media[^{]*\((?:min|max)-width: ([\d.a-z]+)\)/g)].map(([, at]) => at))
      .filter((width) => width === undefined || !known.has(width));
    expect(others).toEqual([]);
  });
});
