import { describe, expect, it } from 'vitest';
import type { ApplicationRecord } from '#entities/application/application-record.ts';
import { applicationStatus } from '#entities/application/application-status.ts';
import { sessionStatus } from '#entities/contract/session.ts';
import { fc } from '#testing/fast-check.ts';
import { decideRedirect, type RedirectFacts } from './decide-redirect.ts';
import { resumePath } from './resume.ts';
import { isSamePage } from './step-lookup.ts';

const record = (change: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  applicationStatus: 'creditScore',
  user: { id: 'u1', email: 'dana@example.com', firstName: 'Dana', person: 'borrower' },
  hitchLoan: { id: 'l1', loanNumber: null },
  encompassConditionallyApproved: false,
  ...change,
});

const facts = (change: Partial<RedirectFacts>): RedirectFacts => ({
  path: '/app/initial-setup/zip',
  session: 'authenticated',
  record: { kind: 'loaded', record: record() },
  arrival: 'navigate',
  ...change,
});

const loaded = (found: ApplicationRecord | null) => ({ kind: 'loaded', record: found }) as const;
const submitted = '/app/application/submitted';
const approved = loaded(record({ encompassConditionallyApproved: true }));

describe('the redirect guard', () => {
  it.each([
    '/',
    '/faq',
    '/privacy-statement',
    '/license',
    '/e-consent',
    '/terms-of-use',
    '/insights',
    '/insight-blog',
    '/portal',
    '/portal/login',
    '/portal/manage-users',
    '/app/ineligible/low-equity',
    '/app/ineligible/boost',
    '/app/ineligible/late-payment',
    '/app/application/application-summary',
    '/app/upload',
    '/app/application/upload',
    '/app/bank-statement',
    '/app/application/business-information',
    '/app/initial-setup/mcr-account-creation',
  ])('leaves %s alone, approved or without a record', (path) => {
    expect(decideRedirect(facts({ path, record: approved }))).toEqual({ kind: 'stay' });
    expect(decideRedirect(facts({ path, record: loaded(null) }))).toEqual({ kind: 'stay' });
  });

  it.each([
    '/app/application/application-summary-of-mine',
    '/app/application/application/upload-more',
    '/app/upload-more',
    '/app/bank-statements',
    '/app/application/business-information/more',
    '/app/initial-setup/mcr-account-creation-again',
    '/app/initial-setup/app/ineligible',
    '/prequal/app/application/application-summary',
    '/prequal/app/upload',
    '/prequal/app/bank-statement',
    '/prequal/app/application/business-information',
    '/prequal/app/initial-setup/mcr-account-creation',
    '/app/ineligibles',
    '/app',
    '/prequal',
  ])('takes %s for a page like any other, though it looks like one that is left alone', (path) => {
    expect(decideRedirect(facts({ path, record: approved }))).toEqual({ kind: 'go', to: submitted });
  });

  it.each(['/apples', '/prequalified', '/app/ineligible', '/app/ineligible/'])('leaves %s alone', (path) => {
    expect(decideRedirect(facts({ path, record: approved }))).toEqual({ kind: 'stay' });
  });

  it.each(['/app/application', '/app/application/1//', '/portal', '/portal/loans?of=me#top'])(
    'asks for a sign-in on %s',
    (path) => {
      const to = expect.stringContaining('/login?callbackUrl=');
      expect(decideRedirect(facts({ path, session: 'unauthenticated' }))).toEqual({ kind: 'go', to });
    },
  );

  it.each([
    '/faq/portal/x',
    '/prequal/app/application',
    '/prequal/app/upload',
    '/app/uploads',
    '/portals',
    '/portal/enrol',
  ])('asks for no sign-in on %s', (path) => {
    expect(decideRedirect(facts({ path, session: 'unauthenticated', record: loaded(null) }))).toEqual({ kind: 'stay' });
  });

  it.each([
    ['/app/application/1', 'signOut'],
    ['/app/application/12', 'signOut'],
    ['/app/application/1x', 'stay'],
    ['/prequal/app/application/1', 'stay'],
    ['/app/application/sign', 'stay'],
  ])('without a record, %s is left by: %s', (path, kind) => {
    expect(decideRedirect(facts({ path, record: loaded(null) })).kind).toBe(kind);
  });

  it.each(['/app/initial-setup/zip', '/prequal/debts', '/app/application/1', '/app/application/sign', '/app/login'])(
    'sends the conditionally approved from %s to submitted, however they came',
    (path) => {
      for (const arrival of ['navigate', 'reload', 'backForward', 'inApp'] as const) {
        expect(decideRedirect(facts({ path, arrival, record: approved }))).toEqual({ kind: 'go', to: submitted });
      }
    },
  );

  it('sends an applicant who has submitted to submitted', () => {
    const done = loaded(record({ applicationStatus: 'applicationSubmitted', hitchLoan: null }));
    expect(decideRedirect(facts({ path: '/app/application/7', arrival: 'inApp', record: done }))).toEqual({
      kind: 'go',
      to: submitted,
    });
  });

  it.each([submitted, `${submitted}/`, `${submitted}?tab=documents`, `${submitted}/closing`])(
    'lets the approved stay at %s',
    (path) => {
      expect(decideRedirect(facts({ path, record: approved }))).toEqual({ kind: 'stay' });
    },
  );

  it('sends who has a loan and typed an address to the page of their status', () => {
    expect(decideRedirect(facts({}))).toEqual({ kind: 'go', to: '/app/initial-setup/credit-score' });
    expect(decideRedirect(facts({ path: '/app/initial-setup/credit-score?from=mail' }))).toEqual({ kind: 'stay' });
  });

  it.each(['reload', 'backForward', 'inApp'] as const)('does not mind %s', (arrival) => {
    expect(decideRedirect(facts({ arrival }))).toEqual({ kind: 'stay' });
  });

  it('does not send anyone without a loan', () => {
    expect(decideRedirect(facts({ record: loaded(record({ hitchLoan: null })) }))).toEqual({ kind: 'stay' });
  });

  it.each(['/app/application/1', '/app/application/4', '/app/application/7', submitted])(
    'signs out at %s when there is no record',
    (path) => {
      const gone = facts({ path, record: loaded(null) });
      expect(decideRedirect(gone)).toEqual({ kind: 'signOut', to: '/prequal/building-type' });
      expect(decideRedirect({ ...gone, session: 'loading' })).toEqual({ kind: 'stay' });
    },
  );

  it.each(['/app/application/sign', '/app/initial-setup/zip', '/prequal/credit'])('does not sign out at %s', (path) => {
    expect(decideRedirect(facts({ path, record: loaded(null) }))).toEqual({ kind: 'stay' });
  });

  it.each([{ kind: 'failed' }, { kind: 'loading' }] as const)(
    'never signs out because of a record that is $kind',
    (unknown) => {
      expect(decideRedirect(facts({ path: '/app/application/1', record: unknown }))).toEqual({ kind: 'stay' });
    },
  );

  it.each([
    ['/app/application/1', '/app/login?callbackUrl=%2Fapp%2Fapplication%2F1'],
    ['/app/application/upload', '/app/login?callbackUrl=%2Fapp%2Fapplication%2Fupload'],
    ['/app/upload?request=7', '/app/login?callbackUrl=%2Fapp%2Fupload%3Frequest%3D7'],
    ['/portal', '/portal/login?callbackUrl=%2Fportal'],
    ['/portal/manage-users', '/portal/login?callbackUrl=%2Fportal%2Fmanage-users'],
  ])('asks who is not signed in at %s to sign in and come back', (path, to) => {
    expect(decideRedirect(facts({ path, session: 'unauthenticated', record: loaded(null) }))).toEqual({
      kind: 'go',
      to,
    });
  });

  it.each(['/portal/login', '/portal/enrol', '/app/login', '/app/initial-setup/zip', '/prequal/building-type', '/'])(
    'needs no sign-in at %s',
    (path) => {
      expect(decideRedirect(facts({ path, session: 'unauthenticated', record: loaded(null) }))).toEqual({
        kind: 'stay',
      });
    },
  );

  it.each([
    ['/app/upload?token=aB3-x_', 'stay'],
    ['/app/upload?request=7&token=aB3', 'stay'],
    ['/app/upload/?token=-', 'stay'],
    ['/app/upload', 'go'],
    ['/app/upload?token=', 'go'],
    ['/app/upload?token=%20', 'go'],
    ['/app/upload?mytoken=aB3', 'go'],
    ['/app/bank-statement?token=aB3', 'go'],
    ['/app/application/upload?token=aB3', 'go'],
  ])('lets a mailed link open the one page it is for: %s is a %s', (path, kind) => {
    expect(decideRedirect(facts({ path, session: 'unauthenticated', record: loaded(null) })).kind).toBe(kind);
  });

  it('never sends you where you are, and never round in a circle', () => {
    const paths = fc.constantFrom(
      ...applicationStatus.options.map(resumePath),
      '/',
      '/app/login',
      '/app/upload',
      '/portal',
      '/app/application/faqs',
      '/app/initial-setup/credit-income',
    );
    const anyFacts = fc.record({
      path: fc
        .tuple(paths, fc.constantFrom('', '/', '?a=1'))
        .map(([path, end]) => (path === '/' ? path : `${path}${path.includes('?') ? '' : end}`)),
      session: fc.constantFrom(...sessionStatus.options),
      arrival: fc.constantFrom('navigate' as const, 'reload' as const, 'backForward' as const, 'inApp' as const),
      record: fc.oneof(
        fc.constantFrom({ kind: 'failed' as const }, { kind: 'loading' as const }, loaded(null)),
        fc
          .tuple(fc.constantFrom(...applicationStatus.options), fc.boolean(), fc.boolean())
          .map(([status, hasLoan, isApproved]) =>
            loaded(
              record({
                applicationStatus: status,
                hitchLoan: hasLoan ? { id: 'l', loanNumber: null } : null,
                encompassConditionallyApproved: isApproved,
              }),
            ),
          ),
      ),
    });
    fc.assert(
      fc.property(anyFacts, (any) => {
        const decision = decideRedirect(any);
        if (decision.kind === 'stay') return;
        expect(isSamePage(decision.to, any.path)).toBe(false);
        if (decision.kind === 'go' && any.session === 'authenticated') {
          expect(decideRedirect({ ...any, path: decision.to })).toEqual({ kind: 'stay' });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
