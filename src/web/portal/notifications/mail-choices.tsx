import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NotificationKind, notificationKind } from '#entities/contract/desk/notification.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { mailChoices as words } from '#words/portal/desk/mail-choices.ts';
import { Loaded } from '../loaded.tsx';
import styles from './notifications.module.css';

/** What is mailed to the signed-in person besides the bell. */
export const MailChoices = () => {
  const trpc = useTRPC();
  const chosen = useQuery(trpc.desk.notMailed.queryOptions());
  const { refetch } = chosen;
  // What was pressed stands at once and keeps the focus; a refusal brings back what is kept. One is stored after the other.
  const [pressed, setPressed] = useState<NotificationKind[] | null>(null);
  const set = useMutation({
    ...trpc.desk.setNotMailed.mutationOptions({
      onSuccess: () => refetch(),
      onSettled: (_done, _refused, { kinds }) => setPressed((latest) => (latest === kinds ? null : latest)),
    }),
    scope: { id: 'notMailed' },
  });
  const toggle = (off: readonly NotificationKind[], kind: NotificationKind) => {
    const kinds = off.includes(kind) ? off.filter((each) => each !== kind) : [...off, kind];
    setPressed(kinds);
    set.mutate({ kinds });
  };
  return (
    <Loaded of={chosen}>
      {(kept) => {
        const off = pressed ?? kept;
        return (
          <fieldset className={styles.checks}>
            <legend className="muted">{words.lede}</legend>
            {notificationKind.options.map((kind) => (
              <label key={kind}>
                <input type="checkbox" checked={!off.includes(kind)} onChange={() => toggle(off, kind)} />
                {words.kinds[kind]}
              </label>
            ))}
            <span role="status">{set.error?.message ?? (set.isSuccess ? words.saved : '')}</span>
          </fieldset>
        );
      }}
    </Loaded>
  );
};
