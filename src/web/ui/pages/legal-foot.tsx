import { lender } from '#web/lender.ts';
import { shell } from '#words/shell.ts';
import styles from './legal-foot.module.css';

export const LegalFoot = () => (
  <footer className={styles.foot}>
    <div className="wrap">
      <span>
        {lender.legalName}, {shell.nmls(lender.nmls)}
      </span>
      <span>{shell.equalHousing}</span>
      <a href="/privacy-statement">{shell.privacy}</a>
      <a href="/terms-of-use">{shell.terms}</a>
    </div>
  </footer>
);
