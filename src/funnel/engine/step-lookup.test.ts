import { describe, expect, it } from 'vitest';
import { isSamePage, stepByKey, stepByPath } from './step-lookup.ts';

describe('finding a step', () => {
  it('by its key, as the variant asks it', () => {
    expect(stepByKey('zip')?.fields).toHaveLength(1);
    expect(stepByKey('zip', { variant: 'withoutUsageStep' })?.fields).toHaveLength(2);
    expect(stepByKey('prequalDebts')?.path).toBe('/prequal/debts');
    expect(stepByKey('application2')).toBeNull();
  });

  it.each([
    ['/app/initial-setup/zip', 'zip'],
    ['/app/initial-setup/zip/', 'zip'],
    ['/app/initial-setup/zip//', 'zip'],
    ['/app/initial-setup/zip?from=mail', 'zip'],
    ['/app/initial-setup/zip/?from=mail#top', 'zip'],
    ['/app/initial-setup/zip#top', 'zip'],
    ['/app/initial-setup/zip?view=waitlist', 'joinWaitlist'],
    ['/app/initial-setup/zip?from=mail&view=waitlist', 'joinWaitlist'],
    ['/app/initial-setup/zip/?view=waitlist&from=mail#top', 'joinWaitlist'],
    ['/app/initial-setup/zip?view=other', 'zip'],
    ['/app/application/6', 'application7'],
    ['/app/application/business-information', 'businessInformation'],
    ['/prequal/credit-check', 'prequalCreditCheck'],
    ['/', 'name'],
  ])('by its address %s', (path, key) => {
    expect(stepByPath(path)?.key).toBe(key);
  });

  it('finds none for an address that asks nothing', () => {
    expect(stepByPath('/faq')).toBeNull();
    expect(stepByPath('')).toBeNull();
  });

  it('takes two addresses for one page whatever follows the path', () => {
    expect(isSamePage('/app/initial-setup/zip?from=mail', '/app/initial-setup/zip//#top')).toBe(true);
    expect(isSamePage('/app/initial-setup/zip', '/app/initial-setup')).toBe(false);
  });
});
