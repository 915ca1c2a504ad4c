import { useEffect, useState } from 'react';
import { paths } from '#funnel/paths.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useNavigate } from '#web/router/navigation.tsx';
import { reloadPage } from '#web/router/reload-page.ts';
import { LoadingPage } from '#web/ui/pages/loading-page.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { shell } from '#words/shell.ts';
import { resumeAddress } from './resume-address.ts';

export const meta = () => [{ title: pageTitle(shell.loading) }];

/** The application's base path: redirects to the user's current page, or to sign-in. */
export default function AppEntryPage() {
  const api = useTRPCClient();
  const navigate = useNavigate();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const goOn = async () => {
      const resumed = await resumeAddress(api);
      navigate(resumed === paths.landing ? paths.login : resumed, { replace: true });
    };
    goOn().catch(() => setIsFailed(true));
  }, [api, navigate]);
  if (!isFailed) return <LoadingPage />;
  return (
    <PageFrame>
      <NotLoaded retry={reloadPage} isWholePage />
    </PageFrame>
  );
}
