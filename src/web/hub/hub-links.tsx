import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { hubWords } from '#words/loan/hub.ts';
import { PAGE_LINKS } from '../funnel/frame/funnel-header.tsx';
import styles from './hub-links.module.css';

const words = hubWords.links;

type Props = { hasMoney: boolean; unread: number };

/** The hub's sections, in the header where a wide screen has room for them. */
export const HubLinks = ({ hasMoney, unread }: Props) => {
  const { hash } = useLocation();
  // Also on Back and on a direct link to a section: it did not exist yet when the page opened.
  useEffect(() => {
    // Not returned: some browsers return a promise, which React would call as a cleanup.
    void document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const header = document.getElementById(PAGE_LINKS);
  if (header === null) return null;
  const links = [
    { to: '#to-do', text: words.toDo, count: 0 },
    { to: '#papers', text: words.papers, count: 0 },
    ...(hasMoney ? [{ to: '#money', text: words.money, count: 0 }] : []),
    { to: '#messages', text: words.messages, count: unread },
  ];
  const current = links.find(({ to }) => to === hash)?.to ?? '#to-do';
  return createPortal(
    <nav className={styles.links} aria-label={words.label}>
      {links.map(({ to, text, count }) => (
        <a key={to} href={to} aria-current={to === current ? 'true' : undefined}>
          {text}
          {count > 0 && (
            <em>
              {count}
              <span className="visually-hidden"> {words.unread}</span>
            </em>
          )}
        </a>
      ))}
    </nav>,
    header,
  );
};
