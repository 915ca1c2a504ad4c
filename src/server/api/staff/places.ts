import { z } from 'zod';
import { listOffices } from '#server/usecases/staff/list-staff.ts';
import { staffProcedure } from '../procedures.ts';

const place = z.object({ id: z.uuid(), name: z.string() });

export const placesProcedure = staffProcedure('seeUsers')
  .output(z.object({ companies: z.array(place), branches: z.array(place.extend({ companyId: z.uuid().nullable() })) }))
  .query(({ ctx }) => listOffices(ctx.container, ctx.session.accountId));
