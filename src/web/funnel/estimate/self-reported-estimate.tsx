import type { Application } from '#entities/application/application.ts';
import { Notice } from '#web/ui/notice.tsx';
import { selfReported } from '#words/funnel/pages/self-reported.ts';
import { lenderToday, policyToday } from './lender-day.ts';
import { selfReportedText } from './self-reported-text.ts';

const words = selfReported;

/** The amount self-reported figures would allow, before any verification: shown with the credit check consent. */
export const SelfReportedEstimate = ({ application }: { application: Application }) => (
  <Notice tone="info" title={words.title}>
    {selfReportedText(application, { policy: policyToday(), asOf: lenderToday() })} {words.foot}
  </Notice>
);
