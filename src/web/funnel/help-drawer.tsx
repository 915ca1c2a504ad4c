import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#funnel/paths.ts';
import { newestOf } from '#web/site/article.ts';
import { Markdown } from '#web/site/markdown.tsx';
import { IconX } from '#web/ui/icons.ts';
import { shell } from '#words/en/shell.ts';
import styles from './help-drawer.module.css';

const article = newestOf(
  import.meta.glob<string>('/content/faq/*.md', { query: '?raw', import: 'default', eager: true }),
);

/** The answers of `faqs` beside any page. The page stays as it is, half-typed answers included; Escape closes. */
export default function HelpDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.drawer} ref={dialog} aria-label={article.title} onClose={onClose}>
      <div className={styles.head}>
        <h2 className="heading-3">{article.title}</h2>
        <button className="button button-quiet" type="button" onClick={() => dialog.current?.close()}>
          <IconX size={20} stroke={1.75} aria-hidden />
          {shell.closeHelp}
        </button>
      </div>
      <p>{article.summary}</p>
      <div className={styles.text}>
        <Markdown blocks={article.blocks} />
      </div>
      <p className="small">
        <Link to={paths.faqs} onClick={() => dialog.current?.close()}>
          {shell.helpPage}
        </Link>
      </p>
    </dialog>
  );
}
