import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { ReasonForm } from '../decision/reason-form.tsx';
import styles from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import { entryLines } from './entry-lines.ts';
import own from './verification.module.css';

export type FactEntries = inferOutput<ReturnType<typeof useTRPC>['loanFile']['factEntries']>;
type Entry = FactEntries['entries'][number];

const TONES = { waiting: 'wait', inForce: 'ok', declined: 'off' } as const satisfies Record<Entry['state'], ChipTone>;

/** A second person compares the entry with the document, and confirms or declines it. */
export const SettleEntry = ({ entry: { id, isMine } }: { entry: Entry }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const [isDeclining, setIsDeclining] = useState(false);
  const settle = useMutation(trpc.loanFacts.settle.mutationOptions({ onSuccess: refresh }));
  const told = settle.data?.kind;
  const problem =
    told === undefined || told === 'inForce' || told === 'declined'
      ? (settle.error?.message ?? null)
      : words.settleOutcomes[told];
  if (isMine) return <p className={styles.note}>{words.ownEntry}</p>;
  if (isDeclining)
    return (
      <ReasonForm
        words={words.declineForm}
        isPending={settle.isPending}
        problem={problem}
        onSubmit={(reason) => settle.mutate({ loanId, entryId: id, declineReason: reason })}
        onCancel={() => setIsDeclining(false)}
      />
    );
  return (
    <>
      <div className={own.actions}>
        <button
          className="button button-primary button-dense"
          type="button"
          data-act="confirm"
          disabled={settle.isPending}
          onClick={() => settle.mutate({ loanId, entryId: id, declineReason: null })}
        >
          {words.confirm}
        </button>
        <button className="button button-secondary button-dense" type="button" onClick={() => setIsDeclining(true)}>
          {words.decline}
        </button>
      </div>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
};

const settledText = ({ state, settledByName, settledAt, reason }: Entry): string | null => {
  if (settledByName === null || settledAt === null) return null;
  const at = momentText(settledAt);
  return state === 'declined'
    ? words.declinedBy(settledByName, at, reason ?? '')
    : words.confirmedBy(settledByName, at);
};

/** Everything staff entered on the loan, newest first, with its document and the people who stand for it. What waits is settled in its row. */
export const FactEntriesCard = ({ view }: { view: FactEntries }) => {
  const { file } = useLoan();
  const settled = view.entries.filter(({ state }) => state !== 'waiting');
  return (
    <FactCard title={words.entriesTitle}>
      {settled.length === 0 && <p className={styles.note}>{words.noEntries}</p>}
      {settled.toReversed().map((entry) => (
        <article key={entry.id} className={own.entry}>
          <h3>
            {words.entry(entry.fact.kind, firstNameOf(file.application, entry.person))}{' '}
            <Chip tone={TONES[entry.state]}>{words.states[entry.state]}</Chip>
          </h3>
          <ul className={own.lines}>
            {entryLines(entry.fact, file.application).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={styles.note}>
            {words.readFrom} <strong>{entry.fileName}</strong>.{' '}
            {words.entered(entry.enteredByName, momentText(entry.enteredAt))}. {settledText(entry)}
          </p>
        </article>
      ))}
    </FactCard>
  );
};
