import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { findTaskLink } from '#server/db/repos/accounts/task-links.ts';
import { sharedConditionUpload } from '../conditions/shared-condition.ts';
import type { FilePurpose } from './store-file.ts';
import { ownerOfUploadLink } from './upload-links.ts';

/** The file's owner. `purpose`: overrides the call's, where the link is for one item only. */
export type Uploader = { applicationId: string; person: Person; purpose?: Partial<FilePurpose> };

/** A link holder: an applicant on another device, or a third party contacted about one item. */
export const uploaderOf = async (container: Container, token: string): Promise<Uploader> => {
  if (!(await findTaskLink(container.database.db, { token, task: 'condition' })))
    return ownerOfUploadLink(container, token);
  const { owner, purpose } = await sharedConditionUpload(container, token);
  return { ...owner, purpose };
};
