import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Every metric the code declares. */
const declared = new Set(
  readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...read(join('src/server', name)).matchAll(/new (?:Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g),
    ])
    .map(([, name = '']) => name),
);
const others = new Set(['up', 'process_resident_memory_bytes']);
const words = new Set(
  'sum max min by rate increase deriv absent histogram_quantile time and or le humanizePercentage'.split(' '),
);

const metricsOf = (expression: string): string[] =>
  [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '').matchAll(/\b[a-z_]{2,}\b/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name) && !others.has(name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));

const rules = read('deploy/monitoring/alerts.yaml');
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}));

describe('the alerts', () => {
  it('name metrics the product has', () => {
    expect(alerts.length).toBeGreaterThan(10);
    for (const { name, expr } of alerts)
      expect({ name, unknown: metricsOf(expr).filter((metric) => !declared.has(metric)) }).toEqual({
        name,
        unknown: [],
      });
  });

  it('have one section each in the runbook, and it has no others', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alerts.map(({ name }) => name));
  });
});

it.each(['dashboard-operations.json', 'dashboard-business.json'])('%s shows metrics the product has', (file) => {
  const { panels } = JSON.parse(read(`deploy/monitoring/${file}`));
  for (const { title, targets } of panels)
    for (const { expr } of targets)
      expect({ title, unknown: metricsOf(expr).filter((metric) => !declared.has(metric)) }).toEqual({
        title,
        unknown: [],
      });
});
