import { describe, expect, it } from 'vitest';
import { everythingOpen, type PipelineView, standardViews } from '#entities/contract/pipeline.ts';
import { viewFromSearch, viewToSearch } from './view-address.ts';

const views: PipelineView[] = [
  ...Object.values(standardViews),
  { ...everythingOpen, state: 'FL', clock: 'late', sort: 'line' },
  { ...everythingOpen, stage: 'any', owner: 'b6e5c0de-0000-4000-8000-000000000000', waitingOn: 'days' },
];

describe('the address of a view', () => {
  it.each(views)('brings back %o', (view) => {
    expect(viewFromSearch(new URLSearchParams(viewToSearch(view)))).toEqual(view);
  });

  it('says nothing when there is none, and falls back when it is wrong', () => {
    expect(viewFromSearch(new URLSearchParams(''))).toBeNull();
    expect(viewFromSearch(new URLSearchParams('?stage=nonsense'))).toEqual(everythingOpen);
  });
});
