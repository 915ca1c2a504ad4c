import { lazy, Suspense } from 'react';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { FormPlace } from '#web/portal/keys/form-place.tsx';
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

type Props = { line: FactLine; view: FactEntries; open: OpenForm; onDone: (told: string | null) => void };

/** The form of a row, below it. */
export const FactPlace = ({ line: { name, enters, corrects }, view, open, onDone }: Props) => {
  const onCancel = () => onDone(null);
  if (open === 'correct')
    return (
      corrects && (
        <Suspense fallback={<SkeletonLines text={shell.loading} />}>
          <FormPlace label={correctionDesk.form(questionWords(corrects.step.key).label)} {...{ onCancel }}>
            <CorrectAnswer {...corrects} onDone={onDone} />
          </FormPlace>
        </Suspense>
      )
    );
  if (enters === null) return null;
  const { kind, person } = enters;
  return (
    <FormPlace label={words.form(name)} {...{ onCancel }}>
      {kind === 'flood' ? <FloodForm onDone={onCancel} /> : <FactForm {...{ view, kind, person, name, onDone }} />}
    </FormPlace>
  );
};
