import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LEAVING, useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { portalKeys as words } from '#words/portal/portal-keys.ts';
import { usePortalData } from '../portal-data.ts';
import styles from './shortcut-dialog.module.css';

/** Lets users turn off single-key shortcuts. */
export const LetterKeysSwitch = () => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const { hasLetterKeys, refresh } = usePortalData();
  const queryClient = useQueryClient();
  const queryKey = trpc.desk.counts.queryKey();
  // A key may be pressed right after turning them off: apply the change before it is stored, and cancel earlier queries. Shown before it
  // is stored, it has to be stored even if the page is left at once.
  const change = useMutation({
    mutationFn: (wanted: { hasLetterKeys: boolean }) => api.desk.setLetterKeys.mutate(wanted, { context: LEAVING }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...wanted });
    },
    onSettled: refresh,
  });
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={hasLetterKeys}
          checked={hasLetterKeys}
          onChange={({ currentTarget }) => change.mutate({ hasLetterKeys: currentTarget.checked })}
        />
        <span>
          <strong>{words.switch}</strong>
          <span className="muted">{words.switchHelp}</span>
        </span>
      </label>
      {change.isError && (
        <p className="field-error" role="alert">
          {change.error.message}
        </p>
      )}
    </>
  );
};
