import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { Notice } from '#web/ui/notice.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
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

type AskedProps = { name: string; text: string; isAskedTwice: boolean; isPending: boolean; onSure: () => void };

const Asked = ({ name, text, isAskedTwice, isPending, onSure }: AskedProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const place = useFocusAlong<HTMLLIElement>(isAsked);
  const press = () => {
    setIsAsked(!isAsked && isAskedTwice);
    if (isAsked || !isAskedTwice) onSure();
  };
  return (
    <li ref={place}>
      <p className="small">{text}</p>
      <p className={styles.buttons}>
        <button
          className={`button button-dense ${isAsked ? 'button-primary' : 'button-secondary'}`}
          type="button"
          disabled={isPending}
          onClick={press}
        >
          {isAsked ? words.yes(name) : name}
        </button>
        {isAsked && (
          <button className="button button-quiet button-dense" type="button" onClick={() => setIsAsked(false)}>
            {words.no}
          </button>
        )}
      </p>
    </li>
  );
};

/** Ending or restoring access takes an inline confirmation. */
export const UserAccess = ({ user }: { user: StaffUser }) => {
  const trpc = useTRPC();
  const { settled, problem } = useStaffChange(words.done.changed);
  const changes = {
    deactivate: useMutation(trpc.staff.deactivate.mutationOptions(settled)),
    reactivate: useMutation(trpc.staff.reactivate.mutationOptions(settled)),
    reset: useMutation(trpc.staff.reset.mutationOptions(settled)),
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
          <Asked
            key={action}
            {...textOf(action, user)}
            isAskedTwice={action !== 'unlock'}
            isPending={isPending}
            onSure={() => changes[action].mutate({ accountId: user.id })}
          />
        ))}
      </ul>
    </section>
  );
};
