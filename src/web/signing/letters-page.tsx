import { pageTitle } from '#web/page-title.ts';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { signing } from '#words/loan/signing.ts';
import styles from './own-papers.module.css';
import { OwnPapers } from './own-papers.tsx';

const words = signing.own;

export const meta = () => [{ title: pageTitle(words.lettersTitle) }];

/** Where a mailed notice leads, also for somebody whose questions ended with a no. */
export default function LettersPage() {
  const isLive = useIsLive();
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className="heading-1">{words.lettersTitle}</h1>
        <p className="lede">{words.lettersLede}</p>
        {isLive && <OwnPapers />}
      </div>
    </PageFrame>
  );
}
