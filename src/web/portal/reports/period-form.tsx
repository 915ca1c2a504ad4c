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

type Props = { asked: ReportAsked; onShow: (asked: ReportAsked) => void };

/** The period and the breakdown. A group chosen before does not outlive its breakdown. */
export const PeriodForm = ({ asked, onShow }: Props) => {
  const isNamed = typeof asked.period === 'string';
  const [name, setName] = useState<string>(isNamed ? String(asked.period) : OWN);
  const [dates, setDates] = useState<Record<'from' | 'to', string>>(
    typeof asked.period === 'string' ? { from: '', to: '' } : asked.period,
  );
  const [by, setBy] = useState<string>(asked.by);
  const [isWrong, setWrong] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const only = by === asked.by ? asked.only : null;
    const next = reportAsked.safeParse({ period: name === OWN ? dates : name, by, only });
    setWrong(!next.success);
    if (next.success) onShow(next.data);
  };
  return (
    <form className={filters.filters} aria-label={words.form} onSubmit={show}>
      <FilterChoice label={words.period} value={name} choices={periods} onChoose={setName} />
      {name === OWN && (
        <>
          <FilterField
            label={words.from}
            type="date"
            value={dates.from}
            onType={(from) => setDates({ ...dates, from })}
          />
          <FilterField label={words.to} type="date" value={dates.to} onType={(to) => setDates({ ...dates, to })} />
        </>
      )}
      <FilterChoice label={words.by} value={by} choices={breakdowns} onChoose={setBy} />
      <button className="button button-primary button-dense" type="submit">
        {words.show}
      </button>
      <p className="field-error" role="alert">
        {isWrong && words.badDates}
      </p>
    </form>
  );
};
