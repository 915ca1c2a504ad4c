import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withApplication } from '#entities/contract/wire-form.ts';
import { steps } from '#funnel/steps.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { useNavigate } from '#web/router/navigation.tsx';
import { StatementField } from '#web/ui/fields/yes-no-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import { inDollars } from '#words/figures.ts';
import { questions } from '#words/funnel/questions.ts';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import styles from './summary-page.module.css';

const words = questions.send;

/** The last stop: what will be sent, the word that it is true, and the button that sends it. */
export const SendApplication = ({ current: { application, person } }: { current: Current }) => {
  const api = useTRPCClient();
  const navigate = useNavigate();
  const { accept } = useFunnelData();
  const [isTrue, setIsTrue] = useState<unknown>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const { key } = steps.applicationSubmitted;
  const send = useMutation({
    mutationFn: () => api.funnel.submitStep.mutate({ step: key, answers: {}, base: {} }),
    onSuccess: async (outcome) => {
      if (outcome.kind !== 'saved') return;
      const { application: sent, version, status, savedAt } = withApplication(outcome);
      accept({ application: sent, version, status, savedAt }, key);
      navigate(outcome.next, { state: { sentAt: savedAt } });
    },
  });
  const press = () => {
    setWasPressed(true);
    if (isTrue === true) send.mutate();
    else focusFirstError();
  };
  const { offerChoice, disbursement, coborrower } = application;
  const isFailed = send.isError || (send.data !== undefined && send.data.kind !== 'saved');
  return (
    <section className={`card no-print ${styles.send}`} aria-labelledby="send">
      <h2 className="heading-3" id="send">
        {words.title}
      </h2>
      <ul>
        {person === 'borrower' && offerChoice !== null && <li>{words.line(inDollars(offerChoice.amount))}</li>}
        <li>{coborrower === null ? words.alone : words.together}</li>
        {person === 'borrower' && disbursement?.accountLast4 && <li>{words.account(disbursement.accountLast4)}</li>}
        <li>{words.hardPull}</li>
      </ul>
      <StatementField
        id="isTrue"
        label={words.isTrue}
        isOptional={false}
        value={isTrue}
        error={wasPressed && isTrue !== true ? errors.confirmTruth : undefined}
        onChange={setIsTrue}
      />
      {isFailed && (
        <Notice tone="stop" title={errors.notSaved.title}>
          {errors.notReached}
        </Notice>
      )}
      <p>
        <button className="button button-primary button-large" type="button" disabled={send.isPending} onClick={press}>
          {send.isPending ? questions.saving : words.button[person]}
        </button>
      </p>
      <p className="small muted">{words.note}</p>
    </section>
  );
};
