import { portalUsers } from '#words/portal/portal-users.ts';
import { OfficeForm } from './office-form.tsx';
import type { Offices } from './staff-types.ts';
import styles from './users.module.css';

const words = portalUsers.places;

const Company = ({
  id,
  name,
  offices,
  mayAdd,
}: {
  id: string | null;
  name: string;
  offices: Offices;
  mayAdd: boolean;
}) => {
  const branches = offices.branches.filter(({ companyId }) => companyId === id);
  return (
    <li>
      <h3>{name}</h3>
      <p className="muted small">
        {branches.length === 0 ? words.noBranches : branches.map((branch) => branch.name).join(', ')}
      </p>
      {mayAdd && <OfficeForm kind="branch" companyId={id} label={words.newBranch(name)} />}
    </li>
  );
};

export const OfficeList = ({ offices, mayAdd }: { offices: Offices; mayAdd: boolean }) => (
  <section className={styles.section} aria-labelledby="places-heading">
    <h2 className="heading-4" id="places-heading">
      {words.heading}
    </h2>
    <p className="muted small">{words.lede}</p>
    <ul className={styles.places}>
      <Company id={null} name={words.lender} offices={offices} mayAdd={mayAdd} />
      {offices.companies.map(({ id, name }) => (
        <Company key={id} id={id} name={name} offices={offices} mayAdd={mayAdd} />
      ))}
    </ul>
    {mayAdd && <OfficeForm kind="company" companyId={null} label={words.newCompany} />}
  </section>
);
