import { lazy, Suspense, useEffect, useState } from 'react';
import { SessionWarning } from '#web/account/session-warning.tsx';
import { Outlet } from '#web/router/navigation.tsx';
import { signOut } from '#web/session/session-calls.ts';
import { LegalFoot } from '#web/ui/pages/legal-foot.tsx';
import { useFirstInSlices } from '#web/ui/slices/use-first-in-slices.ts';
import { shell } from '#words/shell.ts';
import { SavesProvider, useSaves } from '../saving/saves.tsx';
import { useSessionEnd } from '../saving/use-session-end.ts';
import { FunnelDataContext, useLoadedFunnel } from '../step/funnel-data.ts';
import { ClosedPageNotice } from './closed-page-notice.tsx';
import { FunnelHeader } from './funnel-header.tsx';
import styles from './funnel-layout.module.css';
import { useRedirectGuard } from './use-redirect-guard.ts';

/** Loads when asked for. */
const FinishLater = lazy(() => import('./finish-later.tsx'));

const WAITING = { state: 'loading', current: null } as const;

const FunnelFrame = () => {
  const data = useLoadedFunnel();
  const { tell, queue, unsaved } = useSaves();
  const guard = useRedirectGuard(data);
  // Until the guard has decided, and while it redirects, no page works with the application.
  const known = guard === 'staying' || data.state === 'failed' ? data : { ...data, ...WAITING };
  const shown = useFirstInSlices(known, ({ state }) => state !== 'loading');
  const signInAgain = useSessionEnd();
  const savedAt = data.current?.savedAt;
  useEffect(() => {
    if (savedAt !== undefined) tell({ kind: 'saved', at: savedAt });
  }, [savedAt, tell]);
  const [isLeaving, setIsLeaving] = useState(false);
  const isSent = data.current?.status === 'applicationSubmitted';
  const signOutSaved = async () => {
    for (const save of unsaved) save();
    await queue.emptied();
    // Full page load: typed data must not stay in this tab's memory after leaving.
    await signOut('/app/login?left=1');
  };
  return (
    <FunnelDataContext value={shown}>
      <div className={styles.shell}>
        <FunnelHeader
          isInApp={data.current !== null}
          isSent={isSent}
          onLeave={() => (isSent ? void signOutSaved() : setIsLeaving(true))}
        />
        {isLeaving && (
          <Suspense>
            <FinishLater
              email={data.current?.email ?? null}
              savedAt={savedAt ?? null}
              onStay={() => setIsLeaving(false)}
              onLeave={() => void signOutSaved()}
            />
          </Suspense>
        )}
        <SessionWarning kept={shell.sessionWarning.kept} onEnd={signInAgain} />
        <div className={styles.page} inert={guard === 'leaving'}>
          <ClosedPageNotice {...shown} />
          <Outlet />
        </div>
        <div className={styles.foot} data-held={shown.state === 'loading' || undefined}>
          <LegalFoot />
        </div>
      </div>
    </FunnelDataContext>
  );
};

export default function FunnelLayout() {
  return (
    <SavesProvider>
      <FunnelFrame />
    </SavesProvider>
  );
}
