import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { correctionDesk } from '#words/portal/loan-desk/corrections.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { shell } from '#words/shell.ts';
import { FloodForm } from '../facts/flood-form.tsx';
import type { FactEntries } from './fact-entries.tsx';
import { FactForm } from './fact-form.tsx';
import type { FactLine } from './fact-lines.ts';

const CorrectAnswer = lazy(() => import('../facts/correct-answer.tsx'));

/** What is open in a row: the entry of a fact, or the applicant's answer. */
export type OpenForm = 'enter' | 'correct';

/** The keyboard goes to the first field when the form appears; Escape gives it up. */
const Opened = ({ label, onCancel, children }: { label: string; onCancel: () => void; children: ReactNode }) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <section
      ref={place}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
      }}
    >
      {children}
    </section>
  );
};

type Props = { line: FactLine; view: FactEntries; open: OpenForm; onDone: (told: string | null) => void };

/** The form of a row, below it. */
export const FactPlace = ({ line: { name, enters, corrects }, view, open, onDone }: Props) => {
  const onCancel = () => onDone(null);
  if (open === 'correct')
    return (
      corrects && (
        <Suspense fallback={<SkeletonLines text={shell.loading} />}>
          <Opened label={correctionDesk.form(questionWords(corrects.step.key).label)} {...{ onCancel }}>
            <CorrectAnswer {...corrects} onDone={onDone} />
          </Opened>
        </Suspense>
      )
    );
  if (enters === null) return null;
  const { kind, person } = enters;
  return (
    <Opened label={words.form(name)} {...{ onCancel }}>
      {kind === 'flood' ? <FloodForm onDone={onCancel} /> : <FactForm {...{ view, kind, person, name, onDone }} />}
    </Opened>
  );
};
