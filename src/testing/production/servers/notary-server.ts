import { createHmac } from 'node:crypto';
import type { Received, Reply } from '#server/vendors/testing/local-service.ts';

type Document = { id: string; tracking_id: string; processing_state: string; resource: string };
type Transaction = {
  id: string;
  external_id: string;
  loan_number: string;
  detailed_status: string;
  documents: Document[];
  notarization_records: { meeting_end: string }[];
};

/** Signs the webhooks. */
export const NOTARY_WEBHOOK_KEY = 'signs the webhooks of the notary';
const notFound: Reply = { status: 404, body: { errors: ['Transaction Not Found'] } };

/** Proof: a draft gets its document, is placed, and ends with the notary's meeting. */
export const notaryServer = () => {
  const made = new Map<string, Transaction>();
  const shown = ({ documents, ...rest }: Transaction) => ({
    ...rest,
    documents: documents.map(({ resource: _, ...document }) => document),
  });
  const create = (body: string): Reply => {
    const { external_id, loan_number } = JSON.parse(body) as Pick<Transaction, 'external_id' | 'loan_number'>;
    const id = `ot_${made.size + 1}`;
    const one = { id, external_id, loan_number, detailed_status: 'draft', documents: [], notarization_records: [] };
    made.set(id, one);
    return { body: one };
  };
  const documentsOf = (own: Transaction, { method, body }: Received, documentId?: string): Reply => {
    if (method === 'POST') {
      const { tracking_id, resource } = JSON.parse(body) as Pick<Document, 'tracking_id' | 'resource'>;
      own.documents = [{ id: `do_${own.id}`, tracking_id, resource, processing_state: 'done' }];
      return { body: shown(own).documents };
    }
    const document = own.documents.find(({ id }) => id === documentId);
    if (!document) return notFound;
    const { resource, ...rest } = document;
    // The notary's seal comes after the document.
    const sealed = Buffer.concat([Buffer.from(resource, 'base64'), Buffer.from('\n% notarized\n')]).toString('base64');
    const isComplete = own.detailed_status === 'complete';
    return { body: { ...rest, final_document_url: null, data: isComplete ? sealed : null } };
  };
  const reply = (request: Received): Reply => {
    const { method, path, query, body } = request;
    if (path.endsWith('/verify_address')) return { body: [{ id: 'rl_1', supported: true, eligible: true }] };
    if (path.endsWith('/transactions') && method === 'POST') return create(body);
    if (path.endsWith('/transactions'))
      return {
        body: {
          data: [...made.values()].filter(({ loan_number }) => loan_number === query.get('loan_number')).map(shown),
        },
      };
    const [, , , , id = '', call, documentId] = path.split('/');
    const own = made.get(id);
    if (!own) return notFound;
    if (call === 'documents') return documentsOf(own, request, documentId);
    if (call === 'place_order') own.detailed_status = 'sent_to_signer';
    if (call === 'recall') own.detailed_status = 'recalled';
    return { body: shown(own) };
  };
  return {
    reply,
    /** Everyone has met the notary; returns the webhooks that say so. */
    complete: (at: Date): { body: string; headers: Record<string, string> }[] =>
      [...made.values()].flatMap((own) => {
        if (own.detailed_status !== 'sent_to_signer') return [];
        own.detailed_status = 'complete';
        own.notarization_records = [{ meeting_end: at.toISOString() }];
        const data = { transaction_id: own.id, date_occurred: at.toISOString() };
        const body = JSON.stringify({ event: 'transaction.released', data });
        const signature = createHmac('sha256', NOTARY_WEBHOOK_KEY).update(body).digest('hex');
        return [{ body, headers: { 'x-notarize-signature': signature } }];
      }),
  };
};
export type NotaryServer = ReturnType<typeof notaryServer>;
