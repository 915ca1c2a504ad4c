import { applicationStatus } from '#entities/application/application-status.ts';
import { funnelVariant } from '#entities/values/funnel-variant.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { resumePath, stepPositions } from '#funnel/engine/resume.ts';
import { slugAliases } from '#funnel/engine/setup-slug.ts';
import { coborrowerFlow, flows, stepsBesideTheFlow } from '#funnel/flows.ts';
import { steps } from '#funnel/steps.ts';
import { steps as words } from '#words/funnel/steps.ts';

/** The whole journey as a table: node scripts/print-funnel.ts */
const labels: Readonly<Record<string, { label: string }>> = words;

const fieldText = ({ name, kind, optional, isAsked, secret, item }: Field): string => {
  const marks = [optional ? 'optional' : '', isAsked ? 'if asked' : '', secret ? 'vault' : '']
    .filter(Boolean)
    .join(', ');
  const inner = item ? `[${item.map(fieldText).join(', ')}]` : '';
  return `${name}:${kind}${inner}${marks === '' ? '' : ` (${marks})`}`;
};

const row = (step: Step): string[] => [
  String(stepPositions.get(step.key) ?? '-'),
  step.key,
  step.path,
  labels[step.key]?.label ?? '',
  step.chapter ?? '-',
  step.askedOf,
  step.screen,
];

const printTable = (title: string, head: string[], rows: string[][]): void => {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${'='.repeat(title.length)}`);
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
};

const head = ['no', 'key', 'path', 'label', 'chapter', 'asked of', 'screen'];
for (const variant of funnelVariant.options) printTable(`Flow ${variant}`, head, flows[variant].steps.map(row));
printTable('Flow of a co-borrower', head, coborrowerFlow.steps.map(row));
printTable('Beside the flows', head, stepsBesideTheFlow.map(row));
printTable(
  'Where a status resumes',
  ['status', 'path'],
  applicationStatus.options.map((status) => [status, resumePath(status)]),
);
printTable(
  'Older slugs',
  ['slug', 'leads to'],
  Object.entries(slugAliases).map(([slug, path]) => [slug, path]),
);
printTable(
  'Fields',
  ['step', 'fields'],
  Object.values<Step>(steps).map((step) => [step.key, step.fields.map(fieldText).join(', ')]),
);
