import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { addedStep as step, addedStepWords as words } from '#testing/added-step.ts';
import { questions } from '#words/funnel/questions.ts';
import { screens } from '../screens/screens.tsx';
import { answerRows } from './answers/answer-rows.ts';
import { StepForm } from './step-form.tsx';
import { StepView } from './step-view.tsx';
import { useStepForm } from './use-step-form.ts';

const within = { application: emptyApplication(), person: 'borrower' } as const;

const Form = () => {
  const answers = useStepForm({ step, words, initial: step.read(within.application, 'borrower'), within });
  return <StepForm id="form" step={step} words={words} answers={answers} onSubmit={() => undefined} within={within} />;
};

it('asks a step that was only defined with the generic screen, from its fields and words', () => {
  expect(screens[step.screen].Part).toBe(StepView);
  const markup = renderToStaticMarkup(<Form />);
  expect(markup).toContain(words.fields.hasNewMortgage);
  expect(markup).toContain('name="hasNewMortgage"');
});

it('shows its answer in the summary and in the portal, which read the same rows', () => {
  const rows = (application: typeof within.application) => answerRows(step, { ...within, application, words });
  const label = words.fields.hasNewMortgage;
  expect(rows(within.application)).toEqual([{ path: 'hasNewMortgage', label, text: null }]);
  expect(rows(step.write(within.application, { hasNewMortgage: true }, 'borrower'))).toMatchObject([
    { label, text: questions.yes },
  ]);
});
