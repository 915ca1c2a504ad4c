import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { agentName } from '#web/ui/agent-name.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { momentText } from '#words/moments.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from '../users/users.module.css';

const words = portalUsers.account;

type Session = inferOutput<ReturnType<typeof useTRPC>['portal']['account']>['sessions'][number];

export const SessionList = ({ sessions }: { sessions: readonly Session[] }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const end = useMutation(
    trpc.portal.endSession.mutationOptions({
      onSuccess: () => showToast({ kind: 'done', title: words.ended, text: words.endedText }),
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.portal.account.queryKey() }),
    }),
  );
  return (
    <section className={`card ${styles.card}`} aria-labelledby="sessions-heading">
      <h2 className="heading-4" id="sessions-heading">
        {words.sessions}
      </h2>
      {end.isError && <Notice tone="stop" title={end.error.message} />}
      <ul className={styles.actions}>
        {sessions.map(({ id, agent, createdAt, seenAt, isThis }) => (
          <li key={id}>
            <span>
              <strong>{agentName(agent) ?? words.unknownAgent}</strong>{' '}
              {isThis && <Chip tone="ok">{words.thisOne}</Chip>}
            </span>
            <span className="muted small">
              {words.began(momentText(createdAt))}, {words.seen(momentText(seenAt))}
            </span>
            {!isThis && (
              <p>
                <button
                  className="button button-secondary button-small"
                  type="button"
                  aria-label={words.endLabel(agentName(agent) ?? words.unknownAgent)}
                  onClick={() => end.mutate({ id })}
                >
                  {words.end}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
