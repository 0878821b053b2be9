import type { Language } from '@demo-evm/shared/domain';

/** The words of this late chunk. They are not in the page's translations, which every voter downloads. */
interface SendWords {
  readonly send: string;
  readonly message: (title: string, url: string) => string;
  readonly inLink: string;
  readonly travels: string;
  readonly photosStay: string;
  readonly scan: string;
  readonly code: string;
  readonly ownVotes: string;
  readonly noCode: string;
  readonly copyOnly: string;
  readonly noLink: string;
  readonly cameInLink: string;
  readonly keep: string;
  readonly kept: string;
  readonly notKept: string;
}

export const SEND_WORDS: Readonly<Record<Language, SendWords>> = {
  en: {
    send: 'Send the machine',
    message: (title, url) => `${title}: vote on this demo machine. ${url}`,
    inLink: 'The machine is in the link.',
    travels: 'Names, symbols and colour travel; votes do not.',
    photosStay: 'Photos stay on this device.',
    scan: 'Scan on another phone',
    code: 'QR code of the link',
    ownVotes: 'Everyone’s votes are counted on their own phone. Nothing goes to a server.',
    noCode: 'The names are too long for a QR code. Send the link.',
    copyOnly:
      'The names are too long for a QR code and for WhatsApp. Copy the link, or make the names shorter.',
    noLink: 'This machine is too large for a link. Make the names shorter.',
    cameInLink: 'This machine came in a link. Your votes on it are counted on this device.',
    keep: 'Keep on this device',
    kept: 'Kept on this device. It is now among your machines.',
    notKept: 'Could not keep it: storage is full or blocked.',
  },
  hi: {
    send: 'मशीन भेजें',
    message: (title, url) => `${title}: इस डेमो मशीन पर वोट दें। ${url}`,
    inLink: 'मशीन लिंक में ही है।',
    travels: 'नाम, चिह्न और रंग जाते हैं; वोट नहीं जाते।',
    photosStay: 'फ़ोटो इसी डिवाइस पर रहती हैं।',
    scan: 'दूसरे मोबाइल पर स्कैन करें',
    code: 'लिंक का क्यूआर कोड',
    ownVotes: 'हर किसी के वोट उसी के मोबाइल पर गिने जाते हैं। कुछ भी सर्वर पर नहीं जाता।',
    noCode: 'नाम क्यूआर कोड के लिए बहुत लंबे हैं। लिंक भेजें।',
    copyOnly: 'नाम क्यूआर कोड और व्हाट्सऐप के लिए बहुत लंबे हैं। लिंक कॉपी करें, या नाम छोटे करें।',
    noLink: 'यह मशीन लिंक के लिए बहुत बड़ी है। नाम छोटे करें।',
    cameInLink: 'यह मशीन एक लिंक में आई है। इस पर आपके वोट इसी डिवाइस पर गिने जाते हैं।',
    keep: 'इस डिवाइस पर रखें',
    kept: 'इस डिवाइस पर रख ली गई। अब यह आपकी मशीनों में है।',
    notKept: 'रखी नहीं जा सकी: स्टोरेज भरा है या बंद है।',
  },
  mr: {
    send: 'यंत्र पाठवा',
    message: (title, url) => `${title}: या डेमो यंत्रावर मत द्या. ${url}`,
    inLink: 'यंत्र लिंकमध्येच आहे.',
    travels: 'नावे, चिन्हे आणि रंग जातात; मते जात नाहीत.',
    photosStay: 'फोटो याच डिव्हाइसवर राहतात.',
    scan: 'दुसऱ्या मोबाइलवर स्कॅन करा',
    code: 'लिंकचा क्यूआर कोड',
    ownVotes: 'प्रत्येकाची मते त्याच्याच मोबाइलवर मोजली जातात. काहीही सर्व्हरवर जात नाही.',
    noCode: 'नावे क्यूआर कोडसाठी खूप लांब आहेत. लिंक पाठवा.',
    copyOnly: 'नावे क्यूआर कोड आणि व्हॉट्सॲपसाठी खूप लांब आहेत. लिंक कॉपी करा, किंवा नावे लहान करा.',
    noLink: 'हे यंत्र लिंकसाठी खूप मोठे आहे. नावे लहान करा.',
    cameInLink: 'हे यंत्र लिंकमधून आले आहे. त्यावरची तुमची मते याच डिव्हाइसवर मोजली जातात.',
    keep: 'या डिव्हाइसवर ठेवा',
    kept: 'या डिव्हाइसवर ठेवले. आता ते तुमच्या यंत्रांमध्ये आहे.',
    notKept: 'ठेवता आले नाही: स्टोरेज भरले आहे किंवा बंद आहे.',
  },
};
