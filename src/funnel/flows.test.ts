import { describe, expect, it } from 'vitest';
import { applicationStatus, prequalStepKeys, stepKeys } from '#entities/application/application-status.ts';
import { funnelVariant } from '#entities/values/funnel-variant.ts';
import { coborrowerFlow, flows, stepsBesideTheFlow } from './flows.ts';
import { steps } from './steps.ts';

/** The steps the contract numbers; others may come between them. */
const keysOf = (variant: keyof typeof flows) =>
  flows[variant].steps.map(({ key }) => key).filter((key) => isNumbered(key) || entries.includes(key));
const isNumbered = (key: string) => applicationStatus.safeParse(key).success;
const entries = ['prequalBuildingType', 'prequalCreditCheck'];
const allSteps = Object.values(steps);

describe('the flows', () => {
  it('have every key under its own name', () => {
    for (const [name, { key }] of Object.entries(steps)) expect(key).toBe(name);
  });

  it('give every page an address of its own, but for the landing page, which asks twice', () => {
    const paths = allSteps.map(({ path }) => path).toSorted();
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual(['/']);
  });

  it('never ask the same step twice in one flow', () => {
    for (const { steps: flow } of [...Object.values(flows), coborrowerFlow]) {
      expect(new Set(flow.map(({ key }) => key)).size).toBe(flow.length);
    }
  });

  it('follow the order of the step keys', () => {
    const withPage = stepKeys.filter(
      (key) => !['selfReportedInformationOffer', 'application2', 'joinWaitlist', 'mcr'].includes(key),
    );
    expect(keysOf('withUsageStep')).toEqual(withPage);
    expect(keysOf('withoutUsageStep')).toEqual(withPage.filter((key) => key !== 'propertyUsage'));
    expect(keysOf('mcr')).toEqual(['mcr', ...withPage]);
  });

  it('enter the prequalification by the building or by the credit check', () => {
    expect(keysOf('prequal').slice(0, 10)).toEqual(['prequalBuildingType', ...prequalStepKeys]);
    expect(keysOf('prequalCredit').slice(0, 10)).toEqual([
      'prequalCreditCheck',
      'prequalBuildingType',
      ...prequalStepKeys.filter((key) => key !== 'prequalCredit'),
    ]);
  });

  it('all end where the application is submitted', () => {
    for (const variant of funnelVariant.options) expect(keysOf(variant).at(-1)).toBe('applicationSubmitted');
    expect(coborrowerFlow.steps.at(-1)?.key).toBe('applicationSubmitted');
  });

  it('ask a co-borrower only for what is their own', () => {
    expect(coborrowerFlow.steps.filter(({ askedOf }) => askedOf !== 'each')).toEqual([]);
  });

  it('leave no step out', () => {
    const used = new Set(
      [...Object.values(flows).flatMap((flow) => flow.steps), ...stepsBesideTheFlow].map(({ key }) => key),
    );
    expect(allSteps.filter(({ key }) => !used.has(key))).toEqual([]);
  });

  it.each([
    [
      'initial-setup',
      [
        'mcr',
        'property-usage',
        'credit-income',
        'has-fbm',
        'preview-offer',
        'zip',
        'property-value',
        'mortgage-balance',
        'coborrower',
        'credit-score',
        'credit-range',
        'is-self-employed',
        'mortgage-estimate',
      ],
    ],
    [
      'application',
      [
        '1',
        '2',
        '3',
        '4',
        'income-verification',
        '6',
        '7',
        'upload',
        'debt-consolidation',
        'other-income',
        'identity-verification',
        'sign',
        'loan-disbursement',
        'submitted',
        'business-information',
      ],
    ],
  ])('serve every page of %s', (folder, pages) => {
    const paths: string[] = allSteps.map(({ path }) => path);
    for (const page of pages) expect(paths).toContain(`/app/${folder}/${page}`);
  });

  it.each([
    'address',
    'listed-for-sale',
    'new-mortgage',
    'derogatory',
    'credit',
    'coborrower',
    'mortgage-select',
    'debts',
    'preview-offer',
    'building-type',
    'credit-check',
  ])('serve /prequal/%s', (page) => {
    expect(allSteps.map(({ path }): string => path)).toContain(`/prequal/${page}`);
  });
});
