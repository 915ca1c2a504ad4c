import type { ClockView } from '#entities/contract/pipeline.ts';
import { daysBetween } from '#entities/values/day.ts';
import { Clock } from '#web/ui/clock.tsx';
import { clockText, clockTitle } from '#words/portal/clocks.ts';
import { pipeline } from '#words/portal/pipeline.ts';

/** A loan's compliance clock, or a note that none has started. */
export const PipelineClock = ({ clock }: { clock: ClockView | null }) =>
  clock === null ? (
    <span className="visually-hidden">{pipeline.noClock}</span>
  ) : (
    <Clock
      state={clock.state}
      share={clock.share}
      text={clockText(clock, daysBetween(clock.startedOn, clock.dueOn))}
      title={clockTitle(clock)}
    />
  );
