import { useState } from 'react';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';
import { flows } from '#funnel/flows.ts';
import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { inDollars } from '#words/figures.ts';
import { changeChoice } from '#words/funnel/change-choice.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { askWay } from './ask-about-change.tsx';
import { ChangeChoice, type WayOn } from './change-choice.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { FoldedNotice } from './folded-notice.tsx';
import type { News } from './household-news.tsx';

const words = storedOffer.notice;

/** Changes the reader agreed to stay with, until the page is reloaded: it holds across pages. */
const agreed = new Set<string>();
const changeOf = ({ compared }: News): string => `${compared?.before.most} ${compared?.after?.most}`;

const waysOf = ({ changes, compared, line, home, chooser }: News, onStay: () => void): WayOn[] => {
  if (compared === null || chooser === null) return [];
  const { before, after } = compared;
  const most = after?.most ?? null;
  const stay = {
    key: 'stay',
    title: changeChoice.stay.title(chooser),
    text: changeChoice.stay.text(most === null ? '' : inDollars(most), home),
    act: (
      <button className="button button-secondary" type="button" onClick={onStay}>
        {changeChoice.stay.go}
      </button>
    ),
  };
  const leave = {
    key: 'leave',
    title: changeChoice.leave.title,
    text: changeChoice.leave.text(
      chooser,
      compared.event === 'joined' && before.most !== null ? inDollars(before.most) : null,
    ),
    act: (
      <Link className="button button-secondary" to={`${paths.account}#leaving`}>
        {changeChoice.leave.go}
      </Link>
    ),
  };
  return [...(line === null || most === null ? [] : [stay]), leave, askWay({ changes, compared, until: null })];
};

/** For a coborrower, with a choice of their own; folded to a line once they stay. */
const JoinerNotice = ({ news }: { news: News }) => {
  const { chooser, compared } = news;
  const [isFolded, setIsFolded] = useState(() => agreed.has(changeOf(news)));
  const [before, after] = [compared?.before.most ?? null, compared?.after?.most ?? null];
  if (isFolded && before !== null && after !== null && chooser !== null)
    return (
      <FoldedNotice
        text={words.folded(chooser, inDollars(before), inDollars(after))}
        onUnfold={() => {
          agreed.delete(changeOf(news));
          setIsFolded(false);
        }}
        ref={focusWhenShown}
      />
    );
  const ways = waysOf(news, () => {
    agreed.add(changeOf(news));
    setIsFolded(true);
  });
  return (
    <ChangeNotice
      {...news}
      person="coborrower"
      isOffered={news.line !== null}
      choice={ways.length === 0 ? null : <ChangeChoice ways={ways} />}
    >
      {chooser !== null && <p className="small muted">{words.seen(chooser)}</p>}
    </ChangeNotice>
  );
};

export type HouseholdChange = { news: News; person: Person; variant: FunnelVariant };

/** A change of the household's line on a page of the application: the borrower is led to the offer, the coborrower chooses here. */
export const HouseholdNotice = ({ news, person, variant }: HouseholdChange) => {
  if (person === 'coborrower') return <JoinerNotice key={changeOf(news)} news={news} />;
  const offerPage = flows[variant].steps.find(({ acceptsOffer }) => acceptsOffer)?.path;
  return (
    <ChangeNotice {...news} person="borrower" isOffered={news.line !== null} choice={null}>
      {offerPage !== undefined && <Link to={offerPage}>{words.see}</Link>}
    </ChangeNotice>
  );
};
