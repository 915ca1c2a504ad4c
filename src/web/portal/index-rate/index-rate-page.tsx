import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate, inPercent } from '#words/figures.ts';
import { indexRateWords as words } from '#words/portal/index-rate.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../portal-pages.module.css';
import { type QueueColumn, QueueTable } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';
import { type IndexRow, indexColumns } from './index-columns.tsx';
import own from './index-rate.module.css';
import { ProposeForm } from './propose-form.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

type Outcome = keyof typeof words.outcomes;
const GOOD: ReadonlySet<Outcome> = new Set(['proposed', 'released', 'declined']);
/** A row to propose, or `entered` for a change by hand. */
type Proposing = IndexRow | 'entered' | null;

/** The index in force and its changes: proposed by one person, released by another. */
export default function IndexRatePage() {
  const trpc = useTRPC();
  const [told, setTold] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [proposing, setProposing] = useState<Proposing>(null);
  const [mayPropose, mayRelease] = [useMay('changePolicies'), useMay('releaseIndex')];
  const list = useQuery(trpc.indexRate.list.queryOptions());
  const done = (outcome: Outcome | null) => {
    setProposing(null);
    setProblem(null);
    setTold(outcome);
    void list.refetch();
  };
  const settle = useMutation(
    trpc.indexRate.settle.mutationOptions({
      onSuccess: ({ kind }) => done(kind),
      onError: ({ message }) => setProblem(message),
    }),
  );
  const press = (row: IndexRow, isReleased: boolean) => settle.mutate({ id: row.id, isReleased });
  const actions: QueueColumn<IndexRow> = {
    heading: words.columns.action,
    cell: (row) => {
      if (row.state === 'found' && mayPropose)
        return (
          <button className="button button-primary button-dense" type="button" onClick={() => setProposing(row)}>
            {words.propose}
            <span className="visually-hidden">{words.proposeNamed(inPercent(row.rate, 2))}</span>
          </button>
        );
      if (row.state !== 'proposed' || !mayRelease) return null;
      if (row.isMine) return <span className="muted small">{words.yours}</span>;
      return (
        <span className={own.press}>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={settle.isPending}
            onClick={() => press(row, true)}
          >
            {words.release}
          </button>
          <button
            className="button button-quiet button-dense"
            type="button"
            disabled={settle.isPending}
            onClick={() => press(row, false)}
          >
            {words.decline}
          </button>
        </span>
      );
    },
  };
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {(told !== null || problem !== null) && (
        <div className={styles.told}>
          <Notice
            tone={told !== null && GOOD.has(told) ? 'info' : 'stop'}
            title={problem ?? (told === null ? '' : words.outcomes[told])}
          />
        </div>
      )}
      <Loaded of={list}>
        {({ inForce, rows, today }) => (
          <>
            <p className={own.inForce}>
              <strong>{words.inForceTitle}</strong>
              <span>{words.inForce(inPercent(inForce.rate, 2), inLongDate(inForce.effectiveFrom))}</span>
            </p>
            {proposing !== null && (
              <div className={own.form}>
                <ProposeForm
                  key={proposing === 'entered' ? proposing : proposing.id}
                  title={
                    proposing === 'entered' ? words.form.titleByHand : words.form.title(inPercent(proposing.rate, 2))
                  }
                  found={proposing === 'entered' ? null : proposing}
                  today={today}
                  onDone={done}
                />
              </div>
            )}
            {mayPropose && proposing === null && (
              <p className={own.enter}>
                <button
                  className="button button-secondary button-dense"
                  type="button"
                  onClick={() => setProposing('entered')}
                >
                  {words.enter}
                </button>
              </p>
            )}
            {rows.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <QueueTable
                caption={words.caption}
                columns={[...indexColumns, actions]}
                rows={rows}
                keyOf={({ id }) => id}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
