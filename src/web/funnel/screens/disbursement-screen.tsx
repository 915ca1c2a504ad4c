import { useMemo, useRef } from 'react';
import { withoutGroups } from '#entities/application/disbursement.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { DisbursementBeside } from './disbursement-beside.tsx';
import { DisbursementFields } from './disbursement-fields.tsx';

/** The account, its number typed twice, and the disbursement of the line. */
export default function DisbursementScreen({ step }: StepViewProps) {
  const again = useRef('');
  const layout = useMemo(
    () => (props: FieldsLayoutProps) => (
      <DisbursementFields
        {...props}
        onAgain={(typed) => {
          again.current = withoutGroups(typed);
        }}
      />
    ),
    [],
  );
  const below = useMemo(() => (props: BesideProps) => <DisbursementBeside {...props} step={step} />, [step]);
  return (
    <StepView
      step={step}
      layout={layout}
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
