import { router } from './procedures.ts';
import { applicationRouter } from './routers/application.ts';
import { conditionsRouter } from './routers/conditions.ts';
import { deskRouter } from './routers/desk.ts';
import { filesRouter } from './routers/files.ts';
import { funnelRouter } from './routers/funnel.ts';
import { identityRouter } from './routers/identity.ts';
import { leadsRouter } from './routers/leads.ts';
import { loanRouter } from './routers/loan.ts';
import { loanDecisionRouter } from './routers/loan-decision.ts';
import { loanFileRouter } from './routers/loan-file.ts';
import { loanMoneyRouter } from './routers/loan-money.ts';
import { loanWorkRouter } from './routers/loan-work.ts';
import { pipelineRouter } from './routers/pipeline.ts';
import { portalRouter } from './routers/portal.ts';
import { pricerRouter } from './routers/pricer.ts';
import { quoteRouter } from './routers/quote.ts';
import { signingRouter } from './routers/signing.ts';
import { staffRouter } from './routers/staff.ts';

export const productRouter = router({
  application: applicationRouter,
  conditions: conditionsRouter,
  desk: deskRouter,
  files: filesRouter,
  funnel: funnelRouter,
  identity: identityRouter,
  leads: leadsRouter,
  loan: loanRouter,
  loanDecision: loanDecisionRouter,
  loanFile: loanFileRouter,
  loanMoney: loanMoneyRouter,
  loanWork: loanWorkRouter,
  pipeline: pipelineRouter,
  portal: portalRouter,
  pricer: pricerRouter,
  quote: quoteRouter,
  signing: signingRouter,
  staff: staffRouter,
});

export type AppRouter = typeof productRouter;
