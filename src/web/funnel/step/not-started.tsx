import { paths } from '#funnel/paths.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { questions } from '#words/funnel/questions.ts';
import styles from './step-view.module.css';

/** For a visitor who opened a page mid-flow without an application: nothing typed here could be saved. */
export const NotStarted = () => {
  const { pathname } = useLocation();
  return (
    <div className={styles.notice}>
      <Notice tone="warn" title={questions.notStarted.title}>
        <a href="/">{questions.notStarted.start}</a> {questions.notStarted.or}{' '}
        <a href={`${paths.login}?callbackUrl=${encodeURIComponent(pathname)}`}>{questions.notStarted.signIn}</a>
        {questions.notStarted.end}
      </Notice>
    </div>
  );
};
