import type { CustomEvms, SafeStorage } from '@demo-evm/shared/device';
import type { CustomEvm, devanagari, formatNumber, Language } from '@demo-evm/shared/domain';
import type { Button, RouteLink } from '@demo-evm/shared/ui';

import type { ToolTexts } from './tool-texts';

/**
 * The parts of the first load that the chunk of the tools gets as properties. If the chunk imported them, webpack could
 * not merge their code with other code of the first load, and the first load would be larger.
 */
export interface ToolParts {
  readonly Button: typeof Button;
  readonly RouteLink: typeof RouteLink;
  readonly formatNumber: typeof formatNumber;
  readonly devanagari: typeof devanagari;
}

export interface MachineToolsProps {
  readonly machines: Pick<CustomEvms, 'find'>;
  readonly storage: SafeStorage;
  readonly machine: CustomEvm;
  /** The machine came in a link and is not among the visitor's machines, so it cannot be edited. */
  readonly isLinked: boolean;
  readonly language: Language;
  readonly parts: ToolParts;
  /** Called with the machine after its votes were reset, or put back. */
  readonly onMachine: (machine: CustomEvm) => void;
}

/** What each piece of the tools uses: the parts, and the texts and numbers in the language of the page. */
export interface Tools extends Pick<ToolParts, 'Button' | 'devanagari'> {
  readonly t: ToolTexts;
  /** Formats a number in the digits of the language. */
  readonly number: (value: number) => string;
}
