import { momentText } from '#words/moments.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import type { LoanDecision } from './decision-data.ts';

type Props = { id: string; choices: LoanDecision['words']; chosen: string; onChoose: (id: string) => void };

/** The message or document a withdrawal rests on. */
export const ApplicantWordField = ({ id, choices, chosen, onChoose }: Props) => (
  <div className="field">
    <label className="field-label" htmlFor={`${id}-word`}>
      {words.word}
    </label>
    <select
      className="input"
      id={`${id}-word`}
      value={chosen}
      aria-describedby={`${id}-word-help ${id}-error`}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{words.chooseWord}</option>
      {choices.map(({ kind, id: wordId, text, at }) => (
        <option key={wordId} value={wordId}>
          {words.wordOf[kind]}, {momentText(at)}: {text}
        </option>
      ))}
    </select>
    <span className="field-help" id={`${id}-word-help`}>
      {choices.length === 0 ? words.noWords : words.wordHelp}
    </span>
  </div>
);
