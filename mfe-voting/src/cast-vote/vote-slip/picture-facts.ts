import type { Theme } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import { shownAddress } from '@demo-evm/shared/ui';
import type { Slip } from './slip';

/** What the picture of a slip shows. Empty texts are not drawn. */
export interface PictureFacts {
  /** The colours of the background and of text on it. */
  readonly theme: Theme;
  readonly invitation: string;
  readonly section: string;
  readonly serial: string;
  /** The checked URL of the symbol, or `null` when the picture has no symbol. */
  readonly symbol: string | null;
  readonly name: string;
  readonly party: string;
  readonly stamp: string;
  /** Says that this is practice and not a real vote. */
  readonly notice: string;
  readonly address: string;
}

export interface PictureSource extends Pick<Slip, 'candidate' | 'section'> {
  readonly theme: Theme;
  /** The link that is sent with the picture. */
  readonly url: string;
  readonly t: Texts['t'];
}

/** Gathers what the picture of a campaign's slip shows, in the language of the page. Behaviour: Sharing. */
export function pictureFacts({ candidate, section, theme, url, t }: PictureSource): PictureFacts {
  return {
    theme,
    invitation: t('INVITATION'),
    section: section.map(({ text }) => text).join(' · '),
    serial: candidate.serialOnPaper,
    symbol: candidate.symbol ?? null,
    name: candidate.name,
    party: candidate.party.text,
    stamp: t('STAMP'),
    notice: t('DEMO_NOTICE'),
    address: shownAddress(url),
  };
}
