import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useMay } from '#web/portal/use-may.ts';
import table from '#web/ui/data-table.module.css';
import { inDay } from '#words/figures.ts';
import { writtenDocumentNames } from '#words/loan/written-document-names.ts';
import { letters } from '#words/portal/letters.ts';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import styles from './documents.module.css';

const words = letters.onLoan;

/** Every notice of the loan: to whom, which way, and when it was sent. */
export const LoanNotices = () => {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const mayWork = useMay('workLoan');
  const [told, setTold] = useState<string | null>(null);
  const notices = useQuery(trpc.loanFile.notices.queryOptions({ loanId }));
  const bounce = useMutation(
    trpc.loanWork.recordBounce.mutationOptions({
      onSuccess: ({ kind }) => {
        setTold(words[kind]);
        void notices.refetch();
        refresh();
      },
      onError: ({ message }) => setTold(message),
    }),
  );
  if (!notices.data || notices.data.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{words.title}</h2>
      {told !== null && <p role="status">{told}</p>}
      <div className={table.frame}>
        <table className={table.table}>
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.notice}</th>
              <th scope="col">{words.columns.to}</th>
              <th scope="col">{words.columns.way}</th>
              <th scope="col">{words.columns.sent}</th>
            </tr>
          </thead>
          <tbody>
            {notices.data.map(({ id, kind, person, ownerName, channel, why, held, sentOn, bouncedOn }) => (
              <tr key={id}>
                <th scope="row">{writtenDocumentNames[kind]}</th>
                <td data-label={words.columns.to}>{ownerName ?? firstNameOf(file.application, person)}</td>
                <td data-label={words.columns.way}>
                  {words[channel]}
                  {why !== null && `. ${letters.why[why]}`}
                </td>
                <td data-label={words.columns.sent}>
                  {held !== null && letters.held[held]}
                  {held === null && (sentOn === null ? words.notSent : inDay(sentOn))}
                  {bouncedOn !== null && ` ${words.bouncedOn(inDay(bouncedOn))}`}
                  {channel === 'email' && sentOn !== null && bouncedOn === null && mayWork && (
                    <>
                      {' '}
                      <button
                        className="link-button"
                        type="button"
                        disabled={bounce.isPending}
                        onClick={() => bounce.mutate({ loanId, deliveryId: id })}
                      >
                        {words.recordBounce}
                        <span className="visually-hidden"> {writtenDocumentNames[kind]}</span>
                      </button>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
