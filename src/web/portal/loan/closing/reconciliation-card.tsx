import { type Cents, toCents } from '#entities/values/money.ts';
import { Chip } from '#web/ui/chip.tsx';
import { inCents } from '#words/figures.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import card from '../facts/fact-card.module.css';
import { FactCard, Sums } from '../facts/fact-card.tsx';
import type { LoanClosing } from './closing-tab.tsx';

const words = closingDesk.reconciliation;

const less = (amount: Cents): string => inCents(toCents(-amount));

/** The advance against what it pays, and what was released against where the bank has it: both have to end at zero. */
export const ReconciliationCard = ({ reconciliation }: Pick<LoanClosing, 'reconciliation'>) => {
  if (reconciliation === null) return null;
  const { line, bank } = reconciliation;
  const open = bank === null ? 0 : bank.unknown + bank.cameBack;
  return (
    <FactCard title={words.title}>
      <p className={card.note}>
        <Chip tone={line.left === 0 ? 'ok' : 'warn'}>{line.left === 0 ? words.lineBalances : words.lineOpen}</Chip>{' '}
        {bank !== null && (
          <Chip tone={open === 0 && bank.unexplained === 0 ? 'ok' : 'warn'}>
            {open === 0 && bank.unexplained === 0 ? words.bankBalances : words.bankOpen}
          </Chip>
        )}
      </p>
      <Sums
        rows={[
          { name: words.advance, amount: inCents(line.advance) },
          { name: words.payoffs, amount: less(line.payoffs) },
          { name: words.fee, amount: less(line.fee) },
          { name: words.cash, amount: less(line.cash) },
          { name: words.left, amount: inCents(line.left), kind: 'total' },
        ]}
      />
      {bank === null ? (
        <p className={card.note}>{words.notReleased}</p>
      ) : (
        <Sums
          rows={[
            { name: words.released, amount: inCents(line.advance) },
            { name: words.settled, amount: less(bank.settled) },
            { name: words.onTheirWay, amount: less(bank.onTheirWay) },
            { name: words.unknown, amount: less(bank.unknown) },
            { name: words.cameBack, amount: less(bank.cameBack) },
            { name: words.unexplained, amount: inCents(bank.unexplained), kind: 'total' },
          ]}
        />
      )}
    </FactCard>
  );
};
