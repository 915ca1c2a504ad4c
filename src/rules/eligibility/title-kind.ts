import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { TitleKind } from '#policy/policy.ts';

/** How title is held: from the land records once available, else the applicant's answer; null while the kind of trust is open. */
export const titleKindOf = (
  { titleHolder, trustKind, isInTrust }: Pick<Application, 'titleHolder' | 'trustKind' | 'isInTrust'>,
  record: OutsideFacts['title'],
): TitleKind | null => {
  const holder = record?.holder ?? titleHolder ?? (isInTrust === true ? 'trust' : null);
  if (holder !== 'trust') return holder;
  const kind = record?.trustKind ?? trustKind;
  return kind === null ? null : kind === 'revocable' ? 'revocableTrust' : 'irrevocableTrust';
};
