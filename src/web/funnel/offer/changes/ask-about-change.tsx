import { lazy, Suspense } from 'react';
import type { OfferChange } from '#rules/offer/offer-changes.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { changeChoice } from '#words/funnel/change-choice.ts';
import { offerReasons } from '#words/funnel/offer-changes.ts';
import { useLoanNumber } from '../../frame/use-loan-number.ts';
import type { WayOn } from './change-choice.tsx';

const WriteToUs = lazy(() => import('../../frame/write-to-us.tsx'));
const words = changeChoice.ask;

type Props = { changes: readonly OfferChange[]; compared: OfferComparison };

const changeText = ({ before, after, changedOn }: OfferComparison): string => {
  const [was, day] = [before.most === null ? '' : inDollars(before.most), inLongDate(changedOn)];
  const most = after?.most ?? null;
  return most === null ? words.gone(was, day) : words.change(was, inDollars(most), day);
};

const AskAboutChange = ({ changes, compared }: Props) => {
  const loan = useLoanNumber();
  return (
    <Suspense fallback={null}>
      <WriteToUs rows={7} first={words.begun(loan, changeText(compared), offerReasons(changes))} />
    </Suspense>
  );
};

/** Wait and ask: a message that already holds the loan's number and what changed. */
export const askWay = (asked: Props & { until: string | null }): WayOn => ({
  key: 'ask',
  title: words.title,
  text: words.text(asked.until),
  act: <AskAboutChange {...asked} />,
});
