import { router } from '../procedures.ts';
import { answerCounterProcedure } from './answer-counter.ts';
import { bookClosingProcedure } from './book-closing.ts';
import { calendarFileProcedure } from './calendar-file.ts';
import { cancelProcedure } from './cancel.ts';
import { cancelByLinkProcedure } from './cancel-by-link.ts';
import { cancelViewProcedure } from './cancel-view.ts';
import { consentByLinkProcedure } from './consent-by-link.ts';
import { hubProcedure } from './hub.ts';
import { messagesProcedure } from './messages.ts';
import { paperByLinkProcedure } from './paper-by-link.ts';
import { paperWantedByLinkProcedure } from './paper-wanted-by-link.ts';
import { readMessagesProcedure } from './read-messages.ts';
import { receiveByLinkProcedure } from './receive-by-link.ts';
import { withdrawProcedure } from './withdraw.ts';
import { writeProcedure } from './write.ts';

export const loanRouter = router({
  hub: hubProcedure,
  calendarFile: calendarFileProcedure,
  messages: messagesProcedure,
  write: writeProcedure,
  readMessages: readMessagesProcedure,
  answerCounter: answerCounterProcedure,
  bookClosing: bookClosingProcedure,
  cancel: cancelProcedure,
  cancelView: cancelViewProcedure,
  consentByLink: consentByLinkProcedure,
  receiveByLink: receiveByLinkProcedure,
  paperWantedByLink: paperWantedByLinkProcedure,
  paperByLink: paperByLinkProcedure,
  cancelByLink: cancelByLinkProcedure,
  withdraw: withdrawProcedure,
});
