import { router } from '../procedures.ts';
import { indexesProcedure } from './indexes.ts';
import { inviteProcedure } from './invite.ts';
import { keepProcedure } from './keep.ts';
import { ownProcedure } from './own.ts';

/** Scenarios are priced in the browser by the same rules; here they are saved, and become invitations. */
export const pricerRouter = router({
  own: ownProcedure,
  indexes: indexesProcedure,
  keep: keepProcedure,
  invite: inviteProcedure,
});
