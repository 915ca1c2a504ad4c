import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { IconAlertTriangle } from '#web/ui/icons.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { conditionTitle } from '../conditions/condition-title.ts';
import { useLoan } from '../loan-context.ts';
import styles from './trace-panel.module.css';

const words = decisionDesk.waived;

/** What the rules rest on and two people left out: waived by them, which is not met. */
export const WaivedConditions = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const conditions = useQuery(trpc.loanFile.conditions.queryOptions({ loanId }));
  const requests = useQuery(trpc.loanFile.requests.queryOptions({ loanId }));
  const waived = [
    ...(conditions.data ?? [])
      .filter(({ state, isWaivedByTwo }) => state === 'waived' && isWaivedByTwo)
      .map((each) => ({ key: each.key, name: conditionTitle(each), by: each.decidedBy, reason: each.reason })),
    ...(requests.data?.skipped ?? []).map(({ documentType, propertyId, place, by, reason }) => ({
      key: `${documentType} ${propertyId}`,
      name: place === null ? documentLabel(documentType) : `${documentLabel(documentType)}, ${place}`,
      ...{ by, reason },
    })),
  ];
  if (waived.length === 0) return null;
  return (
    <>
      <h3 className={styles.also}>{words.title}</h3>
      <ol className={styles.rows}>
        {waived.map(({ key, name, by, reason }) => (
          <li key={key} className={styles.row} data-outcome="excepted">
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <div>
              <strong>{name}</strong>
              <span>{words.notMet}</span>
              <span>{words.by(by)}</span>
              {reason !== null && <span>{reason}</span>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
};
