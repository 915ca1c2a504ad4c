import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { statusAfter, statusWhenHeld } from './status-after.ts';

const fresh = { application: emptyApplication(), variant: 'withUsageStep', person: 'borrower' } as const;

describe('status', () => {
  it('never goes back', () => {
    const { application } = situationOf(workedExampleCouple, 'application7');
    const walk = { application, variant: 'withUsageStep', person: 'borrower' } as const;
    expect(statusAfter({ ...walk, key: 'propertyValue', status: 'application7' })).toBe('application7');
    expect(statusAfter({ ...walk, key: 'application7', status: 'application7' })).toBe('application8');
    expect(statusAfter({ ...walk, key: 'application7', status: 'applicationSubmitted' })).toBe('applicationSubmitted');
  });

  it('counts a key without a page as the page before it', () => {
    expect(statusAfter({ ...fresh, key: 'zip', status: 'selfReportedInformationOffer' })).toBe('propertyUsage');
    expect(statusAfter({ ...fresh, key: 'propertyUsage', status: 'selfReportedInformationOffer' })).toBe('creditScore');
    expect(statusAfter({ ...fresh, key: 'name', status: 'selfReportedInformationOffer' })).toBe(
      'selfReportedInformationOffer',
    );
    expect(statusAfter({ ...fresh, key: 'application', status: 'application2' })).toBe('application3');
    expect(statusAfter({ ...fresh, key: 'zip', status: 'application2' })).toBe('application2');
  });

  it('stays at the step that refused, and further on where one had been', () => {
    expect(statusWhenHeld({ ...fresh, key: 'zip', status: 'creditRange' })).toBe('zip');
    expect(statusWhenHeld({ ...fresh, key: 'zip', status: 'creditScore' })).toBe('creditScore');
  });

  it('is prequalAddress after either entry of the prequalification', () => {
    expect(statusAfter({ ...fresh, variant: 'prequal', key: 'prequalBuildingType', status: 'unknown' })).toBe(
      'prequalAddress',
    );
    expect(statusAfter({ ...fresh, variant: 'prequalCredit', key: 'prequalCreditCheck', status: 'unknown' })).toBe(
      'prequalAddress',
    );
  });
});
