import type { LoanTab } from '#entities/contract/loan-tab.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate } from '#web/router/navigation.tsx';
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { type InList, inLoanList } from '../loan-list.ts';
import { usePortalData } from '../portal-data.ts';
import { portalLinks } from '../portal-links.ts';
import { RETURNING } from '../remembered-state.ts';
import { LoanAssignee } from './loan-assignee.tsx';
import { useLoan } from './loan-context.ts';
import styles from './loan-head.module.css';

const addressOf = (loanId: string, tab: LoanTab): string => `/portal/loan/${loanId}/${tab}`;

const Neighbours = ({ list, tab }: { list: InList; tab: LoanTab }) => {
  const { hasLetterKeys } = usePortalData();
  const key = (text: string) => hasLetterKeys && <kbd className={styles.key}>{text}</kbd>;
  return (
    <nav className={styles.neighbours} aria-label={portalKeys.inList.label}>
      {list.previous !== null && (
        <Link to={addressOf(list.previous, tab)} aria-label={portalKeys.inList.previous}>
          {key('[')}
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
        </Link>
      )}
      <span>{portalKeys.inList.of(list.at, list.count)}</span>
      {list.next !== null && (
        <Link to={addressOf(list.next, tab)} aria-label={portalKeys.inList.next}>
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
          {key(']')}
        </Link>
      )}
    </nav>
  );
};

/** A list is named like its link. */
const listName = (back: string): string | undefined => portalLinks.find(({ to }) => to === back.split('?')[0])?.text;

/** Links back to the list, and to the neighboring loans in it. */
export const LoanCrumb = ({ tab }: { tab: LoanTab }) => {
  const { loanId, file } = useLoan();
  const { hasLetterKeys } = usePortalData();
  const navigate = useNavigate();
  const list = inLoanList(loanId);
  const back = list?.back ?? '/portal';
  const go = (to: string | null | undefined) => to && navigate(addressOf(to, tab));
  useShortcuts(
    {
      '[': () => go(list?.previous),
      ']': () => go(list?.next),
      // On the facts the same key enters one.
      ...(tab !== 'verification' && { e: () => navigate(addressOf(loanId, 'messages')) }),
    },
    { isOn: hasLetterKeys },
  );
  return (
    <div className={styles.crumb}>
      <Link to={back} state={list && RETURNING}>
        {listName(back)}
      </Link>
      <IconChevronRight size={14} stroke={1.75} aria-hidden />
      {file.loanNumber}
      {list !== null && list.count > 1 && <Neighbours list={list} tab={tab} />}
      <LoanAssignee />
    </div>
  );
};
