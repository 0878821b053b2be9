import type { Language } from '@demo-evm/shared/domain';
import type { Mail } from '../mail/mailer';

/**
 * Gives the address of the page that sets a new password. The token is in the fragment, which browsers send
 * to no server.
 */
export function resetLink(siteUrl: string, token: string): string {
  return `${siteUrl}/auth#reset=${token}`;
}

/**
 * Makes the mail with the link that sets a new password. `language` is the language of the page that asked
 * for the mail.
 */
export function resetMail(to: string, link: string, language: Language): Mail {
  const { subject, before, after } = TEXTS[language];
  return { to, subject, text: `${before}\n\n${link}\n\n${after}\n` };
}

interface ResetTexts {
  readonly subject: string;
  /**
   * The paragraphs before the link. They name the number of hours, which must equal `LINK_HOURS`
   * (reset-links.ts).
   */
  readonly before: string;
  readonly after: string;
}

const TEXTS: Record<Language, ResetTexts> = {
  en: {
    subject: 'Set a new password for Demo EVM',
    before:
      'Somebody asked for a new password for the Demo EVM account with this email.\n\n' +
      'To set a new password, open this link within 1 hour. It works once:',
    after: 'Did you not ask for this? Then you need to do nothing. Your password stays as it is.',
  },
  hi: {
    subject: 'डेमो ईवीएम के लिए नया पासवर्ड बनाएँ',
    before:
      'इस ईमेल वाले डेमो ईवीएम खाते के लिए किसी ने नया पासवर्ड माँगा है।\n\n' +
      'नया पासवर्ड बनाने के लिए १ घंटे के अंदर यह लिंक खोलें। यह एक ही बार काम करता है:',
    after: 'क्या आपने यह नहीं माँगा? तो आपको कुछ नहीं करना है। आपका पासवर्ड वही रहेगा।',
  },
  mr: {
    subject: 'डेमो ईव्हीएमसाठी नवीन पासवर्ड तयार करा',
    before:
      'या ईमेलच्या डेमो ईव्हीएम खात्यासाठी कोणीतरी नवीन पासवर्ड मागितला आहे.\n\n' +
      'नवीन पासवर्ड तयार करण्यासाठी १ तासाच्या आत ही लिंक उघडा. ती एकदाच चालते:',
    after: 'तुम्ही हे मागितले नाही का? मग तुम्हाला काही करायचे नाही. तुमचा पासवर्ड आहे तोच राहील.',
  },
};
