import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OfferChoice } from '#entities/application/offer-choice.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { cashFrom } from '#rules/offer/needed-line.ts';
import type { OfferAnswers } from '#rules/offer/offer-board.ts';
import { useHold } from '#web/ui/slices/use-hold.ts';
import type { useStepForm } from '../step/use-step-form.ts';
import type { useOffer } from './use-offer.ts';

type Shown = {
  form: ReturnType<typeof useStepForm>['form'];
  view: Pick<ReturnType<typeof useOffer>, 'answers' | 'board' | 'forNeed'>;
  choice: OfferChoice | null;
  onKept: (kept: OfferAnswers | null) => void;
};

/** What one changes on the offer. Parts that are held while the slider moves change what is true by then, not what they still show. */
export const useOfferChanges = (shown: Shown) => {
  const [cashWanted, setCashWanted] = useState<Dollars | null>(null);
  const { isHeld, hold } = useHold();
  const latest = useRef({ ...shown, cashWanted });
  useLayoutEffect(() => {
    latest.current = { ...shown, cashWanted };
  });
  const changes = useMemo(() => {
    const chosen = (): OfferAnswers => ({ ...latest.current.view.answers, ...latest.current.choice });
    const put = (part: Partial<OfferAnswers>) => latest.current.form.setValues({ ...latest.current.choice, ...part });
    /** The line itself; the cash follows. */
    const setLine = (part: Partial<OfferAnswers>) => {
      setCashWanted(null);
      put(part);
    };
    /** A changed need keeps the cash and moves the line. */
    const need = (part: Partial<OfferAnswers>, cash?: Dollars) => {
      const { choice, view, form, cashWanted } = latest.current;
      if (choice === null) return put(part);
      const fee = choice.originationFee;
      const left = cashFrom(choice.amount, { payoffTotal: view.board.payoffTotal, fee });
      const asked = cash ?? cashWanted ?? toDollars(Math.max(0, left));
      setCashWanted(asked);
      form.setValues(view.forNeed({ ...chosen(), ...part }, asked));
    };
    return {
      put,
      setLine,
      slide: (amount: Dollars) => {
        hold();
        setLine({ amount });
      },
      need,
      chooseDebts: (ids: string[]) => need({ debtsToPayOff: ids }),
      setRate: (id: string, rate: OfferAnswers['debtRates'][string] | null) => {
        const { [id]: _, ...others } = latest.current.view.answers.debtRates;
        put({ debtRates: rate === null ? others : { ...others, [id]: rate } });
      },
      keep: () => latest.current.onKept(chosen()),
      drop: () => latest.current.onKept(null),
    };
  }, [hold]);
  return { changes, cashWanted, isSliding: isHeld };
};

export type OfferChanges = ReturnType<typeof useOfferChanges>['changes'];
