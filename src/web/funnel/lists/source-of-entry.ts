import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { Person } from '#entities/values/person.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { ChipTone } from '#web/ui/chip.tsx';
import { lists } from '#words/funnel/lists.ts';
import { wordsPath } from '../step/question-words.ts';
import type { Item } from './list-items.ts';

export type EntrySource = {
  chip: { tone: ChipTone; text: string } | null;
  note: string | null;
  /** A third-party record is confirmed or disputed where it came in, not rewritten here. */
  isLocked: boolean;
};

type EntryContext = { application: Application; person: Person; path: string };

const words = lists.sources;
const fromYou: EntrySource = { chip: { tone: 'off', text: words.fromYou }, note: null, isLocked: false };

const debtOf = ({ liabilities, mortgages, propertyOwnership }: Application, id: unknown): DebtItem | undefined =>
  [...liabilities, ...mortgages, ...propertyOwnership.flatMap((owned) => owned.mortgages)].find(
    (debt) => debt.id === id,
  );

/** Source of an entry, and the work it saves the applicant. */
export const sourceOfEntry = ({ id }: Item, { application, person, path }: EntryContext): EntrySource => {
  const list = wordsPath(path).split('.').at(-1);
  if (list === 'employments') {
    const job = applicantPart(application, person).employments.find((each) => each.id === id);
    if (job === undefined) return fromYou;
    if (job.dataSource === 'manual') return { ...fromYou, note: job.endDate === null ? null : words.pastJob };
    return {
      chip: { tone: 'ok', text: words.confirmedBy[job.dataSource] },
      note: job.endDate === null ? words.noPaystubs : null,
      isLocked: true,
    };
  }
  if (list === 'mortgages' || list === 'liabilities') {
    const debt = debtOf(application, id);
    return debt && !debt.addedByUser
      ? { chip: { tone: 'wait', text: debt.reported ? words.corrected : words.fromFile }, note: null, isLocked: false }
      : fromYou;
  }
  return fromYou;
};
