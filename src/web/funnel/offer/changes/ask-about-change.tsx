import type { OfferChange } from '#rules/offer/offer-changes.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { changeChoice } from '#words/funnel/change-choice.ts';
import { offerReasons } from '#words/funnel/offer-changes.ts';
import { useLoanNumber, WriteToUs } from '../../frame/write-to-us.tsx';
import type { WayOn } from './change-choice.tsx';

const words = changeChoice.ask;

type Props = { changes: readonly OfferChange[]; compared: OfferComparison };

const changeText = ({ before, after, changedOn }: OfferComparison): string => {
  const [was, day] = [before.most === null ? '' : inDollars(before.most), inLongDate(changedOn)];
  const most = after?.most ?? null;
  return most === null ? words.gone(was, day) : words.change(was, inDollars(most), day);
};

const AskAboutChange = ({ changes, compared }: Props) => {
  const loan = useLoanNumber();
  return <WriteToUs rows={7} first={words.begun(loan, changeText(compared), offerReasons(changes))} />;
};

/** Wait and ask: a message that already holds the loan's number and what changed. */
export const askWay = (asked: Props & { until: string | null }): WayOn => ({
  key: 'ask',
  title: words.title,
  text: words.text(asked.until),
  act: <AskAboutChange {...asked} />,
});
