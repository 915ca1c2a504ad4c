import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Values = { [name: string]: unknown };

const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (inside as Values | undefined)?.[name], values);

const block = (value: unknown, indent: number): string =>
  // JSON is YAML.
  `\n${' '.repeat(indent)}${JSON.stringify(value)}`;

/** The few forms of Helm's templates that our own chart uses; anything else is refused. Helm itself needs a registry to install. */
const expand = (template: string, scope: Values): string => {
  const value = (expression: string): string => {
    const [first = '', ...pipes] = expression.split('|').map((part) => part.trim());
    const [, yaml] = /^toYaml (\S+)$/.exec(first) ?? [];
    const indent = pipes.map((pipe) => /^nindent (\d+)$/.exec(pipe)?.[1]).find(Boolean);
    if (yaml && indent) return block(lookUp(yaml), Number(indent));
    const found = pipes.reduce<unknown>((given, pipe) => {
      if (pipe === 'quote') return JSON.stringify(String(given));
      const [, usual] = /^default (\S+)$/.exec(pipe) ?? [];
      if (usual) return given || lookUp(usual);
      throw new Error(`Not rendered: ${expression}`);
    }, lookUp(first));
    if (found === undefined) throw new Error(`No value for ${expression}`);
    return String(found);
  };
  const lookUp = (name: string): unknown => (name === '.' ? scope['.'] : at(scope, name.replace(/^[.$]/, '')));
  return template
    .replaceAll(/\n?[ ]*\{\{- if (\S+) \}\}([\s\S]*?)\n?[ ]*\{\{- end \}\}/g, (_, test: string, body: string) =>
      lookUp(test) ? body : '',
    )
    .replaceAll(
      /\n[ ]*\{\{- range (?:\$name, \$value := )?(\S+) \}\}([\s\S]*?)\n[ ]*\{\{- end \}\}/g,
      (_, list: string, body: string) =>
        Object.entries(lookUp(list) as Values)
          .map(([name, each]) => expand(body, { ...scope, name, value: each, '.': each }))
          .join(''),
    )
    .replaceAll(/(?:\n[ ]*)?\{\{- (toYaml [^}]+) \}\}/g, (_, expression: string) => value(expression))
    .replaceAll(/\{\{ ([^}]+) \}\}/g, (_, expression: string) => value(expression));
};

/** Each template of the chart as text, rendered with these values. */
export const renderChart = (chart: string, { Values, Chart }: { Values: Values; Chart: Values }): Map<string, string> =>
  new Map(
    readdirSync(join(chart, 'templates')).map((name) => [
      name,
      expand(readFileSync(join(chart, 'templates', name), 'utf8'), { Values, Chart, Release: { Name: 'heloc' } }),
    ]),
  );
