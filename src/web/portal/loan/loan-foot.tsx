import { IconShieldCheck } from '#web/ui/icons.ts';
import { loanDesk as words } from '#words/portal/loan-desk/head.ts';
import styles from './loan-page.module.css';

export const LoanFoot = () => (
  <p className={styles.foot}>
    <IconShieldCheck size={16} stroke={1.75} aria-hidden />
    {words.demographics}
  </p>
);
