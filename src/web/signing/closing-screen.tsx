import { steps } from '#funnel/steps.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate } from '#web/router/navigation.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { hubWords } from '#words/loan/hub.ts';
import styles from './signing-room.module.css';
import { SignPacket } from './signing-screen.tsx';

const hub = steps.applicationSubmitted.path;

/** Closing documents inside the hub; if they cannot be signed now, the hub explains why. */
export default function ClosingScreen() {
  const navigate = useNavigate();
  return (
    <SignPacket
      packet="closing"
      onFinished={(next) => navigate(next ?? hub)}
      notReady={
        <main id="content" className={`wrap ${styles.single}`}>
          <ArrivalHeading>{hubWords.closing.notNow}</ArrivalHeading>
          <p className="lede">{hubWords.closing.notNowText}</p>
          <p>
            <Link className="button button-primary" to={hub}>
              {hubWords.parts.back}
            </Link>
          </p>
        </main>
      }
    />
  );
}
