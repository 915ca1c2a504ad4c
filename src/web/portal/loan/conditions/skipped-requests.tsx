import { useMutation, useQuery } from '@tanstack/react-query';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { momentText } from '#words/moments.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { useLoan } from '../loan-context.ts';
import styles from './conditions.module.css';

const words = conditionDesk.requests;

/** How many of the requested documents have arrived, and those that were skipped, which can be requested again. */
export const SkippedRequests = () => {
  const trpc = useTRPC();
  const { loanId, can, file, refresh } = useLoan();
  const { data } = useQuery(trpc.loanFile.requests.queryOptions({ loanId }));
  const restore = useMutation(trpc.loanWork.restoreRequest.mutationOptions({ onSettled: refresh }));
  if (!data) return null;
  return (
    <section className={styles.group} aria-labelledby="document-requests">
      <h2 id="document-requests" tabIndex={-1}>
        {words.title} <span>{words.count(data.uploaded, data.needed)}</span>
      </h2>
      <ul>
        {data.skipped.map(({ documentType, propertyId, place, reason, by, at }) => (
          <li key={`${documentType} ${propertyId}`} className={styles.skipped}>
            <div>
              <h3>{place === null ? documentLabel(documentType) : `${documentLabel(documentType)}, ${place}`}</h3>
              {reason !== null && at !== null && (
                <p className={styles.note}>{words.skippedBy({ reason, by, at: momentText(at) })}</p>
              )}
            </div>
            {can('decide') && !isOver(file.end) && (
              <button
                className="link-button"
                type="button"
                disabled={restore.isPending}
                onClick={() => {
                  restore.mutate({ loanId, documentType, propertyId });
                  document.getElementById('document-requests')?.focus();
                }}
              >
                {words.restore}
                <span className="visually-hidden"> {documentLabel(documentType)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {restore.error && (
        <p className={styles.told} role="alert">
          {restore.error.message}
        </p>
      )}
    </section>
  );
};
