import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';
import { conditionTitle } from './condition-title.ts';
import styles from './conditions.module.css';

const words = conditionDesk.bulk;
type Action = keyof typeof words.run;

type Outcome = keyof typeof words.outcomes;
/** One of several that was left as it is, and why. */
export type LeftAsItIs = { key: string; title: string; outcome: Outcome };

const LeftList = ({ left }: { left: readonly LeftAsItIs[] }) => (
  <ul>
    {left.map(({ key, title, outcome }) => (
      <li key={key}>
        {title} <span className="muted">{words.outcomes[outcome]}</span>
      </li>
    ))}
  </ul>
);

/** Stays until it is read: a notice that goes by itself is not enough for what was not done. */
export const LeftNotice = ({ left, onClose }: { left: readonly LeftAsItIs[]; onClose: () => void }) => (
  <section ref={focusHere} tabIndex={-1} className={styles.bulk} aria-label={words.refusedTitle}>
    <strong>{words.refusedTitle}</strong>
    <LeftList left={left} />
    <p className={styles.bulkActions}>
      <button className="button button-secondary button-dense" type="button" onClick={onClose}>
        {words.close}
      </button>
    </p>
  </section>
);

type PreviewProps = {
  action: Action;
  chosen: readonly LoanCondition[];
  onDone: (left: readonly LeftAsItIs[]) => void;
  onCancel: () => void;
};

/** What happens to each of the chosen, and why not to the rest, before anything does. */
const Preview = ({ action, chosen, onDone, onCancel }: PreviewProps) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const conditions = chosen.map(({ key, changedAt }) => ({ key, seen: changedAt }));
  const titleOf = (key: string) => {
    const condition = chosen.find((each) => each.key === key);
    return condition ? conditionTitle(condition) : '';
  };
  const preview = useQuery(trpc.loanWork.previewBulk.queryOptions({ loanId, action, conditions }));
  // As they were when the button was pressed: one that a colleague clears leaves the list before the answer is here.
  const titles = useRef(new Map<string, string>());
  const run = useMutation(
    trpc.loanWork.bulkConditions.mutationOptions({
      onSuccess: (told) => {
        const left = told.filter(({ outcome }) => outcome !== 'done');
        const count = told.length - left.length;
        if (count > 0) showToast({ kind: 'done', title: words[action], text: words.done[action](count) });
        onDone(left.map((each) => ({ ...each, title: titles.current.get(each.key) ?? '' })));
      },
      onSettled: refresh,
    }),
  );
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
          <LeftList left={refused.map((each) => ({ ...each, title: titleOf(each.key) }))} />
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
            onClick={() => {
              titles.current = new Map(possible.map(({ key }) => [key, titleOf(key)]));
              run.mutate({
                loanId,
                action,
                conditions: conditions.filter(({ key }) => possible.some((each) => each.key === key)),
              });
            }}
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
export const ConditionBulk = ({
  chosen,
  onDone,
  onDrop,
}: Pick<PreviewProps, 'chosen' | 'onDone'> & { onDrop: () => void }) => {
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
          <Preview action={action} chosen={chosen} onDone={onDone} onCancel={() => setAction(null)} />
        )}
      </div>
    </section>
  );
};
