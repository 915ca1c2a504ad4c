import { paths } from '#funnel/paths.ts';
import { steps } from '#funnel/steps.ts';
import type { LikelyNo } from '#rules/offer/likely-no.ts';
import { Link } from '#web/router/link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { earlyNo as words } from '#words/funnel/early-no.ts';
import styles from './early-no.module.css';

const edit = { state: { returnTo: steps.creditScore.path } };

/** A likely no with its arithmetic, before anything personal is asked. Going on stays possible. */
export const EarlyNo = ({ value, cap, most, owed, room, least, missing }: LikelyNo) => (
  <section className={`card ${styles.card}`} aria-labelledby="early-no">
    <Chip tone="warn">{words.chip}</Chip>
    <h2 className="heading-3" id="early-no">
      {words.title(inDollars(room), inDollars(least))}
    </h2>
    <dl className="rows">
      <div>
        <dt>
          {words.value}{' '}
          <Link to={steps.propertyValue.path} {...edit}>
            {words.edit}
          </Link>
        </dt>
        <dd>{inDollars(value)}</dd>
      </div>
      <div>
        <dt>{words.most(inPercent(cap, 0))}</dt>
        <dd>{inDollars(most)}</dd>
      </div>
      <div>
        <dt>
          {words.owed}{' '}
          <Link to={steps.mortgageEstimate.path} {...edit}>
            {words.edit}
          </Link>
        </dt>
        <dd>{inDollars(owed)}</dd>
      </div>
      <div>
        <dt>{words.room}</dt>
        <dd>{inDollars(room)}</dd>
      </div>
      <div>
        <dt>{words.least}</dt>
        <dd>{inDollars(least)}</dd>
      </div>
      <div className={styles.missing}>
        <dt>{words.missing}</dt>
        <dd>{inDollars(missing)}</dd>
      </div>
    </dl>
    <p>
      <Link className="button button-primary" to={paths.lowEquity}>
        {words.changes}
      </Link>
    </p>
    <p className="small muted">{words.anyway}</p>
  </section>
);
