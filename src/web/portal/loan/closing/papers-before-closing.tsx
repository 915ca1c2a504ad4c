import table from '#web/ui/data-table.module.css';
import { inLongDate } from '#words/figures.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import type { LoanClosing } from './closing-tab.tsx';

const words = closingDesk.waits;

/** Papers the law wants in the borrowers' hands some days before closing, and the first day each allows it. */
export const PapersBeforeClosing = ({ waits }: Pick<LoanClosing, 'waits'>) =>
  waits.length === 0 ? null : (
    <FactCard title={words.title}>
      <div className={`${table.frame} ${card.table}`}>
        <table className={table.table}>
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.paper}</th>
              <th scope="col">{words.columns.from}</th>
            </tr>
          </thead>
          <tbody>
            {waits.map(({ duty, from }) => (
              <tr key={duty}>
                <th scope="row">{words.duties[duty]}</th>
                <td data-label={words.columns.from}>{from === null ? words.missing : inLongDate(from)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FactCard>
  );
