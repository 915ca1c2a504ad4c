import { signOut } from 'next-auth/react';
import { Outlet, useNavigate } from 'react-router';
import { LegalFoot } from '#web/ui/legal-foot.tsx';
import { shell } from '#words/en/shell.ts';
import { FunnelHeader } from './funnel-header.tsx';
import styles from './funnel-layout.module.css';
import { SavesProvider, useSaves } from './saves.tsx';

const FunnelFrame = () => {
  const { state } = useSaves();
  const navigate = useNavigate();
  /** Leaving never loses anything: saving does not depend on it. */
  const finishLater = async () => {
    await signOut({ redirect: false });
    await navigate('/app/login?left=1');
  };
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <FunnelHeader saveState={state} onFinishLater={() => void finishLater()} />
      <Outlet />
      <div className={styles.foot}>
        <LegalFoot />
      </div>
    </div>
  );
};

export default function FunnelLayout() {
  return (
    <SavesProvider>
      <FunnelFrame />
    </SavesProvider>
  );
}
