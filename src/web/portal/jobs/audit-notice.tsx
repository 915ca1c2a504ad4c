import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { auditAlerts as words } from '#words/portal/audit-alerts.ts';

/** Shown only when the last nightly check found events or digests that were changed outside of the product. */
export const AuditNotice = () => {
  const { data } = useQuery(useTRPC().jobs.audit.queryOptions());
  if (!data || data.failed === 0) return null;
  return (
    <Notice tone="stop" title={words.title(data.failed)}>
      {words.advice}
      <ul>
        {data.findings.map(({ chain, problem, atEvent, loanNumber }) => (
          <li key={`${chain} ${problem}`}>
            {words.problems[problem](words.nameOf({ chain, loanNumber }), atEvent ?? 0)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
