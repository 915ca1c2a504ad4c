import { Link } from '#web/router/link.tsx';
import { stageWords, pipeline as words } from '#words/portal/pipeline.ts';
import styles from './cards.module.css';
import list from './list.module.css';
import { DuplicateFlag, PeekButton } from './peek-buttons.tsx';
import { PipelineClock } from './pipeline-clock.tsx';
import { DtiFigure, lineText, percentText } from './pipeline-columns.tsx';
import { loanAddress, type Rows } from './pipeline-table.tsx';
import { WaitingOn } from './waiting-on.tsx';

/** The same loans where a table would not fit. */
export const PipelineCards = ({ rows, selected, onSelect, onPeek }: Rows) => (
  <ul className={styles.cards}>
    {rows.map((row) => (
      <li key={row.loanId} className={`card ${selected.has(row.loanId) ? styles.selectedCard : ''}`}>
        <div className={styles.cardHead}>
          {onSelect && (
            <label className={list.tick}>
              <input type="checkbox" checked={selected.has(row.loanId)} onChange={() => onSelect(row.loanId)} />
              <span className="visually-hidden">{words.selectLoan(row.names || row.loanNumber)}</span>
            </label>
          )}
          <div>
            <Link to={loanAddress(row.loanId)}>{row.names || words.noName}</Link>
            <span>
              {row.loanNumber}
              {row.state !== null && `, ${row.state}`}
            </span>
            <DuplicateFlag row={row} onPeek={onPeek} />
          </div>
          <b>{lineText(row.line)}</b>
          <PeekButton row={row} onPeek={onPeek} />
        </div>
        <p className={styles.cardFigures}>
          <span>
            {words.columns.cltv} {percentText(row.cltv)}
          </span>
          <span>
            {words.columns.dti} <DtiFigure row={row} />
          </span>
          <span>{stageWords[row.stage]}</span>
        </p>
        <div className={styles.cardFoot}>
          <WaitingOn row={row} />
          <PipelineClock clock={row.threeDay !== null && row.threeDay.metOn === null ? row.threeDay : row.decision} />
        </div>
      </li>
    ))}
  </ul>
);
