import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';
import { conditionTitle } from './condition-title.ts';
import styles from './conditions.module.css';

const words = conditionDesk.bulk;
type Action = keyof typeof words.run;

type PreviewProps = {
  action: Action;
  chosen: readonly LoanCondition[];
  onDone: () => void;
  onCancel: () => void;
};

/** What happens to each of the chosen, and why not to the rest, before anything does. */
const Preview = ({ action, chosen, onDone, onCancel }: PreviewProps) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const conditions = chosen.map(({ key, changedAt }) => ({ key, seen: changedAt }));
  const preview = useQuery(trpc.loanWork.previewBulk.queryOptions({ loanId, action, conditions }));
  const run = useMutation(
    trpc.loanWork.bulkConditions.mutationOptions({
      onSuccess: (told) => {
        const count = told.filter(({ outcome }) => outcome === 'done').length;
        showToast({ kind: 'done', title: words[action], text: words.done[action](count) });
        onDone();
      },
      onSettled: refresh,
    }),
  );
  const titleOf = (key: string) => {
    const condition = chosen.find((each) => each.key === key);
    return condition ? conditionTitle(condition) : '';
  };
  const told = preview.data ?? [];
  const possible = told.filter(({ outcome }) => outcome === 'possible');
  const refused = told.filter(({ outcome }) => outcome !== 'possible');
  const problem = preview.error?.message ?? run.error?.message ?? null;
  return (
    <>
      {possible.length > 0 && (
        <section aria-label={words.previewTitle[action]}>
          <strong>{words.previewTitle[action]}</strong>
          <ul>
            {possible.map(({ key }) => (
              <li key={key}>{titleOf(key)}</li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section aria-label={words.refusedTitle}>
          <strong>{words.refusedTitle}</strong>
          <ul>
            {refused.map(({ key, outcome }) => (
              <li key={key}>
                {titleOf(key)} <span className="muted">{words.outcomes[outcome]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className={styles.bulkActions}>
        {preview.data && possible.length === 0 ? (
          <span>{words.none[action]}</span>
        ) : (
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={possible.length === 0 || run.isPending}
            onClick={() =>
              run.mutate({
                loanId,
                action,
                conditions: conditions.filter(({ key }) => possible.some((each) => each.key === key)),
              })
            }
          >
            {words.run[action](possible.length)}
          </button>
        )}
        <button className="button button-quiet button-dense" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </>
  );
};

/** Below the list: what can be done with several conditions at once. */
export const ConditionBulk = ({ chosen, onDrop }: { chosen: readonly LoanCondition[]; onDrop: () => void }) => {
  const [action, setAction] = useState<Action | null>(null);
  const place = useFocusAlong<HTMLDivElement>(action);
  return (
    <section className={styles.bulk} aria-label={words.chosen(chosen.length)}>
      <p>
        <strong role="status">{words.chosen(chosen.length)}</strong>
        {action === null && (
          <>
            {(['remind', 'clear'] as const).map((each) => (
              <button
                key={each}
                className="button button-secondary button-dense"
                type="button"
                onClick={() => setAction(each)}
              >
                {words[each]}
              </button>
            ))}
            <button className="button button-quiet button-dense" type="button" onClick={onDrop}>
              {words.drop}
            </button>
          </>
        )}
      </p>
      <div ref={place}>
        {action !== null && (
          <Preview action={action} chosen={chosen} onDone={onDrop} onCancel={() => setAction(null)} />
        )}
      </div>
    </section>
  );
};
