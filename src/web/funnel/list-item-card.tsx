import type { Field } from '#funnel/engine/field.ts';
import { missingAnswers } from '#funnel/engine/relevant-answers.ts';
import { Chip } from '#web/ui/chip.tsx';
import { questions } from '#words/en/questions.ts';
import { answerText } from './answer-text.ts';
import styles from './list-field.module.css';
import { useQuestion } from './question-context.ts';

type Props = {
  path: string;
  place: number;
  fields: readonly Field[];
  item: Record<string, unknown>;
  onEdit: () => void;
  onRemove: () => void;
};

const DETAILS = 4;

/** An entry at a glance: what it is called, its first answers, and whether anything is missing. */
export const ListItemCard = ({ path, place, fields, item, onEdit, onRemove }: Props) => {
  const { words } = useQuestion();
  const answered = fields.filter(
    ({ name, kind }) => item[name] !== null && item[name] !== undefined && kind !== 'yesNo',
  );
  const texts = answered.map((field) => answerText(item[field.name], { field, path: `${path}.${field.name}`, words }));
  const [title = questions.list.untitled(place), ...details] = texts;
  const isUnfinished = missingAnswers(item, fields).length > 0;
  return (
    <div className={`card ${styles.card}`}>
      <div>
        <h3 className="heading-4">{title}</h3>
        <p className="small muted">{details.slice(0, DETAILS).join(' · ')}</p>
        {isUnfinished && <Chip tone="warn">{questions.list.unfinished}</Chip>}
      </div>
      <p className={styles.cardActions}>
        <button className="link-button" type="button" aria-label={questions.list.editNamed(title)} onClick={onEdit}>
          {questions.list.edit}
        </button>
        <button className="link-button" type="button" aria-label={questions.list.removeNamed(title)} onClick={onRemove}>
          {questions.list.remove}
        </button>
      </p>
    </div>
  );
};
