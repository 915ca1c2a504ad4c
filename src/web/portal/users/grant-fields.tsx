import { NativeSelect } from '@mantine/core';
import { grantScope, portalRole } from '#entities/portal-role.ts';
import { portal } from '#words/en/portal.ts';
import { portalUsers } from '#words/en/portal-users.ts';
import { branchText } from './grant-text.ts';
import type { NewGrant, Places } from './staff-types.ts';

const words = portalUsers.grant;

const roles = portalRole.options.map((role) => ({ value: role, label: portal.roles[role].label }));
const scopes = grantScope.options.map((scope) => ({ value: scope, label: portal.scopes[scope] }));

const placesFor = (scopeKind: 'company' | 'branch', places: Places) =>
  scopeKind === 'company'
    ? places.companies.map(({ id, name }) => ({ value: id, label: name }))
    : places.branches.map((branch) => ({ value: branch.id, label: branchText(branch, places) }));

export const needsPlace = ({ scopeKind }: Pick<NewGrant, 'scopeKind'>): boolean =>
  scopeKind === 'company' || scopeKind === 'branch';

export const firstGrant: NewGrant = { role: 'processor', scopeKind: 'lender', scopeId: null };

/** Role, reach, and which company or branch where one is meant. */
export const GrantFields = ({
  grant,
  places,
  error,
  onChange,
}: {
  grant: NewGrant;
  places: Places;
  error: string | null;
  onChange: (grant: NewGrant) => void;
}) => {
  const { scopeKind } = grant;
  return (
    <>
      <NativeSelect
        label={words.role}
        description={portal.roles[grant.role].can}
        data={roles}
        value={grant.role}
        onChange={({ currentTarget }) => onChange({ ...grant, role: portalRole.parse(currentTarget.value) })}
      />
      <NativeSelect
        label={words.scope}
        data={scopes}
        value={scopeKind}
        onChange={({ currentTarget }) =>
          onChange({ ...grant, scopeKind: grantScope.parse(currentTarget.value), scopeId: null })
        }
      />
      {(scopeKind === 'company' || scopeKind === 'branch') && (
        <NativeSelect
          label={words.which[scopeKind]}
          data={[{ value: '', label: words.choose }, ...placesFor(scopeKind, places)]}
          value={grant.scopeId ?? ''}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...grant, scopeId: currentTarget.value || null })}
        />
      )}
    </>
  );
};
