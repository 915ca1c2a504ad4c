import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { inviteColleague } from '#server/usecases/staff/invite-colleague.ts';
import { grant, manage, name, outcome } from './schemas.ts';

export const inviteProcedure = manage
  .input(z.object({ email, firstName: name, lastName: name, grant }))
  .output(outcome(['emailTaken']))
  .mutation(({ ctx, input }) => inviteColleague(ctx.container, { ...input, actorId: ctx.session.accountId }));
