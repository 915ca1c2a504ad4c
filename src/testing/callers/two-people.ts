/** Every change staff can make, and why two people with the same page cannot undo each other's unseen. */
type Why =
  /** It belongs to the caller's own account: nobody else's page shows it. */
  | 'own'
  /** Each call adds something of its own, or leaves only a record of the look: nothing is replaced. */
  | 'adds'
  /** Two people try it in `two-people.long.test.ts`. */
  | 'tried'
  /** The test of its own that tells the second person, or shows that a repeat does nothing. */
  | `src/server/usecases/${string}.test.ts › ${string}`;

const bankFile = 'src/server/usecases/payments/bank-file.long.test.ts › holds each approved payment once';
const refusedFile = 'src/server/usecases/payments/bank-file.long.test.ts › that the bank refused frees its payments';
const returns = 'src/server/usecases/payments/bank-file.long.test.ts › returns the payment it names, once';
const byHand = 'src/server/usecases/payments/by-hand.long.test.ts › a return says why and what to do';
const texas = 'src/server/usecases/closing/texas-closing.long.test.ts › notifies an owner who does not borrow on paper';
const staffLog = 'src/server/usecases/staff/manage-staff.test.ts ›';
const proposals = 'src/server/usecases/staff/propose-grant.test.ts › cannot give roles that conflict alone';

export const twoPeople: Readonly<Record<string, Why>> = {
  'desk.readNotifications': 'own',
  'desk.setLetterKeys': 'own',
  'desk.setNotMailed': 'own',
  'hooks.replay': 'adds',
  'indexRate.propose': 'src/server/usecases/index-rate/index-rate.test.ts › changes by a published change',
  'indexRate.settle': 'src/server/usecases/index-rate/index-rate.test.ts › changes by a published change',
  'jobs.retry': 'src/server/usecases/jobs/failed-jobs.test.ts › that is given up shows in the portal',
  'leads.create': 'src/server/usecases/leads/leads.test.ts › is known when it comes a second time',
  'leads.invite': 'src/server/usecases/decisions/two-of-staff.test.ts › a lead that two invite at once',
  'leads.join': 'src/server/usecases/leads/join-lead.test.ts › a lead of a person with an open loan follows that loan',
  'leads.writeNote': 'adds',
  'letters.address': 'src/server/usecases/delivery/letters.test.ts › takes an address that staff type',
  'letters.markMailed': 'src/server/usecases/delivery/letters.test.ts › prints a batch as one PDF',
  'letters.print': 'src/server/usecases/delivery/letters.test.ts › prints a batch as one PDF',
  'loanDecision.record':
    'src/server/usecases/decisions/record-decision.test.ts › is won by one of two who decide at once',
  'loanDecision.second': 'src/server/usecases/decisions/second-decision.test.ts › of a large line takes two people',
  'loanFacts.checkVisit': 'adds',
  'loanFacts.correct':
    'src/server/usecases/facts/correct-answer.test.ts › is refused where it is wrong, the same, or not what the page showed',
  'loanFacts.enter': 'tried',
  'loanFacts.orderCredit': 'src/server/usecases/asking/hard-pull.long.test.ts › takes both on one report',
  'loanFacts.sendOrder': 'src/server/usecases/facts/send-order.test.ts › orders what was never ordered',
  'loanFacts.settle': 'tried',
  'loanFacts.settleObjection':
    'src/server/usecases/facts/correct-answer.test.ts › holds up every yes and the money while it is objected to',
  'loanFile.decision': 'adds',
  'loanMoney.agree': 'src/server/usecases/closing/fund-loan.test.ts › wants two different people',
  'loanMoney.book': 'src/server/usecases/decisions/two-of-staff.test.ts › tells the staff member who books a closing',
  'loanMoney.checkIn': texas,
  'loanMoney.deedSheet': 'adds',
  'loanMoney.enterPayoff':
    'src/server/usecases/payments/payoffs.long.test.ts › blocks funding without a confirmed letter',
  'loanMoney.fund': 'src/server/usecases/closing/fund-loan.test.ts › pays once, however often',
  'loanMoney.giveOwnerPapers': texas,
  'loanMoney.makeAcknowledgment': texas,
  'loanMoney.orderNotary': 'src/server/usecases/closing/remote-notary.long.test.ts › is ordered once',
  'loanMoney.recallNotary': 'src/server/usecases/closing/remote-notary.long.test.ts › that rejects the document',
  'loanMoney.recordAcknowledgment': texas,
  'loanMoney.recordClosing': 'tried',
  'loanMoney.recordFlood': 'tried',
  'loanMoney.recordPayment': 'src/server/usecases/payments/by-hand.long.test.ts › a release sends nothing',
  'loanMoney.replacePayment': byHand,
  'loanMoney.returnMoney': 'src/server/usecases/closing/fee-hold.test.ts › is recorded as returned by staff',
  'loanMoney.settlePayoff': 'tried',
  'loanMoney.settleReplacement': byHand,
  'loanMoney.waiveValuationWait':
    'src/server/usecases/valuations/valuation-copies.long.test.ts › opens sooner with a waiver, once',
  'loanReview.make':
    'src/server/usecases/review/change-documents.long.test.ts › makes documents that name their origin',
  'loanReview.move': 'src/server/usecases/review/change-documents.long.test.ts › lets it count for the request',
  'loanReview.tickIdCheck': 'src/server/usecases/documents/review-identity.test.ts › and who was slower is told',
  'loanReview.turnPage': 'tried',
  'loanReview.useFigure': 'tried',
  'loanReview.writePageNote': 'adds',
  'loanScreening.clearMatch': 'src/server/usecases/screening/screening.test.ts › is cleared by two different people',
  'loanScreening.confirmMatch': 'src/server/usecases/screening/screening.test.ts › stops the loan for good',
  'loanScreening.screen': 'tried',
  'loanSystem.sendAgain': 'adds',
  'loanSystem.show': 'adds',
  'loanWork.bulkConditions': 'src/server/usecases/conditions/own-conditions.test.ts › those a colleague changed',
  'loanWork.decideCondition': 'src/server/usecases/loan/loan-work.test.ts › tell who was quicker',
  'loanWork.editCondition': 'src/server/usecases/loan/loan-work.test.ts › are added with words the applicant reads',
  'loanWork.endApplicantSessions': 'tried',
  'loanWork.explainClock': 'tried',
  'loanWork.giveReason': 'own',
  'loanWork.judgeFile': 'src/server/usecases/loan/loan-work.test.ts › are sent back with a reason',
  'loanWork.keepText': 'own',
  'loanWork.nudge': 'tried',
  'loanWork.openCondition': 'tried',
  'loanWork.orderCheck':
    'src/server/usecases/orders/orders.test.ts › stays ordered while payroll is away, as one check however often it is pressed',
  'loanWork.openOwnCondition': 'tried',
  'loanWork.readMessages': 'tried',
  'loanWork.recordAvmReview': 'src/server/usecases/valuations/avm-review.long.test.ts › is reviewed once',
  'loanWork.recordBounce': 'src/server/usecases/delivery/letters.test.ts › goes on paper when staff record',
  'loanWork.recordMasterPolicy': 'tried',
  'loanWork.recordTract': 'tried',
  'loanWork.restoreRequest':
    'src/server/usecases/conditions/skip-request.test.ts › is asked for again on request, once',
  'loanWork.seeDocument': 'adds',
  'loanWork.settleDuplicate': 'tried',
  'loanWork.settleWaiver': 'tried',
  'loanWork.showSsn': 'adds',
  'loanWork.skipRequest': 'src/server/usecases/conditions/skip-request.test.ts › what changed meanwhile is not skipped',
  'loanWork.take': 'src/server/usecases/work/work-queues.test.ts › lets one take a loan nobody has, once',
  'loanWork.verifyCondition': 'tried',
  'loanWork.write': 'adds',
  'loanWork.writeNote': 'adds',
  'payments.addReturns': returns,
  'payments.handOver': bankFile,
  'payments.makeFile': bankFile,
  'payments.refuseFile': refusedFile,
  'payments.resolveReturn': returns,
  'payments.takeFile': 'adds',
  'pipeline.assign': 'src/server/usecases/pipeline/work-the-pipeline.test.ts › tells what changed meanwhile',
  'pipeline.removeView': 'src/server/usecases/pipeline/work-the-pipeline.test.ts › is by a manager of the whole lender',
  'pipeline.renameView': 'src/server/usecases/pipeline/work-the-pipeline.test.ts › is by a manager of the whole lender',
  // Each person keeps views under their own name, shared or not.
  'pipeline.saveView': 'own',
  'pipeline.setLayout': 'own',
  'portal.addPasskey': 'own',
  'portal.askOwnPasskey': 'own',
  'portal.changePassword': 'own',
  'portal.confirm': 'own',
  'portal.endOtherSessions': 'own',
  'portal.endSession': 'own',
  'portal.removePasskey': 'own',
  'portal.renamePasskey': 'own',
  'portal.renewRecoveryCodes': 'own',
  'portal.startPasskey': 'own',
  'pricer.invite': 'tried',
  'pricer.keep': 'own',
  'records.changeHold': 'src/server/usecases/records/records.test.ts › holds records by an admin',
  'records.endAccount': 'tried',
  'services.askAgain': 'adds',
  'staff.addBranch': 'tried',
  'staff.addCompany': 'tried',
  'staff.deactivate': `${staffLog} ends every session with a deactivation`,
  'staff.endEverySession': 'src/server/usecases/staff/end-sessions.test.ts › signs out everyone, after a fresh proof',
  'staff.endSessions': 'src/server/usecases/staff/end-sessions.test.ts › signs a colleague out everywhere',
  'staff.grant': `${staffLog} grants once, revokes`,
  'staff.invite': `${staffLog} invites, and the invitation`,
  'staff.proposeGrant': proposals,
  'staff.reactivate': 'tried',
  'staff.reset': `${staffLog} sent again makes the first one void`,
  'staff.revoke': `${staffLog} grants once, revokes`,
  'staff.settleGrant': proposals,
  'staff.unlock': `${staffLog} locks after too many wrong tries`,
  'templates.retire': 'tried',
  'templates.save': 'src/server/usecases/messages/message-templates.test.ts › a stale page or a name in use is told',
  'work.assign': 'src/server/usecases/work/work-queues.test.ts › is taken by one',
  'work.take': 'src/server/usecases/work/work-queues.test.ts › is taken by one',
};
