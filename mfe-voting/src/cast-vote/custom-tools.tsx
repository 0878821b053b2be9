import { browserStorage } from '@demo-evm/shared/device';
import type { CustomEvm, Language } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { ShareContent } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import { MachineTools } from './machine-tools/machine-tools';
import type { MachineToolsProps } from './machine-tools/tool-parts';
import { KeepNote } from './send-machine/keep-note';
import { linkOf, messageOf } from './send-machine/machine-message';
import { SendDialog } from './send-machine/send-dialog';
import { SendMachine } from './send-machine/send-machine';

/** What a page with a machine of this device gets from this late chunk, in the language of the page. */
interface CustomTools {
  /** The message with the machine's link and the dialog that sends it. */
  readonly content: ShareContent;
  /** The button below the machine that opens the dialog. */
  readonly sendButton: ReactNode;
  /** The tools, and the offer to keep a machine that came in a link. */
  readonly drawTools: (props: Omit<MachineToolsProps, 'storage' | 'isLinked'>) => ReactNode;
}

/**
 * Writes the link of a machine, and gives the machine's tools for a language. `here` is what is shared when the machine
 * is too long for a link. Behaviour: A machine that travels.
 */
export async function prepareTools(machine: CustomEvm) {
  const url = await linkOf(machine);
  const device = { storage: browserStorage, isLinked: machine.id.startsWith('link_') };
  return (language: Language, t: Texts['t'], here: ShareContent): CustomTools => {
    const message = url === null ? null : messageOf(machine, url, language);
    const drawDialog = (onClose: () => void) => (
      <SendDialog
        title={machine.title}
        hasPhotos={machine.candidates.some(({ photo }) => photo !== undefined)}
        content={message}
        language={language}
        t={t}
        onClose={onClose}
      />
    );
    return {
      content: { ...(message ?? here), drawDialog },
      sendButton: <SendMachine language={language} drawDialog={drawDialog} />,
      drawTools: (props) => (
        <>
          <KeepNote {...props} {...device} />
          <MachineTools {...props} {...device} />
        </>
      ),
    };
  };
}
