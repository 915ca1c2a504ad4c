import { peopleIn } from '#rules/documents/people-in.ts';
import { IconBuildingBank, IconHome, IconUser } from '#web/ui/icons.ts';
import { conditionOwners } from '#words/loan/conditions.ts';
import { conditionDesk as words } from '#words/portal/loan-desk/work.ts';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import type { LoanCondition } from './condition-row.tsx';

/** The party a condition waits for, with the property where there are several. */
export const ConditionOwner = ({ condition }: { condition: LoanCondition }) => {
  const { file } = useLoan();
  const { owner, place } = condition;
  const isShared = condition.isShared && peopleIn(file.application).length > 1;
  const Icon = owner === 'lender' ? IconBuildingBank : isShared ? IconHome : IconUser;
  const name =
    owner === 'borrower' || owner === 'coborrower'
      ? isShared
        ? words.both
        : firstNameOf(file.application, owner)
      : conditionOwners[owner];
  return (
    <span>
      <Icon size={14} stroke={1.75} aria-hidden />
      {place === null ? name : `${name}, ${place}`}
    </span>
  );
};
