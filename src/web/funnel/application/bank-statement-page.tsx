import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { steps } from '#funnel/steps.ts';
import { documentTypes } from '#rules/documents/document-types.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { shell } from '#words/en/shell.ts';
import { verification } from '#words/en/verification.ts';
import { useFunnelData } from '../funnel-data.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NotStarted } from '../not-started.tsx';
import styles from './bank-statement-page.module.css';
import { uploadFile } from './upload-file.ts';

const words = verification.statements;
const TONES = { quarantined: 'wait', clean: 'ok', refused: 'warn' } as const;
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,.tif,.tiff,.webp';

export const meta = () => [{ title: shell.title(words.title) }];

const Statements = () => {
  const trpc = useTRPC();
  const { retry } = useFunnelData();
  const files = useQuery(trpc.files.list.queryOptions());
  const [problems, setProblems] = useState<readonly { name: string; text: string }[]>([]);
  const [sending, setSending] = useState(0);
  const connect = useMutation(trpc.application.consent.mutationOptions({ onSuccess: () => retry() }));
  const statements = (files.data ?? []).filter(({ documentType }) => documentType === 'bankStatement');
  const kept = statements.filter(({ state }) => state !== 'refused').length;
  const needed = documentTypes.bankStatement.count;
  const send = async (chosen: readonly File[]) => {
    setProblems([]);
    for (const [at, file] of chosen.entries()) {
      setSending(chosen.length - at);
      const outcome = await uploadFile(file, 'bankStatement');
      if (outcome.kind !== 'stored') {
        const text = outcome.kind === 'refused' ? outcome.message : words.failed;
        setProblems((before) => [...before, { name: file.name, text }]);
      }
    }
    setSending(0);
    await files.refetch();
  };
  if (files.isPending) return <SkeletonLines text={shell.loading} />;
  if (files.isError) return <LoadFailed />;
  return (
    <>
      <p className="lede">{words.lede}</p>
      <section className={`card ${styles.card}`} aria-label={words.title}>
        <p role="status">
          <strong>{words.counted(Math.min(kept, needed))}</strong>{' '}
          {sending > 0 && <span className="muted">{words.sending}</span>}
        </p>
        {statements.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <ul className={styles.files}>
            {statements.map(({ id, name, state }) => (
              <li key={id}>
                <span>{name}</span> <Chip tone={TONES[state]}>{words.states[state]}</Chip>
              </li>
            ))}
          </ul>
        )}
        {problems.map(({ name, text }) => (
          <Notice key={name} tone="stop" title={name}>
            {text}
          </Notice>
        ))}
        {kept >= needed && <p className="small">{words.done}</p>}
        <label className={styles.drop}>
          <input
            className="visually-hidden"
            type="file"
            multiple
            accept={ACCEPTED}
            onChange={(event) => {
              void send([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <span className="button button-secondary">{words.choose}</span>
          <small className="muted">{words.drop}</small>
        </label>
      </section>
      <section className={`card ${styles.card}`} aria-label={verification.bank.title}>
        <h2 className="heading-4">{verification.bank.title}</h2>
        <p className="small">{verification.bank.text}</p>
        <p>
          <button className="button button-secondary" type="button" onClick={() => connect.mutate({ kind: 'bank' })}>
            {connect.isPending ? verification.working : verification.bank.connect}
          </button>
        </p>
        <p className="small" role="status">
          {connect.data?.state === 'found' && words.done}
          {connect.data?.state === 'notFound' && verification.bank.notFound}
          {connect.data && !['found', 'notFound'].includes(connect.data.state) && verification.unavailable}
        </p>
      </section>
      <p>
        <Link to={steps.application6.path}>{words.back}</Link>
      </p>
    </>
  );
};

/** Statements by upload, or by a link to the bank. */
export default function BankStatementPage() {
  const { state, current } = useFunnelData();
  if (state === 'failed') return <LoadFailed />;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1 className="heading-1">{words.title}</h1>
      {state === 'loading' && <SkeletonLines text={shell.loading} />}
      {state === 'loaded' && current === null && <NotStarted />}
      {current !== null && <Statements />}
    </main>
  );
}
