import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';

/** Where the home lies by the census, as staff or the address service found it. */
export const censusTracts = pgTable('census_tracts', {
  applicationId: uuid('application_id').primaryKey(),
  tract: text('tract').notNull(),
  source: text('source').notNull(),
  recordedBy: uuid('recorded_by'),
  recordedByName: text('recorded_by_name'),
  recordedOn: date('recorded_on', { mode: 'string' }).$type<Day>().notNull(),
});
