import type { Language } from '@demo-evm/shared/domain';

interface InstallWords {
  readonly offer: string;
  readonly install: string;
  readonly dismiss: string;
}

/**
 * The words of the offer are in its own chunk. In the translation tables, every voter would load them.
 * docs/decisions/0050
 */
export const INSTALL_WORDS: Readonly<Record<Language, InstallWords>> = {
  en: {
    offer: 'Put this machine on your home screen. It opens without the internet too.',
    install: 'Add to home screen',
    dismiss: 'No, thanks',
  },
  hi: {
    offer: 'यह मशीन अपनी होम स्क्रीन पर रखें। यह बिना इंटरनेट के भी खुलती है।',
    install: 'होम स्क्रीन पर जोड़ें',
    dismiss: 'नहीं, धन्यवाद',
  },
  mr: {
    offer: 'हे यंत्र तुमच्या होम स्क्रीनवर ठेवा. ते इंटरनेटशिवायही उघडते.',
    install: 'होम स्क्रीनवर जोडा',
    dismiss: 'नको, धन्यवाद',
  },
};
