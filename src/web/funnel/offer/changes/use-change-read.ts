import { useState } from 'react';
import { NEED } from '../need-heading-id.ts';
import type { OpenedOffer } from '../use-opened-offer.ts';

/** Changes that were read, until the page is reloaded: it holds across pages. */
const known = new Set<string>();

const changeOf = ({ offer, compared }: OpenedOffer): string | null =>
  offer === null || compared === null || compared.after === null
    ? null
    : JSON.stringify([compared.before, compared.after]);

export type ChangeRead = {
  /** There is an offer that differs from the one people had, and they have not gone on to it. */
  isUnread: boolean;
  read: () => void;
  showAgain: () => void;
};

/** On a phone the notice of a change comes alone: the new offer follows, and the notice folds, once it was read. */
export const useChangeRead = (opened: OpenedOffer | null): ChangeRead => {
  const [, setTurn] = useState(0);
  const change = opened === null || opened.changes.length === 0 ? null : changeOf(opened);
  const again = () => setTurn((turn) => turn + 1);
  return {
    isUnread: change !== null && !known.has(change),
    read: () => {
      if (change !== null) known.add(change);
      again();
      requestAnimationFrame(() => {
        const need = document.getElementById(NEED);
        need?.focus({ preventScroll: true });
        need?.scrollIntoView();
      });
    },
    showAgain: () => {
      if (change !== null) known.delete(change);
      again();
    },
  };
};
