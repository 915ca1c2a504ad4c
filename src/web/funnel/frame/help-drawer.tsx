import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#funnel/paths.ts';
import { answersByTopic } from '#web/site/content/answers.ts';
import { FaqTopics } from '#web/site/faq-topics.tsx';
import { IconX } from '#web/ui/icons.ts';
import { shell } from '#words/shell.ts';
import { site } from '#words/site/site.ts';
import styles from './help-drawer.module.css';

/** The `faqs` answers beside any page. The page stays as it is, half-typed answers included; Escape closes. */
export default function HelpDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.drawer} ref={dialog} aria-label={site.faq.title} onClose={onClose}>
      <div className={styles.head}>
        <h2 className="heading-3">{site.faq.title}</h2>
        <button className="button button-quiet" type="button" onClick={() => dialog.current?.close()}>
          <IconX size={20} stroke={1.75} aria-hidden />
          {shell.closeHelp}
        </button>
      </div>
      <p>{site.faq.lede}</p>
      <div className={styles.text}>
        <FaqTopics groups={answersByTopic} />
      </div>
      <p className="small">
        <Link to={paths.faqs} state={{ openedFrom: pathname + search }} onClick={() => dialog.current?.close()}>
          {shell.helpPage}
        </Link>
      </p>
    </dialog>
  );
}
