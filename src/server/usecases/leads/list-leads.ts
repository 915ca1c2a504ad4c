import { z } from 'zod';
import { type LeadState, leadState } from '#entities/contract/lead.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { type ListedLead, leadPage } from '#server/db/repos/pipeline/leads.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { leadsAlike } from './leads-alike.ts';

/** A lead as the list shows it. */
export const listedLead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  source: z.enum(['MCR', 'staff']),
  partner: z.string(),
  state: leadState,
  isExpired: z.boolean(),
  createdAt: z.date(),
  invitedAt: z.date().nullable(),
  loanId: z.string().nullable(),
});

const PAGE = 50;
const place = z.tuple([timeKey, z.uuid()]);

const decodeLeadCursor = (text: string): { at: string; id: string } => {
  const [at, id] = decodeCursor(text, place);
  return { at, id };
};

type Asked = { state: LeadState | null; typed: string; cursor: string | null };

/** The leads and their progress; never a figure, and the file only for staff who may open files. */
export const listLeads = async (container: Container, staff: Staff, { state, typed, cursor }: Asked) => {
  const { database } = container;
  const reach = requireReach(staff, 'seeLeads');
  const from = cursor === null ? null : decodeLeadCursor(cursor);
  const found = await leadPage(database.db, { reach, state, typed, cursor: from, limit: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  const maySeeLoan = may(staff.grants, 'seeLoan');
  const alike = await leadsAlike(container, staff, rows);
  const toLead = (row: ListedLead, at: number) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    source: row.source,
    partner: row.partner,
    state: row.state,
    isExpired: row.state === 'invited' && row.link_expires_at !== null && row.link_expires_at < new Date(),
    createdAt: row.created_at,
    invitedAt: row.invited_at,
    loanId: maySeeLoan ? row.application_id : null,
    alike: alike[at] ?? { registeredBy: null, loans: [] },
  });
  return {
    rows: rows.map(toLead),
    next: found.length > PAGE && last ? encodeCursor([last.created_key, last.id]) : null,
  };
};
