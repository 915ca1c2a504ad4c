import { WindowGlyph, type WindowState } from './window-glyph.tsx';
import styles from './window-line.module.css';

export type WindowStep = { state: WindowState; when: string | null; title: string; text: string | null };

/** What happens in turn, one window a step: lit behind, ember for the one whose turn it is, dark ahead. */
export const WindowLine = ({ steps }: { steps: readonly WindowStep[] }) => (
  <ol className={styles.line}>
    {steps.map(({ state, when, title, text }) => (
      <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <WindowGlyph state={state} />
        {when !== null && <span className={styles.when}>{when}</span>}
        <strong>{title}</strong>
        {text !== null && <p>{text}</p>}
      </li>
    ))}
  </ol>
);
