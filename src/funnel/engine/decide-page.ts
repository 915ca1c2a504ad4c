import { firstPage } from './application-start.ts';
import { decideRedirect, isUnguarded, type Redirect, type RedirectFacts } from './decide-redirect.ts';
import type { Standing } from './is-open.ts';
import { type ClosedReason, frontierPath, pageOpening } from './page-opening.ts';
import { isSamePage } from './step-lookup.ts';

/** The page that did not open, for the sentence on the page shown instead. */
export type ClosedPage = { key: string; reason: ClosedReason };

/** `closed` is null where nothing has to be explained. */
export type PageDecision = Redirect & { closed: ClosedPage | null };

type PageFacts = RedirectFacts & { standing: Standing | null };

/** Without an application, a page of the full application keeps its address and says so; all others lead to the first question. */
const insteadOf = (path: string, standing: Standing | null): string | null => {
  if (standing !== null) return frontierPath(standing);
  return path.startsWith('/app/application') ? null : firstPage(path);
};

/** The contract's guard first; then, however the user arrived, a page that cannot be saved leads to the page that can. */
export const decidePage = ({ standing, ...facts }: PageFacts): PageDecision => {
  const { path, record } = facts;
  const redirect = decideRedirect(facts);
  if (record.kind !== 'loaded') return { ...redirect, closed: null };
  const opening = pageOpening(path, standing);
  if (opening.kind === 'open') return { ...redirect, closed: null };
  const closed = { key: opening.step.key, reason: opening.reason };
  if (redirect.kind !== 'stay') return { ...redirect, closed };
  const to = isUnguarded(path) ? null : insteadOf(path, standing);
  return to === null || isSamePage(to, path) ? { kind: 'stay', closed } : { kind: 'go', to, closed };
};

/** Whether a link to this page would open it. */
export const isReachable = (path: string, { standing, ...known }: Pick<PageFacts, 'standing' | 'record'>): boolean => {
  const { kind, closed } = decidePage({ path, session: 'authenticated', arrival: 'inApp', standing, ...known });
  return kind === 'stay' && closed === null;
};
