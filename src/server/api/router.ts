import { applicationRouter } from './application/router.ts';
import { auditRouter } from './audit/router.ts';
import { conditionsRouter } from './conditions/router.ts';
import { deskRouter } from './desk/router.ts';
import { filesRouter } from './files/router.ts';
import { funnelRouter } from './funnel/router.ts';
import { hooksRouter } from './hooks/router.ts';
import { identityRouter } from './identity/router.ts';
import { indexRateRouter } from './index-rate/router.ts';
import { jobsRouter } from './jobs/router.ts';
import { leadsRouter } from './leads/router.ts';
import { lettersRouter } from './letters/router.ts';
import { loanRouter } from './loan/router.ts';
import { loanDecisionRouter } from './loan-decision/router.ts';
import { loanFactsRouter } from './loan-facts/router.ts';
import { loanFileRouter } from './loan-file/router.ts';
import { loanMoneyRouter } from './loan-money/router.ts';
import { loanReviewRouter } from './loan-review/router.ts';
import { loanScreeningRouter } from './loan-screening/router.ts';
import { loanSystemRouter } from './loan-system/router.ts';
import { loanWorkRouter } from './loan-work/router.ts';
import { paymentsRouter } from './payments/router.ts';
import { pipelineRouter } from './pipeline/router.ts';
import { portalRouter } from './portal/router.ts';
import { pricerRouter } from './pricer/router.ts';
import { router } from './procedures.ts';
import { quoteRouter } from './quote/router.ts';
import { recordsRouter } from './records/router.ts';
import { reportsRouter } from './reports/router.ts';
import { servicesRouter } from './services/router.ts';
import { signingRouter } from './signing/router.ts';
import { staffRouter } from './staff/router.ts';
import { templatesRouter } from './templates/router.ts';
import { workRouter } from './work/router.ts';

export const productRouter = router({
  application: applicationRouter,
  audit: auditRouter,
  conditions: conditionsRouter,
  desk: deskRouter,
  files: filesRouter,
  funnel: funnelRouter,
  hooks: hooksRouter,
  loanSystem: loanSystemRouter,
  identity: identityRouter,
  indexRate: indexRateRouter,
  jobs: jobsRouter,
  leads: leadsRouter,
  letters: lettersRouter,
  loan: loanRouter,
  loanDecision: loanDecisionRouter,
  loanFacts: loanFactsRouter,
  loanFile: loanFileRouter,
  loanMoney: loanMoneyRouter,
  payments: paymentsRouter,
  loanReview: loanReviewRouter,
  loanScreening: loanScreeningRouter,
  loanWork: loanWorkRouter,
  pipeline: pipelineRouter,
  portal: portalRouter,
  pricer: pricerRouter,
  quote: quoteRouter,
  records: recordsRouter,
  reports: reportsRouter,
  services: servicesRouter,
  signing: signingRouter,
  staff: staffRouter,
  templates: templatesRouter,
  work: workRouter,
});

export type AppRouter = typeof productRouter;
