import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { sendChecked, useTRPC } from '#web/api-client/api.ts';
import { saveFile } from '#web/ui/forms/save-file.ts';
import { IconDownload } from '#web/ui/icons.ts';
import { loanDownload as words } from '#words/portal/desk/loan-download.ts';
import { useLoan } from '../loan-context.ts';
import styles from './documents.module.css';

type Taking = { state: 'none' | 'going' | 'stopped' | 'failed' } | { state: 'done'; failed: readonly string[] };

const textOf = (now: Taking): string => {
  if (now.state === 'none') return '';
  if (now.state === 'done') return now.failed.length === 0 ? words.done : words.doneWithout;
  return words[now.state];
};

/** The whole file of the loan as one ZIP. An incomplete one is never saved, and a document that is missing from it is named. */
export const TakeFile = () => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { loanId, file } = useLoan();
  const [now, setNow] = useState<Taking>({ state: 'none' });
  const going = useRef<AbortController>(null);
  const take = async () => {
    const stop = new AbortController();
    going.current = stop;
    setNow({ state: 'going' });
    try {
      const response = await sendChecked(`/api/portal/loans/${loanId}/file.zip`, { signal: stop.signal });
      if (!response.ok) throw new Error(`The file was refused: ${response.status}`);
      // The browser keeps a large one on its disk.
      const content = await response.blob();
      const taken = await queries.fetchQuery({ ...trpc.loanFile.taken.queryOptions({ loanId }), staleTime: 0 });
      saveFile({ name: `${file.loanNumber}.zip`, content });
      setNow({ state: 'done', failed: taken?.failed ?? [] });
    } catch {
      setNow({ state: stop.signal.aborted ? 'stopped' : 'failed' });
    }
  };
  const isGoing = now.state === 'going';
  // The second of a double click does not take back the first.
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) isGoing ? going.current?.abort() : void take();
  };
  return (
    <section className={styles.group}>
      <h2>{words.title}</h2>
      <p className="muted">{words.text}</p>
      <button className="button button-secondary button-dense" type="button" onClick={press}>
        {!isGoing && <IconDownload size={16} stroke={1.75} aria-hidden />}
        {isGoing ? words.stop : words.take}
      </button>
      <div role="status">
        {now.state !== 'none' && <p>{textOf(now)}</p>}
        {now.state === 'done' && now.failed.length > 0 && (
          <ul>
            {now.failed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
