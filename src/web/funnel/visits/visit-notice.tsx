import { Notice } from '#web/ui/notice.tsx';
import { visits as words } from '#words/funnel/visits.ts';
import type { VendorVisit } from './use-vendor-visits.ts';

/** How a visit to a vendor stands; nothing while it is finished, since its answer is on the page. */
export const VisitNotice = ({ visit }: { visit: Pick<VendorVisit, 'state' | 'problem'> }) => {
  switch (visit.state) {
    case 'finished':
      return null;
    case 'waiting':
      return <Notice tone="info" title={words.waiting} />;
    case 'started':
      return <Notice tone="info" title={words.started} />;
    case 'left':
      return <Notice tone="warn" title={words.left} />;
    case 'expired':
      return <Notice tone="warn" title={words.expired} />;
    case 'failed':
      return <Notice tone="warn" title={words.failed[visit.problem ?? 'refused']} />;
  }
};
