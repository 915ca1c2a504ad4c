import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import styles from './sign-in.module.css';

/** An application begun in this browser whose address is not confirmed yet. */
export const OpenApplication = () => (
  <div className={styles.notice}>
    <Notice tone="info" title={account.open}>
      <Link to={paths.app}>{account.openGoOn}</Link> {account.openOr}
    </Notice>
  </div>
);
