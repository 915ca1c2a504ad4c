import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { HeldNotice, HeldPart } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { entryLines } from './entry-lines.ts';
import { SettleEntry } from './fact-entries.tsx';
import type { FactLine } from './fact-lines.ts';
import type { Ordering } from './fact-order.tsx';
import styles from './fact-table.module.css';

type Props = { line: FactLine; ordering: Ordering; told: string | null; onCorrect: (() => void) | null };

/** The second line of a row, only where it carries a contradiction, a reason or an entry that waits. */
export const FactDetail = ({ line: { name, marks, waiting }, ordering, told, onCorrect }: Props) => {
  const { loanId, file, can } = useLoan();
  const said = [ordering.reason, ordering.told, told].filter((each) => each !== null);
  return (
    <>
      {marks.map((mark) => (
        <p key={mark} className={styles.mark}>
          <span>{mark}</span>
          {can('workLoan') && (
            <span className={styles.ways}>
              <Link to={`/portal/loan/${loanId}/messages`}>
                {words.ask}
                <span className="visually-hidden"> {name}</span>
              </Link>
              {onCorrect && (
                <button className="link-button" type="button" onClick={onCorrect}>
                  {words.correctAnswer}
                  <span className="visually-hidden"> {name}</span>
                </button>
              )}
            </span>
          )}
        </p>
      ))}
      <HeldNotice held={ordering.held} />
      {waiting !== null && (
        <div className={styles.waiting}>
          <ul>
            {entryLines(waiting.fact, file.application).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>
            {factEntryWords.readFrom}{' '}
            {can('seeDocuments') ? (
              <Link to={`/portal/loan/${loanId}/documents?file=${waiting.fileId}`}>{waiting.fileName}</Link>
            ) : (
              waiting.fileName
            )}
            . {factEntryWords.entered(waiting.enteredByName, momentText(waiting.enteredAt))}.
          </p>
          {can('workLoan') && (
            <HeldPart isOf={({ kind, subject }) => kind === 'factEntry' && subject === waiting.id}>
              <SettleEntry entry={waiting} />
            </HeldPart>
          )}
        </div>
      )}
      <p role="status" className={styles.said}>
        {said.join(' ')}
      </p>
    </>
  );
};
