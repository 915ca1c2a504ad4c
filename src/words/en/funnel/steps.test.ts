import { describe, expect, it } from 'vitest';
import { foundIncomeType, incomeType } from '#entities/application/income-type.ts';
import type { Field } from '#funnel/engine/field.ts';
import { zipWithUsage } from '#funnel/steps/setup/zip-with-usage.ts';
import { steps as funnelSteps, type StepKey } from '#funnel/steps.ts';
import { incomeTypes } from '../application-labels.ts';
import { steps } from './steps.ts';

const optionsOf = (fields: readonly Field[], prefix = ''): [string, readonly string[]][] =>
  fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    return [
      ...(field.options ? [[path, field.options] as [string, readonly string[]]] : []),
      ...optionsOf(field.item ?? [], `${path}.`),
    ];
  });

const kindsOf = (fields: readonly Field[], prefix = ''): [string, Field['kind']][] =>
  fields.flatMap(({ name, kind, item }) => [[`${prefix}${name}`, kind], ...kindsOf(item ?? [], `${prefix}${name}.`)]);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe.each(Object.keys(funnelSteps) as StepKey[])('the words of %s', (key) => {
  it('have a label for every option', () => {
    const options: Record<string, Record<string, string> | undefined> = steps[key].options ?? {};
    const fields: readonly Field[] = key === 'zip' ? zipWithUsage.fields : funnelSteps[key].fields;
    for (const [path, values] of optionsOf(fields)) {
      for (const value of values) expect(options[path]?.[value], `${path}: ${value}`).toBeTruthy();
    }
  });

  it('ask a question where yes or no is the answer, and state what a box agrees to', () => {
    const { fields: labels }: { fields: Record<string, string | undefined> } = steps[key];
    for (const [path, kind] of kindsOf(funnelSteps[key].fields))
      if (kind === 'yesNo' || kind === 'statement')
        expect([path, labels[path]?.endsWith('?')]).toEqual([path, kind === 'yesNo']);
  });

  it('are plain and unhurried', () => {
    for (const text of textsIn(steps[key])) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/!|oops|simply|unfortunately|hurry|pre-approved|instant|\bfbm\b|\bDTI\b|\bCLTV\b|—/i);
    }
  });
});

it('has a label for every income type, those of a bank link included', () => {
  for (const type of [...incomeType.options, ...foundIncomeType.options]) expect(incomeTypes[type]).toBeTruthy();
  expect([incomeTypes.bah, incomeTypes.bas]).toEqual(['Base Housing Allowance', 'Basic Allowance for Subsistence']);
});

it('offers for entry only what the contract calls an income type', () => {
  const fields: readonly Field[] = funnelSteps.manualIncomeVerification.fields;
  const offered = fields.flatMap(({ item }) => item ?? []).find(({ name }) => name === 'type');
  expect(offered?.options).toEqual(incomeType.options.filter((type) => type !== 'main'));
});

it('says on every page that asks for income that support need not be told', () => {
  const asking = (Object.keys(funnelSteps) as StepKey[]).filter((key) =>
    kindsOf(funnelSteps[key].fields).some(([path]) =>
      /annualIncome|incomeSources\.otherValue|employments\.base/.test(path),
    ),
  );
  expect(asking).toEqual(
    expect.arrayContaining([
      'isSelfEmployed',
      'creditIncome',
      'prequalCredit',
      'application5',
      'manualIncomeVerification',
    ]),
  );
  for (const key of asking)
    expect([
      key,
      textsIn(steps[key]).some((text) => /alimony, child support or separate maintenance/.test(text)),
    ]).toEqual([key, true]);
});
