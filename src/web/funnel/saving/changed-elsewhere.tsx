import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import styles from '../step/step-view.module.css';

const words = errors.changedElsewhere;

/** The answers of this page were saved in another tab or by the other person, while something may be typed here. */
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
