import { router } from '../procedures.ts';
import { changeEmailProcedure } from './change-email.ts';
import { changesProcedure } from './changes.ts';
import { checkAddressProcedure } from './check-address.ts';
import { consentProcedure } from './consent.ts';
import { correctNameProcedure } from './correct-name.ts';
import { answerCorrectionProcedure, correctionsProcedure } from './corrections.ts';
import { currentProcedure } from './current.ts';
import { doubtValueProcedure } from './doubt-value.ts';
import { factsProcedure } from './facts.ts';
import { handedPaperProcedure } from './handed-paper.ts';
import { handedPdfProcedure } from './handed-pdf.ts';
import { historyProcedure } from './history.ts';
import { homeValueProcedure } from './home-value.ts';
import { inviteAgainProcedure } from './invite-again.ts';
import { journeysProcedure } from './journeys.ts';
import { leaveProcedure } from './leave.ts';
import { officerProcedure } from './officer.ts';
import { otherPersonProcedure } from './other-person.ts';
import { papersProcedure } from './papers.ts';
import { pullsProcedure } from './pulls.ts';
import { receivePapersProcedure } from './receive-papers.ts';
import { refusalProcedure } from './refusal.ts';
import { requestEmailCodeProcedure } from './request-email-code.ts';
import { returnFromVendorProcedure } from './return-from-vendor.ts';
import { showIdProcedure } from './show-id.ts';
import { showSsnProcedure } from './show-ssn.ts';
import { stopNewsProcedure } from './stop-news.ts';
import { suggestAddressesProcedure } from './suggest-addresses.ts';
import { tellMeProcedure } from './tell-me.ts';

export const applicationRouter = router({
  current: currentProcedure,
  pulls: pullsProcedure,
  journeys: journeysProcedure,
  showId: showIdProcedure,
  returnFromVendor: returnFromVendorProcedure,
  facts: factsProcedure,
  consent: consentProcedure,
  officer: officerProcedure,
  otherPerson: otherPersonProcedure,
  inviteAgain: inviteAgainProcedure,
  leave: leaveProcedure,
  correctName: correctNameProcedure,
  corrections: correctionsProcedure,
  answerCorrection: answerCorrectionProcedure,
  requestEmailCode: requestEmailCodeProcedure,
  changeEmail: changeEmailProcedure,
  papers: papersProcedure,
  handedPaper: handedPaperProcedure,
  handedPdf: handedPdfProcedure,
  receivePapers: receivePapersProcedure,
  showSsn: showSsnProcedure,
  history: historyProcedure,
  checkAddress: checkAddressProcedure,
  suggestAddresses: suggestAddressesProcedure,
  homeValue: homeValueProcedure,
  doubtValue: doubtValueProcedure,
  refusal: refusalProcedure,
  tellMe: tellMeProcedure,
  stopNews: stopNewsProcedure,
  changes: changesProcedure,
});
