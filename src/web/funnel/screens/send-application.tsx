import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { withApplication } from '#entities/contract/wire-form.ts';
import { steps } from '#funnel/steps.ts';
import { countOfUploads } from '#rules/documents/document-progress.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { useCurrentQuote } from '#web/api-client/use-current-quote.ts';
import { useNavigate } from '#web/router/navigation.tsx';
import { StatementField } from '#web/ui/fields/yes-no-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { IconBuildingBank, IconChecklist, IconFileText, IconHome, IconSearch } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { lastLook } from '#words/funnel/pages/send-application.ts';
import { questions } from '#words/funnel/questions.ts';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import styles from './send-application.module.css';

const words = lastLook;

const Item = ({ Icon, children }: { Icon: typeof IconHome; children: ReactNode }) => (
  <li>
    <Icon size={18} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </li>
);

/** The line as it is priced now; without its cost while that is not known. */
const Line = ({ application: { offerChoice, borrower } }: Pick<Current, 'application'>) => {
  const { answer } = useCurrentQuote({
    email: borrower.email,
    of: offerChoice ? JSON.stringify(offerChoice) : undefined,
  });
  if (offerChoice === null) return null;
  const amount = inDollars(offerChoice.amount);
  const quote = answer?.data ?? null;
  const fee = quote?.originationFee?.amount ?? 0;
  return (
    <Item Icon={IconHome}>
      {quote === null
        ? words.line(amount)
        : words.lineAt(amount, {
            apr: inPercent(quote.apr, 2),
            product: words.products[quote.product],
            fee: fee === 0 ? null : inCents(fee),
          })}
    </Item>
  );
};

const Contents = ({ current: { application, person } }: { current: Current }) => {
  const { disbursement, coborrower, uploads } = application;
  const own = uploads.filter(
    ({ isCoborrower, state }) => state !== 'notAccepted' && isCoborrower === (person === 'coborrower'),
  );
  const count = countOfUploads(own);
  return (
    <ul className={styles.list}>
      {person === 'borrower' && <Line application={application} />}
      <Item Icon={IconChecklist}>{coborrower === null ? words.alone : words.together}</Item>
      <Item Icon={IconFileText}>{count === 0 ? words.noDocuments : words.documents(count)}</Item>
      {person === 'borrower' && disbursement?.accountLast4 && (
        <Item Icon={IconBuildingBank}>{words.account(disbursement.accountLast4)}</Item>
      )}
      <Item Icon={IconSearch}>{words.hardPull}</Item>
    </ul>
  );
};

/** The last stop: what will be sent, the word that it is true, and the button that sends it, always in view on a phone. */
export const SendApplication = ({ current }: { current: Current }) => {
  const { person } = current;
  const api = useTRPCClient();
  const navigate = useNavigate();
  const { accept } = useFunnelData();
  const [isTrue, setIsTrue] = useState<unknown>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const { key } = steps.applicationSubmitted;
  const send = useMutation({
    mutationFn: () => api.funnel.submitStep.mutate({ step: key, answers: {}, base: {} }),
    onSuccess: (outcome) => {
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
  const isFailed = send.isError || (send.data !== undefined && send.data.kind !== 'saved');
  return (
    <section className={`card no-print ${styles.send}`} aria-labelledby="send">
      <h2 className="heading-3" id="send">
        {words.title}
      </h2>
      <Contents current={current} />
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
      <p className={styles.dock} data-dock="send">
        <button className="button button-primary button-large" type="button" disabled={send.isPending} onClick={press}>
          {send.isPending ? questions.saving : words.button[person]}
        </button>
      </p>
      <p className="small muted">{words.note}</p>
    </section>
  );
};
