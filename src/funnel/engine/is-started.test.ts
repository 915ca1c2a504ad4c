import { expect, it } from 'vitest';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import { type FunnelVariant, funnelVariant } from '#entities/values/funnel-variant.ts';
import { aHome } from '#rules/testing/builders.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { isStarted } from './is-started.ts';

const at = (step: string) => applicationOf(homeownerWithOneJob, step);
const blank = emptyApplication();

it.each<[string, FunnelVariant, Application, boolean]>([
  ['nothing at all', 'withUsageStep', blank, false],
  ['only a name', 'withUsageStep', at('email'), false],
  ['a name and an address', 'withUsageStep', at('propertyValue'), false],
  ['what the home is worth', 'withUsageStep', at('mortgageEstimate'), true],
  ['the whole setup', 'withUsageStep', at('previewOffer'), true],
  ['a value without a name', 'withUsageStep', { ...at('mortgageEstimate'), borrower: blank.borrower }, true],
  ['nothing of the prequalification', 'prequal', blank, false],
  ['what kind of building it is', 'prequal', { ...blank, property: aHome({}) }, true],
])('with %s (%s), a lead is started or not', (_, variant, document, started) => {
  expect(isStarted({ document, variant })).toBe(started);
});

it.each(funnelVariant.options)(
  '%s: a partner’s lead holds answers from the first, a blank one of one’s own none',
  (variant) => {
    expect(isStarted({ document: { ...blank, leadSource: 'MCR' }, variant })).toBe(true);
    expect(isStarted({ document: blank, variant })).toBe(false);
  },
);
