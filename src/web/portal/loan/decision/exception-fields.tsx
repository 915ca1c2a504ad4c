import type { CompensatingFactor } from '#entities/facts/exceptions/policy-exception.ts';
import { exceptionDesk as words } from '#words/portal/loan-desk/exceptions.ts';
import styles from './decision.module.css';
import type { LoanDecision } from './decision-data.ts';
import { ExceededLimits } from './exceeded-limits.tsx';

export type ExceptionText = { factors: CompensatingFactor[]; reason: string };

type Props = {
  id: string;
  needed: NonNullable<LoanDecision['exception']>;
  exception: ExceptionText;
  onChange: (exception: ExceptionText) => void;
};

const noteOf = (holds: boolean | null): string => {
  if (holds === null) return words.documented;
  return holds ? words.holds : words.doesNotHold;
};

/** What an approval beyond the policy takes: factors from one list, weighed by the figures on file, and a reason. */
export const ExceptionFields = ({ id, needed, exception, onChange }: Props) => {
  const { factors, reason } = exception;
  const toggle = (factor: CompensatingFactor) =>
    onChange({
      ...exception,
      factors: factors.includes(factor) ? factors.filter((each) => each !== factor) : [...factors, factor],
    });
  return (
    <>
      <div>
        <h3>{words.exceeded}</h3>
        <ExceededLimits exceptions={needed.exceptions} />
      </div>
      <fieldset className="field" aria-describedby={`${id}-factors`}>
        <legend className="field-label">{words.factors}</legend>
        <span className="field-help" id={`${id}-factors`}>
          {words.factorsHelp(needed.factorsNeeded)}
        </span>
        {needed.factors.map(({ factor, holds }) => (
          <label key={factor} className={styles.judgment}>
            <input
              type="checkbox"
              checked={factors.includes(factor)}
              disabled={holds === false}
              onChange={() => toggle(factor)}
            />
            {words.factorNames[factor]} <small className={styles.tag}>{noteOf(holds)}</small>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-exception`}>
          {words.reason}
        </label>
        <textarea
          className="input"
          id={`${id}-exception`}
          rows={3}
          maxLength={2000}
          value={reason}
          aria-describedby={`${id}-exception-help ${id}-error`}
          onChange={({ currentTarget }) => onChange({ ...exception, reason: currentTarget.value })}
        />
        <span className="field-help" id={`${id}-exception-help`}>
          {words.reasonHelp}
        </span>
      </div>
    </>
  );
};
