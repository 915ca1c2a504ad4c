import type { WorkCount, WorkQueue, WorkView } from '#entities/contract/desk/work-item.ts';
import { Link } from '#web/router/link.tsx';
import { IconAlertCircle } from '#web/ui/icons.ts';
import { work as words } from '#words/portal/work.ts';
import { timeSince } from '../pipeline/time-since.ts';
import styles from './work-tiles.module.css';

export const queueAddress = (queue: WorkQueue, view: WorkView): string => `/portal/work?queue=${queue}&view=${view}`;

const Age = ({ count: { count, oldest, isPastDue } }: { count: WorkCount }) => {
  if (count === 0 || oldest === null) return <span className={styles.age}>{words.nothing}</span>;
  const text = words.oldest(timeSince(oldest, new Date()));
  return isPastDue ? (
    <span className={`${styles.age} ${styles.late}`}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      {text}
      <span className="visually-hidden">, {words.pastDue}</span>
    </span>
  ) : (
    <span className={styles.age}>{text}</span>
  );
};

type Tiles = { counts: readonly WorkCount[]; queue: WorkQueue; view: WorkView };

/** Each queue with its count and the age of its oldest piece. */
export const WorkTiles = ({ counts, queue, view }: Tiles) => (
  <nav className={styles.tiles} aria-label={words.queuesLabel}>
    <ul>
      {counts.map((each) => (
        <li key={each.queue}>
          <Link to={queueAddress(each.queue, view)} aria-current={each.queue === queue ? 'page' : undefined}>
            <span className={styles.name}>{words.queues[each.queue]}</span>
            <b>{words.count(each.count)}</b>
            <Age count={each} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
