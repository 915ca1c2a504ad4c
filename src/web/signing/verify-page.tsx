import { type DragEvent, useState } from 'react';
import { z } from 'zod';
import { sendChecked } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { signing } from '#words/loan/signing.ts';
import styles from './verify-page.module.css';

const words = signing.verify;
const MOST_BYTES = 20 * 1024 * 1024;

const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['notSealed', 'foreign', 'changed']) }),
  z.object({
    kind: z.literal('unchanged'),
    sealedAt: z.string(),
    sha256: z.string(),
    stamp: z.object({ at: z.string(), by: z.string() }).nullable(),
    paper: z.object({ title: z.string(), by: z.string(), signedAt: z.string().nullable() }).nullable(),
  }),
]);
type Verdict = z.infer<typeof verdict>;
type State = { kind: 'idle' | 'checking' | 'failed' | 'tooLarge' } | { kind: 'told'; verdict: Verdict };

const ask = async (file: File): Promise<State> => {
  if (file.size > MOST_BYTES) return { kind: 'tooLarge' };
  try {
    const response = await sendChecked('/api/verify', { method: 'POST', body: file });
    return { kind: 'told', verdict: verdict.parse(await response.json()) };
  } catch {
    return { kind: 'failed' };
  }
};

const moment = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`;

const Told = ({ verdict: said }: { verdict: Verdict }) => {
  const { fields } = words;
  const tone = said.kind === 'unchanged' ? 'info' : said.kind === 'changed' ? 'stop' : 'warn';
  const paper = said.kind === 'unchanged' ? said.paper : null;
  const rows =
    said.kind === 'unchanged'
      ? [
          ...(paper ? [[fields.paper, paper.title] as const, [fields.by, paper.by] as const] : []),
          ...(paper?.signedAt ? [[fields.signedAt, moment(paper.signedAt)] as const] : []),
          [fields.sealedAt, moment(said.sealedAt)] as const,
          ...(said.stamp ? [[fields.stampedAt, words.stamped(moment(said.stamp.at), said.stamp.by)] as const] : []),
          [fields.fingerprint, said.sha256] as const,
        ]
      : [];
  return (
    <>
      <Notice tone={tone} title={words.results[said.kind]}>
        {words.meaning[said.kind]} {said.kind === 'unchanged' && paper === null && words.unknown}
      </Notice>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

export const meta = () => [{ title: pageTitle(words.title) }];

/** For anyone holding one of our documents. */
export default function VerifyPage() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const check = async (file: File | undefined) => {
    if (!file) return;
    setState({ kind: 'checking' });
    setState(await ask(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  };
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className="heading-1">{words.title}</h1>
        <p className="lede">{words.text}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside is the one for everybody */}
        <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <label className="button button-primary">
            {words.choose}
            <input
              className="visually-hidden"
              type="file"
              accept="application/pdf"
              onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
            />
          </label>
          <span className="muted">{words.drop}</span>
        </div>
        <div aria-live="polite" className={styles.told}>
          {state.kind === 'checking' && <p>{words.checking}</p>}
          {state.kind === 'failed' && <Notice tone="stop" title={words.failed} />}
          {state.kind === 'tooLarge' && <Notice tone="warn" title={words.tooLarge} />}
          {state.kind === 'told' && <Told verdict={state.verdict} />}
        </div>
      </div>
    </PageFrame>
  );
}
