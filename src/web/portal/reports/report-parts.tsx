import { createContext, type ReactNode, useContext } from 'react';
import type { ReportAsked, ReportFigure } from '#entities/contract/reports/pipeline-report.ts';
import type { Share } from '#rules/reports/share-of.ts';
import { Link } from '#web/router/link.tsx';
import table from '#web/ui/data-table.module.css';
import { inCount } from '#words/figures.ts';
import { reports as words } from '#words/portal/desk/reports.ts';
import letters from '../letters/letters.module.css';
import { firstAsked, reportAddress } from './report-address.ts';
import styles from './reports.module.css';

export const AskedContext = createContext<ReportAsked>(firstAsked);

type CountProps = { count: number; figure: ReportFigure; name: string; only?: ReportAsked['only'] };

/** A number that opens the loans it counts; none where there is nothing to open. */
export const Count = ({ count, figure, name, only }: CountProps) => {
  const whole = useContext(AskedContext);
  const asked = only === undefined ? whole : { ...whole, only };
  if (count === 0) return <>{inCount(0)}</>;
  return (
    <Link to={reportAddress(asked, figure)} aria-label={words.opens(name, count)}>
      {inCount(count)}
    </Link>
  );
};

/** A percentage, or the two numbers where a percentage would say too much. */
export const ShareText = ({ share, inWords = inCount }: { share: Share; inWords?: (number: number) => string }) =>
  share.kind === 'share' ? (
    words.share(share)
  ) : (
    <>
      {words.few(inWords(share.part), inWords(share.of))} <span className={styles.small}>{words.tooSmall}</span>
    </>
  );

export const DaysText = ({ days }: { days: number | null }) =>
  days === null ? <span className={styles.small}>{words.time.tooFew}</span> : words.time.days(days);

type TableProps = { caption: string; headings: readonly string[]; none: string | null; children: ReactNode };

/** A part of the report: its heading and its table, or a line where there is nothing. */
export const ReportTable = ({ caption, headings, none, children }: TableProps) => (
  <section>
    <h2 className={`heading-3 ${letters.heading}`}>{caption}</h2>
    {none === null ? (
      <div className={table.frame}>
        <table className={`${table.table} ${styles.table}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    ) : (
      <p className="muted">{none}</p>
    )}
  </section>
);
