import { router } from '../procedures.ts';
import { linkProcedure } from './link.ts';
import { linkedProcedure } from './linked.ts';
import { listProcedure } from './list.ts';
import { mailLinkProcedure } from './mail-link.ts';
import { phoneLinkProcedure } from './phone-link.ts';
import { removeProcedure } from './remove.ts';
import { wantedProcedure } from './wanted.ts';

/** Bytes travel over /api/files; these are the surrounding calls. */
export const filesRouter = router({
  list: listProcedure,
  wanted: wantedProcedure,
  phoneLink: phoneLinkProcedure,
  mailLink: mailLinkProcedure,
  linked: linkedProcedure,
  link: linkProcedure,
  remove: removeProcedure,
});
