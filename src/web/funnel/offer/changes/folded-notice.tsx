import type { Ref } from 'react';
import { storedOffer } from '#words/funnel/offer-changes.ts';

type Props = { text: string; onUnfold: () => void; ref?: Ref<HTMLParagraphElement> };

/** A change that was read: one line, and the way back to both offers. */
export const FoldedNotice = ({ text, onUnfold, ref }: Props) => (
  <p className="note note-soft" role="status" tabIndex={-1} ref={ref}>
    <span>
      {text}{' '}
      <button className="link-button" type="button" onClick={onUnfold}>
        {storedOffer.notice.unfold}
      </button>
    </span>
  </p>
);
