import type { Step } from '#funnel/engine/define-step.ts';
import { IconAlertTriangle } from '#web/ui/icons.ts';
import { errors } from '#words/errors.ts';
import { answerText } from '../step/answers/answer-text.ts';
import type { QuestionWords } from '../step/question-words.ts';
import styles from './conflict-view.module.css';

type Answers = Readonly<Record<string, unknown>>;

const words = errors.conflict;

type Props = {
  step: Step;
  questionWords: QuestionWords;
  yours: Answers;
  theirs: Answers;
  onKeepYours: () => void;
  onKeepTheirs: () => void;
};

/** As much of it as fits the screen. */
const showWhole = (section: HTMLElement | null): void => section?.scrollIntoView({ block: 'nearest' });

/** Both versions side by side, field by field; nothing is discarded until the applicant chooses. */
export const ConflictView = ({ step, questionWords, yours, theirs, onKeepYours, onKeepTheirs }: Props) => (
  <section className={`note note-warn ${styles.conflict}`} role="alert" ref={showWhole}>
    <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
    <div>
      <strong>{words.title}</strong>
      <p>{words.text}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.yours}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {step.fields.map((field) => {
            const asked = { field, path: field.name, words: questionWords };
            const [mine, saved] = [answerText(yours[field.name], asked), answerText(theirs[field.name], asked)];
            return (
              <tr key={field.name} data-differs={mine !== saved}>
                <th scope="row">{questionWords.fields[field.name]}</th>
                <td>{mine}</td>
                <td>{saved}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.actions}>
        <button className="button button-primary button-small" type="button" onClick={onKeepYours}>
          {words.keepYours}
        </button>
        <button className="button button-secondary button-small" type="button" onClick={onKeepTheirs}>
          {words.keepTheirs}
        </button>
      </p>
    </div>
  </section>
);
