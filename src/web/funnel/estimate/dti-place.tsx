import { Gauge } from '#web/ui/gauge.tsx';
import { dtiGauge as words } from '#words/funnel/pages/dti-gauge.ts';
import styles from './live-dti.module.css';

/** As wide as any share. */
const UNKNOWN = '00.0%';

/** As high as the gauge: what comes later must not push away what somebody is about to press. */
export const DtiPlace = () => (
  <div className={`card ${styles.gauge}`} data-waiting>
    <div className={styles.place}>
      <Gauge value={0} limit={1} name={words.dti} text={UNKNOWN} limitText={words.of(UNKNOWN)} label="" />
    </div>
  </div>
);
