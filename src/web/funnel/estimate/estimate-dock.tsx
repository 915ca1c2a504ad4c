import { useState } from 'react';
import type { Estimate } from '#rules/offer/estimate.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts';
import { inDollars } from '#words/figures.ts';
import { earlyNo } from '#words/funnel/early-no.ts';
import { questions } from '#words/funnel/questions.ts';
import { states } from '#words/states.ts';
import styles from './estimate-dock.module.css';
import { EstimatePanel, type EstimateProps } from './estimate-panel.tsx';
import type { HomeState } from './use-home-state.ts';

const words = questions.estimate;
const early = earlyNo.state;

const summary = ({ most, room, isUnderSmallest, missedFloor }: Estimate, { state, isServed }: HomeState): string => {
  if (state !== null && isServed === false) return early.notServedShort(states[state]);
  if (missedFloor !== null) return words.belowFloorShort(missedFloor);
  if (most === null) return words.emptyShort;
  if (state === null && room !== null) return early.firstShort;
  return room === null || isUnderSmallest ? words.allLoans(inDollars(most)) : words.lineUpTo(inDollars(room));
};

/** The estimate on a phone: one line above the buttons, the full panel on a tap. */
export const EstimateDock = (props: EstimateProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, for who is anywhere in it
    <div className={styles.dock} onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}>
      {isOpen && (
        <div className={styles.sheet} id="estimate-sheet">
          <EstimatePanel {...props} />
        </div>
      )}
      <button
        className={styles.bar}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'estimate-sheet' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <WindowGlyph state="now" size={20} />
        <span className={styles.text}>
          <strong>{words.short}</strong>
          <span>{summary(props.estimate, props.home)}</span>
        </span>
        <Chevron size={22} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
};
