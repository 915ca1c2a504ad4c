import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { portalKeys as words } from '#words/en/portal-keys.ts';
import { usePortalData } from '../portal-data.ts';
import styles from './shortcut-dialog.module.css';

/** Keys without a modifier can be turned off by whoever they hinder. */
export const LetterKeysSwitch = () => {
  const trpc = useTRPC();
  const { hasLetterKeys, refresh } = usePortalData();
  const change = useMutation(trpc.desk.setLetterKeys.mutationOptions({ onSuccess: refresh }));
  const isOn = change.isPending ? change.variables.hasLetterKeys : hasLetterKeys;
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
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
