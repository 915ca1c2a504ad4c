import { router } from '../procedures.ts';
import { assignProcedure } from './assign.ts';
import { changesProcedure } from './changes.ts';
import { colleaguesProcedure } from './colleagues.ts';
import { duplicatesProcedure, overviewProcedure } from './overview.ts';
import { pageProcedure } from './page.ts';
import { removeViewProcedure } from './remove-view.ts';
import { renameViewProcedure } from './rename-view.ts';
import { saveViewProcedure } from './save-view.ts';
import { searchProcedure } from './search.ts';
import { setLayoutProcedure } from './set-layout.ts';

/** The list of loans: each call sees only the loans within the caller's grants, regardless of its filters. */
export const pipelineRouter = router({
  page: pageProcedure,
  search: searchProcedure,
  overview: overviewProcedure,
  duplicates: duplicatesProcedure,
  changes: changesProcedure,
  saveView: saveViewProcedure,
  renameView: renameViewProcedure,
  removeView: removeViewProcedure,
  setLayout: setLayoutProcedure,
  colleagues: colleaguesProcedure,
  assign: assignProcedure,
});
