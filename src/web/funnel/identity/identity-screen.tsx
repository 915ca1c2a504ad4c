import { useCallback, useEffect, useRef } from 'react';
import { idSubtype } from '#entities/values/id-document.ts';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { CameraCheck } from './camera-check.tsx';
import { IdentityCapture } from './identity-capture.tsx';

const Sides = ({ draft, change, errorAt }: BesideProps) => {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const isSubmitted = draft.isIdentitySubmitted;
  const onComplete = useCallback(
    (isComplete: boolean) => {
      const wanted = isComplete ? true : null;
      if (isSubmitted !== wanted) latest.current('isIdentitySubmitted', wanted);
    },
    [isSubmitted],
  );
  const subtype = idSubtype.safeParse(draft.idSubtype);
  if (!subtype.success) return null;
  const problem = errorAt('isIdentitySubmitted');
  return (
    <>
      <IdentityCapture subtype={subtype.data} onComplete={onComplete} />
      {problem !== undefined && (
        <p className="field-error" id="isIdentitySubmitted" role="alert" tabIndex={-1} data-problem>
          <FieldError text={problem} />
        </p>
      )}
    </>
  );
};

/** The type of ID, then each of its sides. Completeness is detected, not asked. */
export default function IdentityScreen({ step }: StepViewProps) {
  return <StepView step={step} above={CameraCheck} below={Sides} leftOut={['isIdentitySubmitted']} />;
}
