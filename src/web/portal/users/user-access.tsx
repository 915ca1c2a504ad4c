import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
import { AskTwice } from '../ask-twice.tsx';
import type { StaffUser } from './staff-types.ts';
import { useStaffChange } from './use-staff-change.ts';
import styles from './users.module.css';

const words = portalUsers.actions;

type Action = 'deactivate' | 'reactivate' | 'reset' | 'endSessions' | 'unlock';

const actionsFor = ({ status, isLocked }: StaffUser): Action[] => [
  ...(isLocked ? (['unlock'] as const) : []),
  ...(status === 'active' ? (['endSessions'] as const) : []),
  ...(status === 'deactivated' ? (['reactivate'] as const) : (['reset', 'deactivate'] as const)),
];

const textOf = (action: Action, { status }: StaffUser): { name: string; text: string } =>
  action === 'reset' && status === 'invited'
    ? { name: words.inviteAgain, text: words.inviteAgainText }
    : { name: words[action], text: words[`${action}Text`] };

/** Ending or restoring access takes an inline confirmation. */
export const UserAccess = ({ user }: { user: StaffUser }) => {
  const trpc = useTRPC();
  const { settled, problem } = useStaffChange(words.done.changed);
  const changes = {
    deactivate: useMutation(trpc.staff.deactivate.mutationOptions(settled)),
    reactivate: useMutation(trpc.staff.reactivate.mutationOptions(settled)),
    reset: useMutation(trpc.staff.reset.mutationOptions(settled)),
    endSessions: useMutation(trpc.staff.endSessions.mutationOptions(settled)),
    unlock: useMutation(trpc.staff.unlock.mutationOptions(settled)),
  };
  const isPending = Object.values(changes).some((change) => change.isPending);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="access-heading">
      <h2 className="heading-4" id="access-heading">
        {words.heading}
      </h2>
      {problem && <Notice tone="stop" title={problem} />}
      <ul className={styles.actions}>
        {actionsFor(user).map((action) => (
          <li key={action}>
            <AskTwice
              {...textOf(action, user)}
              yes={words.yes(textOf(action, user).name)}
              no={words.no}
              isAskedTwice={action !== 'unlock'}
              isPending={isPending}
              onSure={() => changes[action].mutate({ accountId: user.id })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
