import type { WorkKind } from '#entities/contract/desk/work-item.ts';
import { portalRole } from '#entities/contract/portal-role.ts';
import { factKind } from '#entities/facts/fact-kind.ts';
import { noticeKind } from '#entities/facts/notice.ts';
import { documentType } from '#entities/values/document-type.ts';
import { idSide } from '#entities/values/id-document.ts';
import { conditionCodes } from '#rules/conditions/condition-catalog.ts';
import type { Container } from '#server/container.ts';

type Words = Container['words'];

const conditionTitle = ({ conditionWords }: Words, detail: string | null): string => {
  const code = conditionCodes.find((each) => String(each) === detail);
  return code === undefined ? '' : conditionWords[code].title;
};

const documentName = ({ sentDocumentLabel }: Words, detail: string | null): string => {
  const [name, side] = detail?.split('/') ?? [];
  const type = documentType.safeParse(name).data;
  return type ? sentDocumentLabel(type, idSide.safeParse(side).data ?? null) : '';
};

const noticeName = ({ writtenDocumentNames }: Words, detail: string | null): string => {
  const kind = noticeKind.safeParse(detail).data;
  return kind ? writtenDocumentNames[kind] : '';
};

const factName = ({ factEntryWords }: Words, detail: string | null): string => {
  const fact = factKind.safeParse(detail).data;
  return fact ? factEntryWords.names[fact] : '';
};

const roleName = ({ portal }: Words, detail: string | null): string => {
  const role = portalRole.safeParse(detail).data;
  return role ? portal.roles[role].label : '';
};

/** What a piece of work is about, by name; empty where its kind says it all. Named here, so that the page needs none of the lists. */
export const workAbout = (words: Words, { kind, detail }: { kind: WorkKind; detail: string | null }): string => {
  switch (kind) {
    case 'document':
      return documentName(words, detail);
    case 'answer':
    case 'ready':
    case 'task':
    case 'waiver':
    case 'fact':
      return conditionTitle(words, detail);
    case 'factEntry':
      return factName(words, detail);
    case 'letter':
      return noticeName(words, detail);
    case 'order':
      return words.auditCodes[detail ?? ''] ?? '';
    case 'grant':
      return roleName(words, detail);
    default:
      return '';
  }
};
