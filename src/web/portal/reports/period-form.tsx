import { type FormEvent, useState } from 'react';
import {
  namedPeriod,
  type ReportAsked,
  reportAsked,
  reportBreakdown,
} from '#entities/contract/reports/pipeline-report.ts';
import { reports as words } from '#words/portal/desk/reports.ts';
import { FilterChoice, FilterField } from '../filters/filter-field.tsx';
import filters from '../filters/filters.module.css';

const OWN = 'own';
const periods = [
  ...namedPeriod.options.map((each) => [each, words.periods[each]] as const),
  [OWN, words.ownDates],
] as const;
const breakdowns = reportBreakdown.options.map((each) => [each, words.breakdowns[each]] as const);

type Typed = { name: string; from: string; to: string; by: string };

const typedOf = ({ period, by }: ReportAsked): Typed =>
  typeof period === 'string' ? { name: period, from: '', to: '', by } : { name: OWN, ...period, by };

type Props = { asked: ReportAsked; onShow: (asked: ReportAsked) => void };

/** The period and the breakdown. A group chosen before does not outlive its breakdown. */
export const PeriodForm = ({ asked, onShow }: Props) => {
  const shown = JSON.stringify(asked);
  const [before, setBefore] = useState(shown);
  const [typed, setTyped] = useState(typedOf(asked));
  const [isWrong, setWrong] = useState(false);
  // Another report by Back, or by a link: the form stays, and the focus in it.
  if (before !== shown) {
    setBefore(shown);
    setTyped(typedOf(asked));
    setWrong(false);
  }
  const { name, from, to, by } = typed;
  const type = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const show = (event: FormEvent) => {
    event.preventDefault();
    const only = by === asked.by ? asked.only : null;
    const next = reportAsked.safeParse({ period: name === OWN ? { from, to } : name, by, only });
    setWrong(!next.success);
    if (next.success) onShow(next.data);
  };
  return (
    <form className={filters.filters} aria-label={words.form} onSubmit={show}>
      <FilterChoice label={words.period} value={name} choices={periods} onChoose={(next) => type({ name: next })} />
      {name === OWN && (
        <>
          <FilterField label={words.from} type="date" value={from} onType={(next) => type({ from: next })} />
          <FilterField label={words.to} type="date" value={to} onType={(next) => type({ to: next })} />
        </>
      )}
      <FilterChoice label={words.by} value={by} choices={breakdowns} onChoose={(next) => type({ by: next })} />
      <button className="button button-primary button-dense" type="submit">
        {words.show}
      </button>
      <p className="field-error" role="alert">
        {isWrong && words.badDates}
      </p>
    </form>
  );
};
