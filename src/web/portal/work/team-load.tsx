import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { inCount } from '#words/figures.ts';
import { work as words } from '#words/portal/work.ts';
import { Loaded } from '../loaded.tsx';
import { Arch } from '../presence/arch.tsx';
import styles from './work.module.css';

/** Open work by person, for those who assign it. */
export const TeamLoad = () => {
  const trpc = useTRPC();
  const team = useQuery(trpc.work.team.queryOptions());
  return (
    <aside className={styles.team} aria-labelledby="team-load">
      <h2 id="team-load">{words.team}</h2>
      <Loaded of={team}>
        {(people) => {
          const most = Math.max(1, ...people.map(({ open }) => open));
          if (people.length === 0) return <p className="muted">{words.teamNone}</p>;
          return (
            <ul>
              {people.map(({ id, name, isMe, open, due }) => (
                <li key={id}>
                  <Arch name={name} isMe={isMe} />
                  <span className={styles.person}>{name}</span>
                  <svg width="100%" height="8" aria-hidden="true">
                    <rect className={styles.whole} width="100%" height="8" rx="2" />
                    <rect className={styles.open} width={`${(open / most) * 100}%`} height="8" rx="2" />
                    <rect className={styles.dueBar} width={`${(due / most) * 100}%`} height="8" rx="2" />
                  </svg>
                  <b>{inCount(open)}</b>
                  <span className={styles.dueText}>{words.teamDue(due)}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </aside>
  );
};
