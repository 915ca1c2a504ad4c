import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { findTaskLink } from '#server/db/repos/accounts/task-links.ts';
import { sharedConditionUpload } from '../conditions/shared-condition.ts';
import type { FilePurpose } from './store-file.ts';
import { ownerOfUploadLink } from './upload-links.ts';

/** Whose file it becomes. `purpose`: what it is, whatever the call says, where the link is for one thing only. */
export type Uploader = { applicationId: string; person: Person; purpose?: Partial<FilePurpose> };

/** Whoever holds a link: one of the people on another device, or someone who was written to about one thing. */
export const uploaderOf = async (container: Container, token: string): Promise<Uploader> => {
  if (!(await findTaskLink(container.database.db, { token, task: 'condition' })))
    return ownerOfUploadLink(container, token);
  const { owner, purpose } = await sharedConditionUpload(container, token);
  return { ...owner, purpose };
};
