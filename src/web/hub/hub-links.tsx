import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { IconBuildingBank, IconCircleCheck, IconFileText, IconMessage } from '#web/ui/icons.ts';
import { hubWords } from '#words/loan/hub.ts';
import { PAGE_LINKS } from '../funnel/frame/funnel-header.tsx';
import styles from './hub-links.module.css';

const words = hubWords.links;

const PARTS = [
  { part: 'toDo', hash: '#to-do', Icon: IconCircleCheck },
  { part: 'papers', hash: '#papers', Icon: IconFileText },
  { part: 'money', hash: '#money', Icon: IconBuildingBank },
  { part: 'messages', hash: '#messages', Icon: IconMessage },
] as const;
export type HubPart = (typeof PARTS)[number]['part'];

/** The part of the hub the address names; on a phone, only this one is shown. */
export const useHubPart = (hasMoney: boolean): HubPart => {
  const { hash } = useLocation();
  const named = PARTS.find((each) => each.hash === hash)?.part ?? 'toDo';
  return named === 'money' && !hasMoney ? 'toDo' : named;
};

/** `counts`: what waits in a part. */
type Props = { current: HubPart; hasMoney: boolean; counts: Partial<Record<HubPart, number>> };

type LinksProps = Props & { className: string | undefined; dock?: 'tabs' };

const Links = ({ current, hasMoney, counts, className, dock }: LinksProps) => (
  <nav className={className} aria-label={words.label} data-dock={dock}>
    {PARTS.filter(({ part }) => hasMoney || part !== 'money').map(({ part, hash, Icon }) => (
      // A plain anchor would leave the router with an older page as its current one.
      <Link key={part} to={{ hash }} aria-current={part === current ? 'true' : undefined}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {words[part]}
        {(counts[part] ?? 0) > 0 && (
          <em>
            {counts[part]}
            <span className="visually-hidden"> {words.counted[part]}</span>
          </em>
        )}
      </Link>
    ))}
  </nav>
);

/** The hub's parts: in the header of a wide screen, along the bottom edge of a phone. */
export const HubLinks = (props: Props) => {
  const { hash } = useLocation();
  // Also on Back and on a direct link to a part: it did not exist yet when the page opened.
  useEffect(() => {
    // Not returned: some browsers return a promise, which React would call as a cleanup.
    void document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const header = document.getElementById(PAGE_LINKS);
  return (
    <>
      {header !== null && createPortal(<Links {...props} className={styles.links} />, header)}
      <Links {...props} className={styles.tabs} dock="tabs" />
    </>
  );
};
