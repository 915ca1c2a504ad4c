import { useMemo } from 'react';
import { csvLine } from '#entities/text/csv-line.ts';
import table from '#web/ui/data-table.module.css';
import { leads } from '#words/portal/leads.ts';
import type { BadLine } from './import-panel.tsx';
import styles from './leads.module.css';

const words = leads.file;
const SHOWN = 100;

const problemText = ({ problems }: BadLine): string => problems.map((problem) => words.problems[problem]).join(' ');

/** Each line with its error; all of them as a file. */
export const BadLines = ({ lines }: { lines: readonly BadLine[] }) => {
  const href = useMemo(() => {
    const rows = lines.map((each) => csvLine([each.line, problemText(each), each.text]));
    const text = `\ufeff${csvLine([words.line, words.problem, words.text])}${rows.join('')}`;
    return URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  }, [lines]);
  return (
    <div className={styles.bad}>
      <h3>{words.badHeading}</h3>
      <p className="muted">
        {lines.length > SHOWN && words.badShown(SHOWN, lines.length)}{' '}
        <a href={href} download="lines-to-mend.csv">
          {words.downloadBad}
        </a>
      </p>
      <div className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.problem}</th>
              <th scope="col">{words.text}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, SHOWN).map((each) => (
              <tr key={each.line}>
                <th scope="row">{each.line}</th>
                <td>{problemText(each)}</td>
                <td>{each.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
