import { type MouseEvent, useRef, useState } from 'react';
import { saveFile } from '#web/ui/forms/save-file.ts';
import { IconDownload } from '#web/ui/icons.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import styles from './pipeline.module.css';
import { takeExport } from './take-export.ts';

const words = pipeline.exporting;
/** Limits progress updates, so that rendering does not slow the download. */
const SHOWN_EVERY = 500;

type Exporting = { state: 'none' | 'stopped' | 'failed' } | { state: 'going' | 'done'; rows: number };

const textOf = (now: Exporting): string => {
  switch (now.state) {
    case 'none':
      return '';
    case 'going':
      return words.soFar(now.rows);
    case 'done':
      return words.done(now.rows);
    default:
      return words[now.state];
  }
};

/** Exports a list as a file, with progress and Cancel. An incomplete file is never saved. */
export const ExportButton = ({ address }: { address: string }) => {
  const [now, setNow] = useState<Exporting>({ state: 'none' });
  const going = useRef<AbortController>(null);
  const take = async () => {
    const stop = new AbortController();
    going.current = stop;
    let [rows, shown] = [0, 0];
    setNow({ state: 'going', rows });
    const onRows = (count: number) => {
      rows = count;
      if (rows - shown < SHOWN_EVERY) return;
      shown = rows;
      setNow({ state: 'going', rows });
    };
    try {
      saveFile(await takeExport({ address, signal: stop.signal, onRows }));
      setNow({ state: 'done', rows });
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
    <div className={styles.exporting}>
      {isGoing && <progress aria-label={words.name} />}
      <span role="status" data-problem={now.state === 'failed'}>
        {textOf(now)}
      </span>
      <button className="button button-secondary button-dense" type="button" title={words.title} onClick={press}>
        {!isGoing && <IconDownload size={16} stroke={1.75} aria-hidden />}
        {isGoing ? words.stop : words.start}
      </button>
    </div>
  );
};
