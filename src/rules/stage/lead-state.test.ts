import { expect, it } from 'vitest';
import { type LeadState, leadState as leadStates } from '#entities/contract/lead.ts';
import { type PipelineStage, pipelineStage } from '#entities/contract/pipeline.ts';
import { leadState } from './lead-state.ts';

it.each<[PipelineStage, LeadState]>([
  ['application', 'applying'],
  ['documents', 'inReview'],
  ['review', 'inReview'],
  ['conditions', 'inReview'],
  ['counterOffer', 'inReview'],
  ['suspended', 'inReview'],
  ['closing', 'closing'],
  ['rescission', 'closing'],
  ['funding', 'closing'],
  ['funded', 'funded'],
  ['refused', 'ended'],
  ['withdrawn', 'ended'],
  ['incomplete', 'ended'],
  ['cancelled', 'ended'],
  ['waitlist', 'ended'],
])('a loan in %s makes a lead %s', (stage, expected) => {
  for (const before of leadStates.options) expect(leadState(stage, before)).toBe(expected);
});

it.each<[LeadState, LeadState]>([
  ['new', 'new'],
  ['invited', 'invited'],
  ['opened', 'opened'],
  ['applying', 'opened'],
  ['ended', 'opened'],
])('an inquiry leaves a lead that was %s as %s', (before, expected) => {
  expect(leadState('inquiry', before)).toBe(expected);
});

it('says the same when asked again', () => {
  for (const stage of pipelineStage.options)
    for (const before of leadStates.options) {
      const once = leadState(stage, before);
      expect(leadState(stage, once)).toBe(once);
    }
});
