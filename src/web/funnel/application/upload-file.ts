import type { DocumentType } from '#entities/document-type.ts';
import { sendChecked } from '#web/api-client/api.ts';

export type UploadOutcome = { kind: 'stored' } | { kind: 'refused'; message: string } | { kind: 'failed' };

/** Sends one file as it is. A refusal says what to do about it; a lost connection is no refusal. */
export const uploadFile = async (file: File, documentType: DocumentType): Promise<UploadOutcome> => {
  try {
    const response = await sendChecked('/api/files', {
      method: 'POST',
      headers: { 'x-file-name': encodeURIComponent(file.name), 'x-document-type': documentType },
      body: file,
    });
    if (response.ok) return { kind: 'stored' };
    const { error } = await response.json();
    return { kind: 'refused', message: String(error?.message ?? '') };
  } catch {
    return { kind: 'failed' };
  }
};
