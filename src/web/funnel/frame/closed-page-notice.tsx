import { pageOpening } from '#funnel/engine/page-opening.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { closedPageKey } from '../step/closed-page-key.ts';
import { ClosedSentence } from '../step/closed-sentence.tsx';
import type { FunnelData } from '../step/funnel-data.ts';
import styles from './closed-page-notice.module.css';

/** On the page shown instead: the one sentence why the other did not open, for as long as it does not. */
export const ClosedPageNotice = ({ state, current }: Pick<FunnelData, 'state' | 'current'>) => {
  const { state: arrival } = useLocation();
  const isLive = useIsLive();
  const key = closedPageKey(arrival);
  const step = key === null ? null : stepByKey(key, current ?? {});
  if (!isLive || state !== 'loaded' || step === null) return null;
  const opening = pageOpening(step.path, current);
  if (opening.kind === 'open') return null;
  return (
    <div className={`wrap ${styles.notice}`}>
      <ClosedSentence step={step} reason={opening.reason} />
    </div>
  );
};
