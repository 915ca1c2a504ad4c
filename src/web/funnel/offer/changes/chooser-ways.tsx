import type { Dollars } from '#entities/values/money.ts';
import { coborrower } from '#funnel/steps/setup/coborrower.ts';
import { Link } from '#web/router/link.tsx';
import { inDollars, inLongDate } from '#words/figures.ts';
import { changeChoice as words } from '#words/funnel/change-choice.ts';
import type { OpenedOffer } from '../use-opened-offer.ts';
import { askWay } from './ask-about-change.tsx';
import type { WayOn } from './change-choice.tsx';

type Compared = NonNullable<OpenedOffer['compared']>;

type Props = {
  opened: Pick<OpenedOffer, 'offer' | 'changes' | 'compared'>;
  /** The line as it is set on the page now. */
  line: Dollars | null;
  joiner: string | null;
  onGo: () => void;
};

const lineText = (picked: Dollars | null, line: Dollars): string => {
  if (picked === null) return words.goOn.free;
  return picked > line ? words.goOn.picked(inDollars(picked), inDollars(line)) : words.goOn.kept(inDollars(line));
};

const goOn = ({ event, picked }: Compared, line: Dollars, onGo: () => void): WayOn => ({
  key: 'goOn',
  title: (event === 'joined' ? words.goOn.together : words.goOn.title)(inDollars(line)),
  text: lineText(picked, line),
  act: (
    <button className="button button-secondary" type="button" onClick={onGo}>
      {words.goOn.go}
    </button>
  ),
});

/** The earlier offer as a choice: the one of the person who applied alone. */
const alone = ({ before, beforeUntil }: Compared, joiner: string): WayOn[] =>
  before.most === null
    ? []
    : [
        {
          key: 'alone',
          title: words.alone.title(inDollars(before.most)),
          text: words.alone.text(joiner, inLongDate(beforeUntil)),
          act: (
            <Link className="button button-secondary" to={coborrower.path} state={{ isAlone: true }}>
              {words.alone.go}
            </Link>
          ),
        },
      ];

/** What the person who chooses the line can do about its change. */
export const chooserWays = ({ opened: { offer, changes, compared }, line, joiner, onGo }: Props): WayOn[] => {
  if (compared === null) return [];
  return [
    ...(line === null || offer === null ? [] : [goOn(compared, line, onGo)]),
    ...(compared.event === 'joined' && joiner !== null ? alone(compared, joiner) : []),
    askWay({ changes, compared, until: offer && inLongDate(offer.expiresOn) }),
  ];
};
