import { portalUsers } from '#words/portal/portal-users.ts';
import { PlaceForm } from './place-form.tsx';
import type { Places } from './staff-types.ts';
import styles from './users.module.css';

const words = portalUsers.places;

const Company = ({
  id,
  name,
  places,
  mayAdd,
}: {
  id: string | null;
  name: string;
  places: Places;
  mayAdd: boolean;
}) => {
  const branches = places.branches.filter(({ companyId }) => companyId === id);
  return (
    <li>
      <h3>{name}</h3>
      <p className="muted small">
        {branches.length === 0 ? words.noBranches : branches.map((branch) => branch.name).join(', ')}
      </p>
      {mayAdd && <PlaceForm kind="branch" companyId={id} label={words.newBranch(name)} />}
    </li>
  );
};

export const PlaceList = ({ places, mayAdd }: { places: Places; mayAdd: boolean }) => (
  <section className={styles.section} aria-labelledby="places-heading">
    <h2 className="heading-4" id="places-heading">
      {words.heading}
    </h2>
    <p className="muted small">{words.lede}</p>
    <ul className={styles.places}>
      <Company id={null} name={words.lender} places={places} mayAdd={mayAdd} />
      {places.companies.map(({ id, name }) => (
        <Company key={id} id={id} name={name} places={places} mayAdd={mayAdd} />
      ))}
    </ul>
    {mayAdd && <PlaceForm kind="company" companyId={null} label={words.newCompany} />}
  </section>
);
