import { useQuery } from '@tanstack/react-query';
import { centsOf } from '#entities/values/money.ts';
import { type IncomeWorksheet, incomeWorksheet, type WorksheetRow } from '#rules/income/income-worksheet.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import table from '#web/ui/data-table.module.css';
import { incomeTypes } from '#words/application-labels.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { documentWords } from '#words/loan/documents.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { worksheets } from '#words/portal/loan-desk/worksheets.ts';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';

const words = worksheets.income;
const names = loanFacts.financials;

const sourceName = ({ type, from }: WorksheetRow): string => {
  const kind = type === 'job' || type === 'business' || type === 'stated' ? names.parts[type] : incomeTypes[type];
  return from === null ? kind : names.incomeFrom(kind, from);
};

/** The figure, and the arithmetic behind it. */
const useHow = () => {
  const { policy } = useLoan();
  return ({ used, years, pay }: WorksheetRow): string => {
    if (used === null) return words.notCounted;
    const share = used.basis.counted === 'rentShare' ? policy.income.rentCounted : policy.income.grossUp;
    const parts = [
      words.figures[used.basis.figure],
      words.counted[used.basis.counted](inPercent(share, 0)),
      ...(years ?? []).map(({ year, amount }) => words.year(year, inDollars(amount))),
      ...(Object.keys(words.pay) as (keyof typeof words.pay)[]).flatMap((name) => {
        const amount = pay?.[name] ?? null;
        return amount === null ? [] : [words.payPart(words.pay[name], inDollars(amount))];
      }),
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
};

type Proof = { id: string; name: string };

/** The files that were sent in for this kind of income, and those staff read its amount from. */
const useProofs = (): ((row: WorksheetRow) => Proof[]) => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const entries = useQuery(trpc.loanFile.factEntries.queryOptions({ loanId }));
  const documents = useQuery({ ...trpc.loanFile.documents.queryOptions({ loanId }), enabled: can('seeDocuments') });
  return ({ subject, whose, type, proofs }) => {
    const read = (entries.data?.entries ?? []).flatMap(({ fact, state, fileId, fileName }) =>
      fact.kind === 'income' && state === 'inForce' && fact.amounts.some((each) => each.subject === subject)
        ? [{ id: fileId, name: fileName }]
        : [],
    );
    const sent = (documents.data?.files ?? [])
      .filter(({ documentType }) => proofs.includes(documentType))
      .filter(({ person, propertyId }) => (type === 'rental' ? propertyId === subject : person === whose))
      .map(({ id, documentType, name }) => ({ id, name: `${documentWords[documentType].label}: ${name}` }));
    return [...read, ...sent.filter(({ id }) => !read.some((each) => each.id === id))];
  };
};

const ProofList = ({ proofs, isRecord }: { proofs: readonly Proof[]; isRecord: boolean }) => {
  const { loanId, can } = useLoan();
  if (proofs.length === 0) return <span className="muted">{isRecord ? words.noRecord : words.noProof}</span>;
  return (
    <ul>
      {proofs.map(({ id, name }) => (
        <li key={id}>
          {can('seeDocuments') ? <Link to={`/portal/loan/${loanId}/documents?file=${id}`}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  );
};

const Row = ({ row, how, proofs }: { row: WorksheetRow; how: string; proofs: readonly Proof[] }) => {
  const { file } = useLoan();
  const { columns } = words;
  const { whose, stated, used } = row;
  return (
    <tr>
      <th scope="row">
        {sourceName(row)} {whose !== null && <span className="muted">{firstNameOf(file.application, whose)}</span>}
      </th>
      <td data-label={columns.stated} className={`${card.number} muted`}>
        {stated === null ? words.notStated : inCents(centsOf(stated))}
      </td>
      <td data-label={columns.verified} className={card.number}>
        {used?.isVerified ? <b>{inCents(used.gross)}</b> : words.notVerified}
      </td>
      <td data-label={columns.used} className={card.number}>
        {used === null ? words.notCounted : inCents(used.monthly)}
      </td>
      <td data-label={columns.how}>{how}</td>
      <td data-label={columns.proof}>
        <ProofList proofs={proofs} isRecord={used?.basis.figure === 'record'} />
      </td>
    </tr>
  );
};

const Sheet = ({ sheet }: { sheet: IncomeWorksheet }) => {
  const how = useHow();
  const proofsOf = useProofs();
  const { columns } = words;
  return (
    <div className={`${table.frame} ${card.table}`}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.source}</th>
            {[columns.stated, columns.verified, columns.used].map((heading) => (
              <th key={heading} scope="col" className={card.number}>
                {heading}
              </th>
            ))}
            <th scope="col">{columns.how}</th>
            <th scope="col">{columns.proof}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <Row key={row.key} row={row} how={how(row)} proofs={proofsOf(row)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {words.total}
            </th>
            <td className={card.number}>
              <b>{sheet.monthly === null ? loanFacts.unknown : inCents(sheet.monthly)}</b>
            </td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

/** Every income with what was stated, what is verified, what counts, how, and the documents it rests on. */
export const IncomeWorksheetCard = () => {
  const { file, policy } = useLoan();
  const { application, facts, asOf } = file;
  const sheet = incomeWorksheet(application, {
    ...{ policy, asOf, verified: facts.verifiedEmployments },
    amounts: facts.verifiedIncome,
  });
  return (
    <FactCard title={words.title}>
      <Sheet sheet={sheet} />
    </FactCard>
  );
};
