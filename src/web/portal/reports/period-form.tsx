import { type FormEvent, useId, useState } from 'react';
import {
  namedPeriod,
  type ReportAsked,
  reportAsked,
  reportBreakdown,
} from '#entities/contract/reports/pipeline-report.ts';
import { reports as words } from '#words/portal/desk/reports.ts';
import audit from '../audit/audit.module.css';

const OWN = 'own';

type DateFieldProps = { label: string; value: string; onType: (value: string) => void };

const DateField = ({ label, value, onType }: DateFieldProps) => {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className={`input ${audit.input}`}
        id={id}
        type="date"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
};

type Props = { asked: ReportAsked; onShow: (asked: ReportAsked) => void };

/** The period and the breakdown. A group chosen before does not outlive its breakdown. */
export const PeriodForm = ({ asked, onShow }: Props) => {
  const id = useId();
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
    <form className={audit.filters} aria-label={words.form} onSubmit={show}>
      <div>
        <label className="field-label" htmlFor={`${id}period`}>
          {words.period}
        </label>
        <select
          className={`input ${audit.input}`}
          id={`${id}period`}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        >
          {namedPeriod.options.map((each) => (
            <option key={each} value={each}>
              {words.periods[each]}
            </option>
          ))}
          <option value={OWN}>{words.ownDates}</option>
        </select>
      </div>
      {name === OWN && (
        <>
          <DateField label={words.from} value={dates.from} onType={(from) => setDates({ ...dates, from })} />
          <DateField label={words.to} value={dates.to} onType={(to) => setDates({ ...dates, to })} />
        </>
      )}
      <div>
        <label className="field-label" htmlFor={`${id}by`}>
          {words.by}
        </label>
        <select
          className={`input ${audit.input}`}
          id={`${id}by`}
          value={by}
          onChange={({ currentTarget: { value } }) => setBy(value)}
        >
          {reportBreakdown.options.map((each) => (
            <option key={each} value={each}>
              {words.breakdowns[each]}
            </option>
          ))}
        </select>
      </div>
      <button className="button button-primary button-dense" type="submit">
        {words.show}
      </button>
      <p className="field-error" role="alert">
        {isWrong && words.badDates}
      </p>
    </form>
  );
};
