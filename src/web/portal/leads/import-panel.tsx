import { useRef, useState } from 'react';
import type { ImportCounts, ImportNews, LeadFileProblem, TextEncoding } from '#entities/contract/lead-import.ts';
import { Notice } from '#web/ui/notice.tsx';
import { leads } from '#words/portal/leads.ts';
import { BadLines } from './bad-lines.tsx';
import styles from './leads.module.css';
import { sendLeadFile } from './send-lead-file.ts';

const words = leads.file;

export type BadLine = Extract<ImportNews, { kind: 'badLine' }>;
type Going = {
  state: 'going' | 'done' | 'failed' | 'stopped';
  counts: ImportCounts;
  share: number;
  bad: BadLine[];
  encoding: TextEncoding | null;
};
type Import = Going | { state: 'none' } | { state: 'refused'; problem: LeadFileProblem };

const begun = (): Going => ({
  state: 'going',
  counts: { lines: 0, imported: 0, known: 0, refused: 0 },
  share: 0,
  bad: [],
  encoding: null,
});

/** A file being imported: its progress, and each line that needs correction. */
export const ImportPanel = ({ onImported }: { onImported: () => void }) => {
  const [state, setState] = useState<Import>({ state: 'none' });
  const field = useRef<HTMLInputElement>(null);
  const going = useRef<AbortController>(null);
  const send = async (file: File) => {
    const stop = new AbortController();
    going.current = stop;
    const now = begun();
    setState(now);
    try {
      for await (const news of sendLeadFile(file, stop.signal)) {
        if (news.kind === 'refused') return setState({ state: 'refused', problem: news.problem });
        if (news.kind === 'begun') now.encoding = news.encoding;
        if (news.kind === 'badLine') now.bad.push(news);
        if (news.kind === 'progress' || news.kind === 'done') now.counts = news.counts;
        if (news.kind === 'progress') now.share = news.share;
        if (news.kind === 'done') Object.assign(now, { state: 'done', share: 1 });
        if (news.kind !== 'badLine') setState({ ...now });
      }
      setState({ ...now, state: now.state === 'done' ? 'done' : 'failed' });
    } catch {
      setState({ ...now, state: stop.signal.aborted ? 'stopped' : 'failed' });
    } finally {
      // Lets the same file be chosen again.
      if (field.current) field.current.value = '';
    }
    onImported();
  };
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="import-heading">
      <h2 className="heading-4" id="import-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.help}</p>
      <label className="field-label" htmlFor="lead-file">
        {words.choose}
      </label>
      <input
        id="lead-file"
        type="file"
        accept=".csv,text/csv,text/plain"
        ref={field}
        disabled={state.state === 'going'}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
        }}
      />
      {state.state === 'refused' && (
        <Notice tone="stop" title={words.refusedTitle}>
          {words.fileProblems[state.problem]}
        </Notice>
      )}
      {state.state === 'going' && (
        <div className={styles.progress}>
          <progress max={1} value={state.share} aria-label={words.heading} />
          <p role="status">{words.working(state.counts)}</p>
          <button className="button button-secondary button-dense" type="button" onClick={() => going.current?.abort()}>
            {words.stop}
          </button>
        </div>
      )}
      {state.state === 'failed' && <Notice tone="stop" title={words.failed} />}
      {state.state === 'stopped' && <Notice tone="info" title={words.stopped} />}
      {state.state === 'done' && (
        <Notice tone="info" title={words.doneTitle}>
          {words.done(state.counts)} {state.encoding && words.encoding(state.encoding)}
        </Notice>
      )}
      {'bad' in state && state.bad.length > 0 && state.state !== 'going' && <BadLines lines={state.bad} />}
    </section>
  );
};
