import { type JudgmentReason, judgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { adverseReasonWords } from '#words/rules.ts';
import styles from './decision.module.css';

export type Judgment = { reasons: JudgmentReason[]; other: string };

type Props = { id: string; judgment: Judgment; onChange: (judgment: Judgment) => void };

/** Reasons an underwriter may add to those of the rules. */
export const JudgmentFields = ({ id, judgment, onChange }: Props) => {
  const { reasons, other } = judgment;
  const toggle = (reason: JudgmentReason) =>
    onChange({
      ...judgment,
      reasons: reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason],
    });
  return (
    <fieldset className="field" aria-describedby={`${id}-judgment`}>
      <legend className="field-label">{words.judgment}</legend>
      <span className="field-help" id={`${id}-judgment`}>
        {words.judgmentHelp}
      </span>
      {judgmentReason.options.map((reason) => (
        <label key={reason} className={styles.judgment}>
          <input type="checkbox" checked={reasons.includes(reason)} onChange={() => toggle(reason)} />
          {adverseReasonWords[reason]} <small className={styles.tag}>{words.source.library}</small>
        </label>
      ))}
      {reasons.includes('other') && (
        <>
          <label className="field-label" htmlFor={`${id}-other`}>
            {words.otherReason}
          </label>
          <input
            className="input"
            id={`${id}-other`}
            maxLength={200}
            value={other}
            onChange={({ currentTarget }) => onChange({ ...judgment, other: currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  );
};
