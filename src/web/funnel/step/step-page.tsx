import { pageOpening } from '#funnel/engine/page-opening.ts';
import { leadsToCreditCheck, prequalEntry } from '#funnel/engine/prequal-entry.ts';
import { setupSlugPath } from '#funnel/engine/setup-slug.ts';
import { stepByPath } from '#funnel/engine/step-lookup.ts';
import { paths } from '#funnel/paths.ts';
import { lender } from '#web/lender.ts';
import { pageTitle } from '#web/page-title.ts';
import type { Location } from '#web/router/history.ts';
import { Redirect, useLocation } from '#web/router/navigation.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { shell } from '#words/shell.ts';
import { leadLinkIn } from '../links/lead-link-in.ts';
import { bringStep, useStepParts } from '../screens/bring-step.ts';
import { screens, screenWaiting } from '../screens/screens.tsx';
import { useNextPageCode } from '../screens/use-next-page-code.ts';
import { ClosedPage } from './closed-page.tsx';
import { useFunnelData } from './funnel-data.ts';
import { LoadFailed } from './load-failed.tsx';
import { questionWords } from './question-words.ts';

/** Few come by a partner's link. */
const leadLink = onDemand(async () => (await import('../links/lead-link-screen.tsx')).LeadLinkScreen, {
  waiting: <SkeletonLines text={shell.loading} />,
  failed: (retry) => <LoadFailed retry={retry} />,
});

const SETUP = '/app/initial-setup';

/** Redirect for a path without a page of its own; null is none. */
const elsewhere = (pathname: string, search: string): string | null => {
  if (pathname.startsWith(SETUP)) return setupSlugPath(pathname.slice(SETUP.length + 1));
  return pathname.startsWith('/prequal') ? prequalEntry(pathname + search) : null;
};

export const meta = ({ location: { pathname, search } }: { location: { pathname: string; search: string } }) => {
  const step = stepByPath(pathname + search);
  return [{ title: step === null ? lender.displayName : pageTitle(questionWords(step.key).question) }];
};

/** The page before stays until the screen of this one is here. */
export const bring = ({ pathname, search }: Location): Promise<unknown> | null => {
  const step = stepByPath(pathname + search);
  return step && bringStep(step);
};

/** Every question page of every flow: the path names the step, the step names its fields. */
export default function StepPage() {
  const { pathname, search: given } = useLocation();
  const isLive = useIsLive();
  const search = isLive ? given : '';
  const { state, current, retry } = useFunnelData();
  const step = stepByPath(pathname + search, { variant: current?.variant });
  useNextPageCode(step, current);
  const isHere = useStepParts(step);
  if (step === null || leadsToCreditCheck(pathname + search)) {
    const to = elsewhere(pathname, search);
    if (to === null) throw new Response(null, { status: 404 });
    // The guard decides first: to it, a redirect would no longer be a typed address.
    if (!isLive || state === 'loading') return <SkeletonLines text={shell.loading} />;
    if (to !== paths.landing) return <Redirect to={to + search} />;
    // The front page is a separate document.
    window.location.replace(to);
    return null;
  }
  const link = leadLinkIn({ pathname, search });
  if (link !== null) return <leadLink.Part link={link} />;
  if (state === 'failed') return <LoadFailed retry={retry} />;
  const opening = pageOpening(pathname + search, current);
  if (state === 'loaded' && opening.kind === 'closed')
    return <ClosedPage step={step} reason={opening.reason} current={current} />;
  if (!isHere) return screenWaiting;
  const { Part: Screen } = screens[step.screen];
  // A new key is a new page: the form starts from this step's stored answers.
  return <Screen key={`${step.key}-${state}`} step={step} />;
}
