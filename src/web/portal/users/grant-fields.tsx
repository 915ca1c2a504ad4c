import { useId } from 'react';
import { grantScope, portalRole } from '#entities/contract/portal-role.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { portal } from '#words/portal/portal.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { branchText } from './grant-text.ts';
import type { NewGrant, Offices } from './staff-types.ts';

const words = portalUsers.grant;

const roles = portalRole.options.map((role) => ({ value: role, label: portal.roles[role].label }));
const scopes = grantScope.options.map((scope) => ({ value: scope, label: portal.scopes[scope] }));

const officesFor = (scopeKind: 'company' | 'branch', offices: Offices) =>
  scopeKind === 'company'
    ? offices.companies.map(({ id, name }) => ({ value: id, label: name }))
    : offices.branches.map((branch) => ({ value: branch.id, label: branchText(branch, offices) }));

export const needsOffice = ({ scopeKind }: Pick<NewGrant, 'scopeKind'>): boolean =>
  scopeKind === 'company' || scopeKind === 'branch';

export const firstGrant: NewGrant = { role: 'processor', scopeKind: 'lender', scopeId: null };

/** Role, scope, and the company or branch where required. */
export const GrantFields = ({
  grant,
  offices,
  error,
  onChange,
}: {
  grant: NewGrant;
  offices: Offices;
  error: string | null;
  onChange: (grant: NewGrant) => void;
}) => {
  const { scopeKind } = grant;
  const id = useId();
  return (
    <>
      <SelectField
        id={`${id}-role`}
        label={words.role}
        hint={portal.roles[grant.role].can}
        isOptional={false}
        options={roles}
        value={grant.role}
        onChange={(role) => onChange({ ...grant, role: portalRole.catch(grant.role).parse(role) })}
      />
      <SelectField
        id={`${id}-scope`}
        label={words.scope}
        isOptional={false}
        options={scopes}
        value={scopeKind}
        onChange={(scope) => onChange({ ...grant, scopeKind: grantScope.catch(scopeKind).parse(scope), scopeId: null })}
      />
      {(scopeKind === 'company' || scopeKind === 'branch') && (
        <SelectField
          id={`${id}-place`}
          label={words.which[scopeKind]}
          error={error ?? undefined}
          isOptional={false}
          options={officesFor(scopeKind, offices)}
          value={grant.scopeId}
          onChange={(scopeId) => onChange({ ...grant, scopeId: typeof scopeId === 'string' ? scopeId : null })}
        />
      )}
    </>
  );
};
