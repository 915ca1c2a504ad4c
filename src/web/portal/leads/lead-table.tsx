import { useState } from 'react';
import { Link } from 'react-router';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { dateText } from '#words/moments.ts';
import { leads as words } from '#words/portal/leads.ts';
import { Paging, type PagingState } from '../paging.tsx';
import styles from './leads.module.css';
import type { Lead } from './leads-page.tsx';

const TONES = {
  new: 'off',
  invited: 'wait',
  opened: 'wait',
  applying: 'wait',
  inReview: 'wait',
  closing: 'wait',
  funded: 'ok',
  ended: 'off',
} as const satisfies Record<Lead['state'], ChipTone>;

const createdText = (at: Date | null): string => (at === null ? '–' : dateText(at));

const mayInvite = ({ state }: Lead): boolean => state === 'new' || state === 'invited';

type Row = {
  lead: Lead;
  isSelected: boolean;
  isInviting: boolean;
  onSelect: () => void;
  onInvite: ((leads: Lead[]) => void) | null;
};

const LeadLine = ({ lead, isSelected, isInviting, onSelect, onInvite }: Row) => (
  <tr>
    {onInvite && (
      <td>
        {lead.state === 'new' && (
          <label className={styles.tick}>
            <input type="checkbox" checked={isSelected} onChange={onSelect} />
            <span className="visually-hidden">{words.selectLead(lead.name)}</span>
          </label>
        )}
      </td>
    )}
    <th scope="row">
      {lead.loanId === null ? lead.name : <Link to={`/portal/loan/${lead.loanId}`}>{lead.name}</Link>}
      <span className={styles.sub}>{lead.email}</span>
    </th>
    <td>
      {words.sources[lead.source]}
      <span className={styles.sub}>{lead.partner}</span>
    </td>
    <td>
      <Chip tone={lead.isExpired ? 'warn' : TONES[lead.state]}>
        {lead.isExpired ? words.expired : words.states[lead.state]}
      </Chip>
    </td>
    <td data-label={words.columns.created}>{createdText(lead.createdAt)}</td>
    <td data-label={words.columns.invited}>{createdText(lead.invitedAt)}</td>
    {onInvite && (
      <td>
        {mayInvite(lead) && (
          <button className="link-button" type="button" disabled={isInviting} onClick={() => onInvite([lead])}>
            {lead.state === 'new' ? words.invite : words.inviteAgain}
            <span className="visually-hidden"> {lead.name}</span>
          </button>
        )}
      </td>
    )}
  </tr>
);

type Leads = {
  rows: readonly Lead[];
  /** Sends invitations one after the other. */
  isInviting: boolean;
  onInvite: ((leads: Lead[]) => void) | null;
  paging: PagingState;
};

export const LeadTable = ({ rows, isInviting, onInvite, paging }: Leads) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const { columns } = words;
  return (
    <>
      {onInvite && selected.size > 0 && (
        <p className={styles.selection}>
          <button
            className="button button-primary button-dense"
            type="button"
            onClick={() => {
              onInvite(rows.filter(({ id }) => selected.has(id)));
              setSelected(new Set());
            }}
          >
            {words.inviteSelected(selected.size)}
          </button>
        </p>
      )}
      <div className={table.frame}>
        <table className={table.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              {onInvite && (
                <th scope="col">
                  <span className="visually-hidden">{columns.select}</span>
                </th>
              )}
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.source}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.created}</th>
              <th scope="col">{columns.invited}</th>
              {onInvite && (
                <th scope="col">
                  <span className="visually-hidden">{columns.act}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((lead) => (
              <LeadLine
                key={lead.id}
                lead={lead}
                isSelected={selected.has(lead.id)}
                isInviting={isInviting}
                onSelect={() => toggle(lead.id)}
                onInvite={onInvite}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Paging {...paging} />
    </>
  );
};
