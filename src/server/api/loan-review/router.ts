import { router } from '../procedures.ts';
import { figuresProcedure, useFigureProcedure } from './figures.ts';
import { idChecksProcedure } from './id-checks.ts';
import { makeProcedure } from './make.ts';
import { moveProcedure } from './move.ts';
import { pagesProcedure } from './pages.ts';
import { readIdProcedure } from './read-id.ts';
import { sheetProcedure } from './sheet.ts';
import { tickIdCheckProcedure } from './tick-id-check.ts';
import { turnPageProcedure } from './turn-page.ts';
import { writePageNoteProcedure } from './write-page-note.ts';

/** Staff's work on the documents of one loan. Changes carry what the page showed, so that unseen ones are never overwritten. */
export const loanReviewRouter = router({
  pages: pagesProcedure,
  sheet: sheetProcedure,
  turnPage: turnPageProcedure,
  writePageNote: writePageNoteProcedure,
  move: moveProcedure,
  make: makeProcedure,
  figures: figuresProcedure,
  useFigure: useFigureProcedure,
  readId: readIdProcedure,
  idChecks: idChecksProcedure,
  tickIdCheck: tickIdCheckProcedure,
});
