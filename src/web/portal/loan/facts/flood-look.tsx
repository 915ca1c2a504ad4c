import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { inLongDate } from '#words/figures.ts';
import { floodDesk } from '#words/portal/loan-desk/flood.ts';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, Facts } from './fact-card.tsx';

const words = floodDesk.look;

/** FEMA's map at the home, until the federal form is on file. */
export const FloodLook = () => {
  const { loanId } = useLoan();
  const { data: look } = useQuery(useTRPC().loanFile.floodLook.queryOptions({ loanId }));
  if (!look) return null;
  const community = [look.communityName, look.communityNumber].filter((part) => part !== null).join(', ');
  const panel = [look.mapPanel, look.mapPanelOn && inLongDate(look.mapPanelOn)].filter((part) => part).join(', ');
  return (
    <>
      <p className={styles.note}>{words.lede}</p>
      <Facts>
        <Fact name={words.zone}>
          {look.zone}. {look.isHazardArea ? words.hazard : words.noHazard}
        </Fact>
        {community !== '' && <Fact name={words.community}>{community}</Fact>}
        {panel !== '' && <Fact name={words.panel}>{panel}</Fact>}
        <Fact name={words.lookedOn}>{inLongDate(look.lookedOn)}</Fact>
      </Facts>
    </>
  );
};
