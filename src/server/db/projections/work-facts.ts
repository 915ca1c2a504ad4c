import { z } from 'zod';
import { upload } from '#entities/application/upload.ts';
import { factKind } from '#entities/facts/fact-kind.ts';
import { day } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';

const proposed = z.object({ id: z.string(), by: z.string().nullable(), at: z.string() });
const waiting = z.object({ id: z.string(), kind: z.string(), person, at: z.string() });

/** The facts of a loan that make work for the lender, apart from its conditions and clocks. */
export const workFacts = z.object({
  uploads: z.array(upload.pick({ id: true, type: true, idSide: true, isCoborrower: true, state: true })),
  files: z.array(z.object({ id: z.string(), at: z.string(), on: day })),
  proposal: proposed.nullable(),
  returned: proposed.nullable(),
  factEntries: z.array(proposed.extend({ kind: factKind, person })),
  payoffLetters: z.array(proposed),
  agreed: z.array(z.object({ by: z.string(), at: z.string() })),
  isReleased: z.boolean(),
  payments: z.array(proposed.extend({ state: z.string() })),
  letters: z.array(waiting),
  failedOrders: z.array(waiting),
  appointmentOn: day.nullable(),
  deciders: z.array(z.string()),
  valueReviewers: z.array(z.string()),
});

const list = (what: string, rest: string) => `(SELECT coalesce(json_agg(${what}), '[]') FROM ${rest})`;
const proposal = (alias: string, by: string, at: string) => `'id', ${alias}.id, 'by', ${by}, 'at', ${at}`;

/** Read with the loan `a`, whose closing is `p.closing`. */
export const workFactsSql = `json_build_object(
  'uploads', coalesce(a.document -> 'uploads', '[]'),
  'files', ${list("json_build_object('id', f.id, 'at', f.created_at, 'on', f.created_at::date)", "files f WHERE f.application_id = a.id AND f.state = 'clean' AND f.retired_at IS NULL")},
  'proposal', (SELECT json_build_object(${proposal('d', 'd.decided_by', 'd.decided_at')})
    FROM decision_proposals d WHERE d.application_id = a.id AND d.settled_at IS NULL),
  'returned', (SELECT json_build_object(${proposal('d', 'd.decided_by', 'd.returned_at')})
    FROM (SELECT * FROM decision_proposals l WHERE l.application_id = a.id ORDER BY l.decided_at DESC LIMIT 1) d
    WHERE d.returned_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM decisions e WHERE e.application_id = a.id AND e.decided_by IS NOT NULL AND e.decided_at > d.decided_at)),
  'factEntries', ${list(`json_build_object(${proposal('e', 'e.entered_by', 'e.entered_at')}, 'kind', e.kind, 'person', e.person)`, "fact_entries e WHERE e.application_id = a.id AND e.state = 'waiting'")},
  'payoffLetters', ${list(`json_build_object(${proposal('e', 'e.entered_by', 'e.entered_at')})`, "payoff_letters e WHERE e.application_id = a.id AND e.state = 'waiting'")},
  'agreed', ${list("json_build_object('by', g.account_id, 'at', g.agreed_at) ORDER BY g.agreed_at", 'funding_approvals g WHERE g.application_id = a.id')},
  'isReleased', EXISTS (SELECT FROM fundings m WHERE m.application_id = a.id),
  'payments', ${list(
    `json_build_object(${proposal('y', '(SELECT v.account_id FROM payment_approvals v WHERE v.payment_id = y.id ORDER BY v.approved_at LIMIT 1)', 'coalesce(y.returned_on, y.created_on)')}, 'state', y.state)`,
    `payments y WHERE y.application_id = a.id AND (y.state = 'created' OR y.state IN ('returned', 'refused') AND NOT EXISTS (
      SELECT FROM payments z WHERE z.application_id = a.id AND z.kind = y.kind AND z.subject = y.subject AND z.attempt > y.attempt
        AND z.state <> 'canceled'))`,
  )},
  'letters', ${list("json_build_object('id', n.id, 'kind', n.kind, 'person', n.person, 'at', n.made_at)", "notice_deliveries n WHERE n.application_id = a.id AND n.channel = 'post' AND n.sent_on IS NULL AND n.bounced_on IS NULL AND n.batch_id IS NULL")},
  'failedOrders', ${list(
    "json_build_object('id', o.id, 'kind', o.kind, 'person', o.person, 'at', o.asked_at)",
    `(SELECT DISTINCT ON (r.kind, r.person) r.* FROM reports r WHERE r.application_id = a.id AND r.retired_at IS NULL
      ORDER BY r.kind, r.person, r.asked_at DESC) o WHERE o.outcome = 'unavailable'`,
  )},
  'appointmentOn', p.closing ->> 'appointmentOn',
  'deciders', (SELECT coalesce(json_agg(DISTINCT w.id), '[]') FROM decisions d CROSS JOIN LATERAL (VALUES (d.decided_by), (d.second_by)) w (id)
    WHERE d.application_id = a.id AND w.id IS NOT NULL),
  'valueReviewers', (SELECT coalesce(json_agg(DISTINCT v.reviewed_by), '[]') FROM avm_reviews v
    WHERE v.application_id = a.id AND v.reviewed_by IS NOT NULL))`;
