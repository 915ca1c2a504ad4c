import { useQuery } from '@tanstack/react-query';
import type { LarField, LarFieldName, LarRow } from '#entities/facts/lar.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { lendingReport as words } from '#words/portal/loan-desk/lending-report.ts';
import card from '../facts/fact-card.module.css';
import { Fact, FactCard, Facts } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';

const textOf = (field: LarField): string => {
  if (field.kind === 'missing') return words.gaps[field.why];
  if (field.kind === 'blank') return words.blank;
  return field.kind === 'value' ? field.value : words[field.kind](field.value);
};

const Fields = ({ row, names }: { row: LarRow; names: readonly LarFieldName[] }) => (
  <Facts>
    {names.map((name) => (
      <Fact key={name} name={words.names[name]}>
        {textOf(row[name])}
      </Fact>
    ))}
  </Facts>
);

const isMissing = (row: LarRow, name: LarFieldName): boolean => row[name].kind === 'missing';

/** The row of the lending report, what is missing first. For roles that report and never for those that decide. */
export const ReportTab = () => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const report = useQuery(trpc.loanFile.lar.queryOptions({ loanId }));
  return (
    <Loaded of={report}>
      {(lar) => {
        if (lar.kind === 'excluded')
          return (
            <Notice tone="info" title={words.excluded}>
              {words.exclusions[lar.why]}
            </Notice>
          );
        const { row, failedEdits, keptOn, isFinal } = lar;
        const missing = words.groups.flatMap(({ fields }) => fields).filter((name) => isMissing(row, name));
        const kept = keptOn === null ? words.notKept : (isFinal ? words.final : words.kept)(inLongDate(keptOn));
        return (
          <div className={card.grid}>
            <FactCard title={words.title}>
              <p className={card.note}>{words.lede}</p>
              <p className={card.note}>{kept}</p>
              <p className={card.note}>
                {failedEdits.length === 0 ? words.noEdits : words.edits(failedEdits.join(', '))}
              </p>
            </FactCard>
            <FactCard title={missing.length === 0 ? words.complete : words.missing(missing.length)}>
              {missing.length > 0 && <Fields row={row} names={missing} />}
            </FactCard>
            {words.groups.map(({ title, fields }) => (
              <FactCard key={title} title={title}>
                <Fields row={row} names={fields.filter((name) => !isMissing(row, name))} />
              </FactCard>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
};
