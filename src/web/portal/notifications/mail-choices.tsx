import { useMutation, useQuery } from '@tanstack/react-query';
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
  const set = useMutation(trpc.desk.setNotMailed.mutationOptions({ onSuccess: () => refetch() }));
  const toggled = (off: readonly NotificationKind[], kind: NotificationKind): NotificationKind[] =>
    off.includes(kind) ? off.filter((each) => each !== kind) : [...off, kind];
  return (
    <Loaded of={chosen}>
      {(kept) => {
        // What was pressed stands at once; a refusal brings back what is kept.
        const off = set.isPending ? set.variables.kinds : kept;
        return (
          <fieldset className={styles.checks}>
            <legend className="muted">{words.lede}</legend>
            {notificationKind.options.map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={!off.includes(kind)}
                  disabled={set.isPending}
                  onChange={() => set.mutate({ kinds: toggled(off, kind) })}
                />
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
