import { SignOutButton } from '#web/account/sign-out-button.tsx';
import { pageTitle } from '#web/page-title.ts';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { signing } from '#words/loan/signing.ts';
import styles from './own-documents.module.css';
import { OwnDocuments } from './own-documents.tsx';

const words = signing.own;

export const meta = () => [{ title: pageTitle(words.lettersTitle) }];

/** Target of a mailed notice, including for applicants who were declined. */
export default function LettersPage() {
  const isLive = useIsLive();
  return (
    <PageFrame>
      <div className={styles.page}>
        <ArrivalHeading>{words.lettersTitle}</ArrivalHeading>
        <p className="lede">{words.lettersLede}</p>
        {isLive && <OwnDocuments />}
        <p>
          <SignOutButton />
        </p>
      </div>
    </PageFrame>
  );
}
