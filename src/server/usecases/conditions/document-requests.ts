import { z } from 'zod';
import { actorOf, staffIdOf } from '#entities/contract/actor.ts';
import { documentType } from '#entities/values/document-type.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { completenessOf } from './completeness-of.ts';
import { currentConditions, placeOf } from './current-conditions.ts';
import { isSameRequest } from './skip-request.ts';

export const documentRequests = z.object({
  needed: z.int(),
  uploaded: z.int(),
  skipped: z.array(
    z.object({
      documentType,
      propertyId: z.string().nullable(),
      /** The street of another owned property; null for the home. */
      place: z.string().nullable(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: z.date().nullable(),
    }),
  ),
});
export type DocumentRequests = z.infer<typeof documentRequests>;

const skipBody = z.object({
  documentType,
  propertyId: z.string().nullable(),
  reason: z.string(),
  proposedBy: z.uuid().optional(),
});

/** The completeness of all documents on a loan, and the requests staff skipped, each with its author and reason. */
export const documentRequestsOf = async (container: Container, applicationId: string): Promise<DocumentRequests> => {
  const { db } = container.database;
  const loan = await currentConditions(container, applicationId);
  const { document } = loan.stored;
  const events = await eventsOfKind(db, { applicationId, kind: 'requestSkipped' });
  const waivedBy = ({ actor, body }: (typeof events)[number]): string[] =>
    [skipBody.parse(body).proposedBy, staffIdOf(actorOf(actor))].flatMap((id) => id ?? []);
  const names = await namesOf(db, [...new Set(events.flatMap(waivedBy))]);
  const skipped = document.uploadRequests.filter(({ shouldSkip }) => shouldSkip);
  const { needed, uploaded } = completenessOf(loan, null);
  return {
    needed,
    uploaded,
    skipped: skipped.map(({ documentType: type, propertyId }) => {
      const named = { documentType: type, propertyId };
      const event = events.findLast(({ body }) => isSameRequest(skipBody.parse(body), named));
      const [first, second] = event ? waivedBy(event).flatMap((id) => names.get(id) ?? []) : [];
      return {
        ...named,
        place: placeOf(document, propertyId),
        reason: event ? skipBody.parse(event.body).reason : null,
        by: first && second ? container.words.bothNames(first, second) : (first ?? null),
        at: event?.at ?? null,
      };
    }),
  };
};
