import { Prompt, StartingMachine, useLoadingText } from '@demo-evm/shared/ui';
import styles from './loading-machine.module.css';
import { MachineLayout } from './machine-layout';

interface LoadingMachineProps {
  /** Does the machine belong to a campaign? Its card then has room for pictures and for a line about the network. */
  readonly isCampaign: boolean;
}

/** The page's content while the machine loads: the card that will say what to do, and the machine. Spec 2: Voting page. */
export function LoadingMachine({ isCampaign }: LoadingMachineProps) {
  const text = useLoadingText();
  return (
    <MachineLayout
      share={null}
      guide={
        <Prompt status={isCampaign && <p />}>
          <span role="status" className={isCampaign ? styles.text : undefined}>
            {text}
          </span>
        </Prompt>
      }
    >
      <StartingMachine />
    </MachineLayout>
  );
}

/** Takes the room of the header's share button, so that the buttons beside it stay where they are. */
export function EmptyShareButton() {
  return <i className={styles.button} />;
}
