import type { ApplicationRecord } from '#entities/application/application-record.ts';
import type { SessionStatus } from '#entities/contract/session.ts';
import { sessionKindOf } from '#entities/text/session-kind.ts';
import { paths } from '../paths.ts';
import { steps } from '../steps.ts';
import { resumePath } from './resume.ts';
import { isSamePage, pathnameOf } from './step-lookup.ts';

/** The part of the record the guard reads. */
export type GuardedRecord = Omit<ApplicationRecord, 'user'>;

export type RedirectFacts = {
  /** Path with its query. */
  path: string;
  session: SessionStatus;
  /** `loaded` with null is "there is none"; a failed load proves nothing. */
  record: { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; record: GuardedRecord | null };
  /** `navigate` is a document load that is neither reload nor back or forward. */
  arrival: 'navigate' | 'reload' | 'backForward' | 'inApp';
};

export type Redirect = { kind: 'stay' } | { kind: 'go'; to: string } | { kind: 'signOut'; to: string };

const stay: Redirect = { kind: 'stay' };
const submitted = steps.applicationSubmitted.path;

const unguarded: readonly RegExp[] = [
  // Public pages and the blog are everything outside app and prequalification, including the portal.
  /^(?!\/app(\/|$)|\/prequal(\/|$))/,
  /\/portal/,
  /^\/app\/ineligible(\/|$)/,
  /^\/app\/application\/application-summary$/,
  /^\/app\/(application\/)?upload$/,
  /^\/app\/bank-statement$/,
  /^\/app\/application\/business-information$/,
  /^\/app\/initial-setup\/mcr-account-creation$/,
];

const needsSignIn: readonly RegExp[] = [
  /^\/app\/application(\/|$)/,
  /^\/app\/(upload|bank-statement)$/,
  /^\/portal(?!\/(login|enrol)(\/|$))(\/|$)/,
];

const isOneOf = (path: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(path));

/** An emailed link or a code opens this one page by itself. */
const hasLink = (path: string): boolean => /[?&]token=[\w-]/.test(path);

/** Pages inside the hub count as the hub. */
const isHub = (path: string): boolean => path === submitted || path.startsWith(`${submitted}/`);
const needsRecord = (path: string): boolean => /^\/app\/application\/\d+$/.test(path) || isHub(path);

const goTo = (path: string, to: string): Redirect => (isSamePage(path, to) ? stay : { kind: 'go', to });

const signInFor = (path: string): string => {
  const login = sessionKindOf(path) === 'portal' ? paths.portalLogin : paths.login;
  return `${login}?callbackUrl=${encodeURIComponent(path)}`;
};

/** Pages the guard leaves alone: they keep their address, and say themselves what is missing. */
export const isUnguarded = (path: string): boolean => isOneOf(pathnameOf(path), unguarded);

/** Whether a page may be shown, and if not, where to go instead; the clauses follow the contract's order. */
export const decideRedirect = ({ path, session, record, arrival }: RedirectFacts): Redirect => {
  const page = pathnameOf(path);
  if (page === paths.standaloneUpload && hasLink(path)) return stay;
  if (session === 'unauthenticated' && isOneOf(page, needsSignIn)) return { kind: 'go', to: signInFor(path) };
  if (isUnguarded(path) || record.kind !== 'loaded') return stay;
  const found = record.record;
  if (found === null) {
    return needsRecord(page) && session === 'authenticated' ? { kind: 'signOut', to: paths.prequalStart } : stay;
  }
  if (found.encompassConditionallyApproved || found.applicationStatus === 'applicationSubmitted') {
    return isHub(page) ? stay : { kind: 'go', to: submitted };
  }
  if (found.hitchLoan !== null && arrival === 'navigate') return goTo(page, resumePath(found.applicationStatus));
  return stay;
};
