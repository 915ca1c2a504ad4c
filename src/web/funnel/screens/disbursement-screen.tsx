import { useMemo, useRef } from 'react';
import { withoutGroups } from '#entities/application/disbursement.ts';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { DisbursementBeside } from './disbursement-beside.tsx';

/** The account, typed twice, and the disbursement of the line. */
export default function DisbursementScreen({ step }: StepViewProps) {
  const again = useRef('');
  const below = useMemo(
    () => (props: BesideProps) => (
      <DisbursementBeside
        {...props}
        step={step}
        onAgain={(typed) => {
          again.current = withoutGroups(typed);
        }}
      />
    ),
    [step],
  );
  return (
    <StepView
      step={step}
      below={below}
      leftOut={['firstDraw']}
      checkMore={({ accountNumber }) =>
        typeof accountNumber === 'string' && accountNumber !== '' && withoutGroups(accountNumber) !== again.current
          ? [{ path: ['accountNumber'], code: 'accountDiffers' }]
          : []
      }
    />
  );
}
