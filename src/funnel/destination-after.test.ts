import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { selfEmployedCouple } from '#sandbox/personas/self-employed-couple.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { destinationAfter } from './destination-after.ts';
import { steps } from './steps.ts';

const failing = (rule: TraceRow['rule'], change: TraceRow['change'] = null): TraceRow[] => [
  { rule, value: null, limit: null, outcome: 'fail', change },
];

const saved = {
  application: emptyApplication(),
  variant: 'withUsageStep',
  person: 'borrower',
  status: 'unknown',
  trace: [],
} as const;

describe('where saving leads', () => {
  it('goes on to the next page', () => {
    expect(destinationAfter({ ...saved, key: 'propertyValue' })).toEqual({
      kind: 'next',
      to: '/app/initial-setup/mortgage-estimate',
      status: 'mortgageEstimate',
    });
  });

  it('asks an owner of a quarter or more about the business right after the job, once', () => {
    const start = applicationOf(selfEmployedCouple, 'manualIncomeVerification');
    const afterJob = (application: typeof start) =>
      destinationAfter({ ...saved, application, variant: selfEmployedCouple.variant, key: 'application5' });
    expect(afterJob(start)).toMatchObject({
      to: '/app/application/business-information',
      status: 'manualIncomeVerification',
    });
    const business = steps.businessInformation.answers.parse(selfEmployedCouple.borrower.businessInformation);
    const told = steps.businessInformation.write(start, business, 'borrower');
    expect(afterJob(told).to).toBe('/app/application/other-income');
  });

  it('goes back to the first unanswered page before it, after a first answer further on', () => {
    expect(destinationAfter({ ...saved, key: 'zip', status: 'zip' })).toMatchObject({
      to: '/app/initial-setup/property-value',
      status: 'propertyUsage',
    });
  });

  it('holds the status at the page that led to a refusal', () => {
    expect(destinationAfter({ ...saved, key: 'hasFbm', trace: failing('foreclosure') })).toEqual({
      kind: 'refused',
      to: '/app/ineligible/late-payment',
      status: 'hasFbm',
    });
  });

  it('does not throw back who had got further', () => {
    expect(
      destinationAfter({ ...saved, key: 'hasFbm', status: 'application5', trace: failing('bankruptcy') }).status,
    ).toBe('application5');
  });

  it('puts a state that is not served on the waitlist, and leaves it when the ZIP code is corrected', () => {
    const refused = destinationAfter({ ...saved, key: 'zip', status: 'zip', trace: failing('state') });
    expect(refused).toEqual({ kind: 'refused', to: '/app/initial-setup/zip?view=waitlist', status: 'joinWaitlist' });
    expect(destinationAfter({ ...saved, key: 'joinWaitlist', status: 'joinWaitlist' })).toMatchObject({
      kind: 'stay',
      status: 'joinWaitlist',
    });
    expect(destinationAfter({ ...saved, key: 'zip', status: 'joinWaitlist' })).toMatchObject({
      kind: 'next',
      status: 'propertyUsage',
    });
  });

  it.each(['previewOffer', 'prequalOffer'] as const)('keeps who has no offer on %s', (key) => {
    const variant = key === 'prequalOffer' ? 'prequal' : 'withUsageStep';
    const kept = destinationAfter({ ...saved, variant, key, trace: failing('dti') });
    expect(kept).toMatchObject({ kind: 'stay', status: key });
    const smaller = failing('cltv', [{ kind: 'smallerLine', amount: toDollars(30_000) }]);
    expect(destinationAfter({ ...saved, variant, key, trace: smaller }).kind).toBe('stay');
    expect(destinationAfter({ ...saved, variant, key })).toEqual({
      kind: 'next',
      to: '/app/application/1',
      status: 'application',
    });
  });

  it('never shows a refusal to the co-borrower', () => {
    const other = destinationAfter({ ...saved, person: 'coborrower', key: 'creditScore', trace: failing('score') });
    expect(other).toMatchObject({ kind: 'next', to: '/app/application/1' });
  });

  it('has who checked a partner lead make an account, and remembers the question after it', () => {
    expect(destinationAfter({ ...saved, variant: 'mcr', key: 'mcr' })).toMatchObject({
      to: '/app/initial-setup/mcr-account-creation',
      status: 'name',
    });
  });

  const whole = applicationOf(workedExampleCouple, 'applicationSubmitted');

  it('leads from the last page to the answers, and from there to the hub', () => {
    const end = { to: '/app/application/submitted', status: 'applicationSubmitted' };
    expect(destinationAfter({ ...saved, application: whole, key: 'loanDisbursement' })).toMatchObject({
      to: '/app/application/application-summary',
      status: 'loanDisbursement',
    });
    expect(destinationAfter({ ...saved, application: whole, key: 'applicationSubmitted' })).toMatchObject(end);
  });

  it('ends only once nothing is open, and leaves who has handed in where they are', () => {
    const moved = steps.zip.write(whole, { zip: '30312' }, 'borrower');
    const last = { ...saved, application: moved, key: 'loanDisbursement' };
    expect(destinationAfter({ ...last, status: 'loanDisbursement' })).toEqual({
      kind: 'next',
      to: '/app/initial-setup/credit-score',
      status: 'loanDisbursement',
    });
    expect(destinationAfter({ ...last, status: 'applicationSubmitted' }).to).toBe('/app/application/submitted');
    const withoutEmail = { ...last.application, borrower: { ...last.application.borrower, email: null } };
    expect(destinationAfter({ ...last, application: withoutEmail }).to).toContain('application-summary');
  });

  it.each(['prequalBuildingType', 'prequalCreditCheck'])('gives the entry %s no status of its own', (key) => {
    expect(destinationAfter({ ...saved, variant: 'prequalCredit', key }).status).toBe('prequalAddress');
  });
});
