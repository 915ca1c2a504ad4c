import type { Packet } from '../src/entities/contract/written-document.ts';
import type { Container } from '../src/server/container.ts';
import { consentCode } from '../src/server/usecases/documents/prepare-documents.ts';
import { finishSigning } from '../src/server/usecases/signing/finish-signing.ts';
import { openSigning } from '../src/server/usecases/signing/open-signing.ts';
import { signDocument } from '../src/server/usecases/signing/sign-document.ts';
import { adoptSignature, giveEConsent } from '../src/server/usecases/signing/signing-consent.ts';
import type { Subject } from '../src/server/vendors/port.ts';

/** Signs a packet as its page would, without the page. */
export const signBehind = async (container: Container, subject: Subject, packet: Packet): Promise<void> => {
  const sender = { address: '127.0.0.1', agent: 'test' };
  await giveEConsent(container, subject, { code: consentCode(container, subject), sender });
  const opened = await openSigning(container, subject, { packet, sender });
  if (opened.kind !== 'ready') throw new Error('no papers to sign');
  await adoptSignature(container, subject, { form: 'typed', name: opened.view.name });
  for (const { id: paperId, sections } of opened.view.papers)
    for (const { id: sectionId, place } of sections)
      if (place) await signDocument(container, subject, { paperId, sectionId, sender });
  await finishSigning(container, subject, { packet, sender });
};
