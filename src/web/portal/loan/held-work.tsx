import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type HeldWork, workAction } from '#entities/contract/desk/work-item.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useFocusAlong } from '#web/ui/focus/use-focus-along.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { heldWords as words } from '#words/portal/desk/held-work.ts';
import styles from './held-work.module.css';
import { LoanContext, type LoanData, useLoan } from './loan-context.ts';

const WORKING: readonly string[] = workAction.options;

/** What colleagues took of the work that a part of the page is for. */
export const useHeld = (isOfPart: (work: HeldWork) => boolean): HeldWork[] => useLoan().file.held.filter(isOfPart);

/** Within it, nothing that changes the loan is offered while a colleague has the work; forms that are open keep what was typed. */
export const ReadOnlyWhile = ({ held, children }: { held: readonly HeldWork[]; children: ReactNode }) => {
  const loan = useLoan();
  const can: LoanData['can'] = (action) => (held.length === 0 || !WORKING.includes(action)) && loan.can(action);
  return <LoanContext value={{ ...loan, can }}>{children}</LoanContext>;
};

/** Who has it, and the way to take it over. */
export const HeldNotice = ({ held, onTaken }: { held: readonly HeldWork[]; onTaken?: () => void }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const take = useMutation(
    trpc.work.take.mutationOptions({
      onSuccess: ({ changed }) => {
        if (changed > 0) showToast({ kind: 'problem', title: words.takeOver, text: words.changed });
        refresh();
        onTaken?.();
      },
      onError: ({ message }) => showToast({ kind: 'problem', title: words.takeOver, text: message }),
    }),
  );
  if (held.length === 0) return null;
  const items = held.map(({ kind, subject, by }) => ({ loanId, kind, subject, ownerId: by.id }));
  return (
    <div className={styles.notice}>
      <Notice tone="warn" title={words.by([...new Set(held.map(({ by }) => by.name))])}>
        {words.readOnly}{' '}
        <button
          className="button button-secondary button-dense"
          type="button"
          disabled={take.isPending}
          onClick={() => take.mutate({ items })}
        >
          {words.takeOver}
        </button>
      </Notice>
    </div>
  );
};

type Part = { isOf: (work: HeldWork) => boolean; children: ReactNode };

/** The part of a page where a piece of work is done: read-only while a colleague has it. */
export const HeldPart = ({ isOf, children }: Part) => {
  const held = useHeld(isOf);
  const isHeld = held.length > 0;
  const place = useFocusAlong<HTMLFieldSetElement>(isHeld);
  return (
    <>
      <HeldNotice held={held} />
      <fieldset ref={place} className={styles.part} disabled={isHeld}>
        <ReadOnlyWhile held={held}>{children}</ReadOnlyWhile>
      </fieldset>
    </>
  );
};
