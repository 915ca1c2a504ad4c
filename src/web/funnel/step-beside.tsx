import { useCallback, useEffect, useRef } from 'react';
import type { Application } from '#entities/application.ts';
import { idSubtype } from '#entities/id-document.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { DisbursementBeside } from './disbursement-beside.tsx';
import { IdentityCapture } from './identity/identity-capture.tsx';
import type { useStepForm } from './use-step-form.ts';

type Props = {
  step: Step;
  answers: ReturnType<typeof useStepForm>;
  application: Application;
  onAccountAgain: (typed: string) => void;
};

/** What a page needs besides its fields, inside its form. */
export const StepBeside = ({ step, answers, application, onAccountAgain }: Props) => {
  const { values } = answers.form;
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  const isSubmitted = values.isIdentitySubmitted;
  const onComplete = useCallback(
    (isComplete: boolean) => {
      const wanted = isComplete ? true : null;
      if (isSubmitted !== wanted) latest.current.change('isIdentitySubmitted', wanted);
    },
    [isSubmitted],
  );
  const subtype = idSubtype.safeParse(values.idSubtype);
  if (step.key === 'identityVerification' && subtype.success)
    return <IdentityCapture subtype={subtype.data} onComplete={onComplete} />;
  if (step.key === 'loanDisbursement')
    return <DisbursementBeside step={step} values={values} application={application} onAgain={onAccountAgain} />;
  return null;
};
