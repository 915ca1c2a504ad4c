import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers } from '#words/en/portal-users.ts';
import type { StaffUser } from './staff-types.ts';
import { useStaffChange } from './use-staff-change.ts';
import styles from './users.module.css';

const words = portalUsers.actions;

type Action = 'deactivate' | 'reactivate' | 'reset' | 'unlock';

const actionsFor = ({ status, isLocked }: StaffUser): Action[] => [
  ...(isLocked ? (['unlock'] as const) : []),
  ...(status === 'deactivated' ? (['reactivate'] as const) : (['reset', 'deactivate'] as const)),
];

const textOf = (action: Action, { status }: StaffUser): { name: string; text: string } =>
  action === 'reset' && status === 'invited'
    ? { name: words.inviteAgain, text: words.inviteAgainText }
    : { name: words[action], text: words[`${action}Text`] };

/** What ends or opens someone's access is asked twice, in place. */
export const UserAccess = ({ user }: { user: StaffUser }) => {
  const trpc = useTRPC();
  const [asked, setAsked] = useState<Action | null>(null);
  const { settled, problem } = useStaffChange(words.done.changed);
  const changes = {
    deactivate: useMutation(trpc.staff.deactivate.mutationOptions(settled)),
    reactivate: useMutation(trpc.staff.reactivate.mutationOptions(settled)),
    reset: useMutation(trpc.staff.reset.mutationOptions(settled)),
    unlock: useMutation(trpc.staff.unlock.mutationOptions(settled)),
  };
  const run = (action: Action) => {
    setAsked(null);
    changes[action].mutate({ accountId: user.id });
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="access-heading">
      <h2 className="heading-4" id="access-heading">
        {words.heading}
      </h2>
      {problem && <Notice tone="stop" title={problem} />}
      <ul className={styles.actions}>
        {actionsFor(user).map((action) => {
          const { name, text } = textOf(action, user);
          return (
            <li key={action}>
              <p className="small">{text}</p>
              {asked === action ? (
                <p className={styles.buttons}>
                  <button className="button button-primary button-dense" type="button" onClick={() => run(action)}>
                    {words.yes(name)}
                  </button>
                  <button className="button button-quiet button-dense" type="button" onClick={() => setAsked(null)}>
                    {words.no}
                  </button>
                </p>
              ) : (
                <p>
                  <button
                    className="button button-secondary button-dense"
                    type="button"
                    onClick={() => (action === 'unlock' ? run(action) : setAsked(action))}
                  >
                    {name}
                  </button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
