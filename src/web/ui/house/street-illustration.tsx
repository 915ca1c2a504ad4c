import styles from './street-illustration.module.css';

/** A window with its crossbars, as a single shape. */
const Pane = ({ x, y, width = 20, height = 28 }: { x: number; y: number; width?: number; height?: number }) => (
  <>
    <rect className={styles.window} x={x} y={y} width={width} height={height} rx="1.5" />
    <path className={styles.bars} d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`} />
  </>
);

const Door = ({ x }: { x: number }) => <path className={styles.window} d={`M${x} 330v-34a11 11 0 0 1 22 0v34`} />;

const House = ({ wall, roof }: { wall: string; roof: string }) => (
  <>
    <path className={`${styles.line} ${styles.wall}`} d={wall} />
    <path className={styles.line} d={roof} />
  </>
);

const STARS = 'M110-20h.01M150 42h.01M238-96h.01M288 34h.01M428 40h.01M72 64h.01M196-18h.01M384 78h.01';

/** The street at night with exactly one lit window: the product's only illustration. */
export const StreetIllustration = ({ label }: { label: string }) => (
  <svg
    className={styles.street}
    viewBox="0 0 500 560"
    preserveAspectRatio="xMidYMax slice"
    role="img"
    aria-label={label}
  >
    <defs>
      <radialGradient id="street-glow" cx="50%" cy="50%" r="50%">
        <stop className={styles.glowInner} offset="0" />
        <stop className={styles.glowOuter} offset="1" />
      </radialGradient>
    </defs>
    <g transform="translate(0 170)">
      <circle className={styles.moon} cx="330" cy="-34" r="15" />
      <path className={styles.stars} d={STARS} />
      <path className={styles.hill} d="M-20 286C70 236 140 262 214 246s146-54 306 2v170H-20z" />
      <House wall="M-26 330V202L26 156L78 202V330" roof="M-33 207L26 156L85 207" />
      <Pane x={-6} y={224} width={22} height={30} />
      <Pane x={34} y={224} width={22} height={30} />
      <Pane x={-6} y={278} width={22} height={30} />
      <Door x={32} />
      <House wall="M92 330V154h96V330" roof="M87 154h106" />
      <Pane x={106} y={176} />
      <Pane x={140} y={176} />
      <Pane x={106} y={222} />
      <Pane x={140} y={222} />
      <Pane x={106} y={268} />
      <Door x={146} />
      <path className={styles.line} d="M388.8 159.2V122h9.24V172.2" />
      <House wall="M330 330V180L372 128L414 180V330" roof="M323 185L372 128L421 185" />
      <Pane x={344} y={206} />
      <Pane x={378} y={206} />
      <Pane x={344} y={258} />
      <Door x={376} />
      <House wall="M424 330V218L479 160L534 218V330" roof="M417 223L479 160L541 223" />
      <Pane x={440} y={238} width={22} height={30} />
      <Pane x={486} y={238} width={22} height={30} />
      <Door x={448} />
      <circle data-lit="glow" cx="259" cy="262" r="150" fill="url(#street-glow)" />
      <path className={styles.line} d="M284.2 166.8V114h13.86V186.3" />
      <House wall="M196 330V198L259 120L322 198V330" roof="M189 203L259 120L329 203" />
      <path className={styles.window} d="M245 204v-20a14 14 0 0 1 28 0v20z" />
      <Pane x={216} y={224} width={26} height={36} />
      <Pane x={216} y={282} width={22} height={30} />
      <Pane x={280} y={282} width={22} height={30} />
      <rect className={styles.lit} data-lit="window" x="276" y="222" width="30" height="40" rx="2" />
      <path className={styles.litBars} data-lit="window" d="M291 222v40M276 242h30" />
      <Door x={248} />
      <path className={styles.line} d="M-20 330H520" />
      <path className={styles.path} d="M261 332C262 352 250 366 236 390" />
    </g>
  </svg>
);
