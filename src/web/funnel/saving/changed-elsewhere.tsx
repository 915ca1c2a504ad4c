import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import styles from '../step/step-view.module.css';

const words = errors.changedElsewhere;

/** This page's answers were saved in another tab or by the other applicant, possibly while this one is being edited. */
export const ChangedElsewhere = ({ onShow }: { onShow: () => void }) => (
  <div className={styles.notice}>
    <Notice tone="warn" title={words.title}>
      {words.text}{' '}
      <button className="link-button" type="button" onClick={onShow}>
        {words.show}
      </button>
    </Notice>
  </div>
);
