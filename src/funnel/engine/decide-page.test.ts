import { describe, expect, it } from 'vitest';
import { applicationStatus } from '#entities/application/application-status.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { allSteps } from '../flows.ts';
import { decidePage, isReachable } from './decide-page.ts';
import type { Standing } from './is-open.ts';

const standingAt = (step: string, persona = homeownerWithOneJob): Standing => {
  const { application, status } = situationOf(persona, step);
  return { application, status, variant: persona.variant, person: 'borrower' };
};

const recordOf = (standing: Standing | null) => ({
  kind: 'loaded' as const,
  record: standing && {
    applicationStatus: standing.status,
    hitchLoan: { id: 'l1', loanNumber: null },
    encompassConditionallyApproved: false,
  },
});

const decideAt = (path: string, standing: Standing | null) =>
  decidePage({ path, session: 'authenticated', arrival: 'inApp', standing, record: recordOf(standing) });

describe('a page that cannot be saved', () => {
  it.each([
    ['/app/application/7', '/app/application/4', 'later'],
    ['/prequal/debts', '/app/application/4', 'notAsked'],
    ['/app/application/submitted/identity', '/app/application/4', 'later'],
  ])('%s leads to %s, since it is: %s', (path, to, reason) => {
    expect(decideAt(path, standingAt('application5'))).toMatchObject({ kind: 'go', to, closed: { reason } });
  });

  it.each([
    ['/app/application/business-information', 'notAsked'],
    ['/app/application/upload', 'later'],
  ])('%s, which the guard leaves alone, keeps its address', (path, reason) => {
    expect(decideAt(path, standingAt('application5'))).toMatchObject({ kind: 'stay', closed: { reason } });
  });

  it('says that the application was sent', () => {
    const sent = standingAt('applicationSubmitted');
    expect(decideAt('/app/application/business-information', sent).closed?.reason).toBe('sent');
    expect(decideAt('/app/application/7', sent)).toMatchObject({
      to: '/app/application/submitted',
      closed: { reason: 'sent' },
    });
  });

  it('is the borrower’s page to a coborrower', () => {
    const standing: Standing = {
      ...standingAt('application', workedExampleCouple),
      person: 'coborrower',
      status: 'application',
    };
    expect(decideAt('/app/initial-setup/mortgage-balance', standing)).toMatchObject({
      kind: 'go',
      closed: { reason: 'othersPage' },
    });
  });

  it.each([
    ['/app/initial-setup/credit-score', 'go', '/app/initial-setup/property-value'],
    ['/prequal/debts', 'go', '/prequal/building-type'],
    ['/app/application/sign', 'stay', undefined],
  ])('leads a visitor from %s: %s %s', (path, kind, to) => {
    const decision = decideAt(path, null);
    expect(decision).toMatchObject({ kind, closed: { reason: 'notStarted' } });
    expect('to' in decision ? decision.to : undefined).toBe(to);
  });

  it('never leads in a circle, at any page of any journey', () => {
    for (const { key } of allSteps.filter(({ path }) => path.startsWith('/app/application/'))) {
      const standing = applicationStatus.safeParse(key).success ? standingAt(key) : null;
      for (const { path } of standing ? allSteps : []) {
        const decision = decideAt(path, standing);
        if (decision.kind === 'go')
          expect(decideAt(decision.to, standing), path).toMatchObject({ kind: 'stay', closed: null });
      }
    }
  });
});

it('links only to pages that open', () => {
  const standing = standingAt('application5');
  const links = allSteps.filter(({ path }) => isReachable(path, { standing, record: recordOf(standing) }));
  expect(links.map(({ key }) => key)).toContain('application4');
  expect(links.map(({ key }) => key)).not.toContain('application8');
  expect(links.map(({ key }) => key)).not.toContain('prequalDebts');
});
