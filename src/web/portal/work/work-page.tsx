import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type WorkQueue, type WorkView, workQueue, workView } from '#entities/contract/desk/work-item.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate, useSearchParams } from '#web/router/navigation.tsx';
import { work as words } from '#words/portal/work.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Loaded } from '../loaded.tsx';
import { NotForRole } from '../not-for-role.tsx';
import { usePortalData } from '../portal-data.ts';
import { useMay } from '../use-may.ts';
import { QueueView } from './queue-view.tsx';
import { TeamLoad } from './team-load.tsx';
import styles from './work.module.css';
import { queueAddress, WorkTiles } from './work-tiles.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type Counts = inferOutput<ReturnType<typeof useTRPC>['work']['counts']>;

const totalOf = (counts: Counts['views'][WorkView]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The caller's own work first; where they have none, what nobody has. */
const firstView = ({ views }: Counts): WorkView => workView.options.find((view) => totalOf(views[view]) > 0) ?? 'mine';

const firstQueue = (counts: Counts['views'][WorkView]): WorkQueue =>
  (counts.find(({ count }) => count > 0) ?? counts[0])?.queue ?? 'documents';

const Desk = ({ counts, onChanged }: { counts: Counts; onChanged: () => void }) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hasLetterKeys } = usePortalData();
  const mayAssign = useMay('assign');
  const view = workView.safeParse(search.get('view')).data ?? firstView(counts);
  const inView = counts.views[view];
  const asked = workQueue.safeParse(search.get('queue')).data;
  const queue = inView.some((each) => each.queue === asked) && asked ? asked : firstQueue(inView);
  const keys = Object.fromEntries(
    inView.map((each, at) => [String(at + 1), () => navigate(queueAddress(each.queue, view))]),
  );
  useShortcuts(keys, { isOn: hasLetterKeys });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <nav aria-label={words.viewsLabel}>
          <ul className={styles.views}>
            {workView.options.map((each) => (
              <li key={each}>
                <Link to={queueAddress(queue, each)} aria-current={each === view ? 'page' : undefined}>
                  {words.views[each]} <b>{words.count(totalOf(counts.views[each]))}</b>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <WorkTiles counts={inView} queue={queue} view={view} />
      <div className={`${styles.body} ${mayAssign ? styles.withTeam : ''}`}>
        <QueueView key={`${queue} ${view}`} {...{ counts, queue, view, onChanged }} />
        {mayAssign && <TeamLoad />}
      </div>
    </div>
  );
};

/** All open work by queue: mine, nobody's, the team's. */
export default function WorkPage() {
  const trpc = useTRPC();
  const counts = useQuery(trpc.work.counts.queryOptions());
  return (
    <Loaded of={counts}>
      {(data) =>
        data.views.team.length === 0 ? <NotForRole /> : <Desk counts={data} onChanged={() => void counts.refetch()} />
      }
    </Loaded>
  );
}
