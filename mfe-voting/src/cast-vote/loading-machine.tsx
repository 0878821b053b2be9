import { Prompt, StartingMachine, useLoadingText } from '@demo-evm/shared/ui';
import styles from './loading-machine.module.css';
import { MachineLayout } from './machine-layout';

interface LoadingMachineProps {
  /**
   * True if the machine belongs to a campaign. The card of a campaign's machine (how-card.tsx) has pictures
   * and a line about the network, so this page reserves the space for them.
   */
  readonly isCampaign: boolean;
}

/**
 * The page while the machine loads: the card that will say what to do, and a machine without candidates.
 * Spec 2: Voting page.
 */
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

/** An empty box in the place of the header's share button, so that the buttons beside it do not move later. */
export function EmptyShareButton() {
  return <i className={styles.button} />;
}
