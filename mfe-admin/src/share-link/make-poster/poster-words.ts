import { formatNumber, type Language, type SectionKind } from '@demo-evm/shared/domain';

/**
 * The words of a poster. They are not in the page's translations, because a poster may be in another language
 * than the page.
 */
export interface PosterWords {
  readonly section: Readonly<Record<SectionKind, string>>;
  readonly press: string;
  /** The three steps. The first step is about the symbol alone when the machine has no serial. */
  readonly steps: (serial: number | null) => readonly [string, string, string];
  readonly invitation: string;
  readonly scan: string;
  readonly same: string;
  readonly notice: string;
  /**
   * Indian election law demands the printer, the publisher and the number of copies on printed matter. The campaign
   * writes the names and the number beside these words.
   */
  readonly imprint: readonly [printer: string, publisher: string, copies: string];
}

export const POSTER_WORDS: Readonly<Record<Language, PosterWords>> = {
  en: {
    section: { ward: 'Ward', constituency: 'Constituency', area: 'Area' },
    press: 'Press',
    steps: (serial) => [
      serial === null ? 'Find the symbol' : `Find number ${formatNumber(serial, 'en')} and the symbol`,
      'Press the blue button beside it',
      'Red light, beep: done!',
    ],
    invitation: 'Practise on your phone',
    scan: 'Scan with the camera, press the button.',
    same: 'The same on polling day!',
    notice: 'This is a practice machine. It is not a real vote.',
    imprint: ['Printer', 'Publisher', 'Copies'],
  },
  hi: {
    section: { ward: 'वार्ड', constituency: 'निर्वाचन क्षेत्र', area: 'क्षेत्र' },
    press: 'दबाएँ',
    steps: (serial) => [
      serial === null ? 'चिह्न खोजें' : `क्रमांक ${formatNumber(serial, 'hi')} और चिह्न खोजें`,
      'सामने का नीला बटन दबाएँ',
      'लाल बत्ती, बीप: हो गया!',
    ],
    invitation: 'मोबाइल पर अभ्यास करें',
    scan: 'कैमरे से स्कैन करें, बटन दबाएँ।',
    same: 'मतदान के दिन भी ऐसे ही!',
    notice: 'यह अभ्यास मशीन है। यह असली मतदान नहीं है।',
    imprint: ['मुद्रक', 'प्रकाशक', 'प्रतियाँ'],
  },
  mr: {
    section: { ward: 'प्रभाग', constituency: 'मतदारसंघ', area: 'विभाग' },
    press: 'दाबा',
    steps: (serial) => [
      serial === null ? 'चिन्ह शोधा' : `क्रमांक ${formatNumber(serial, 'mr')} आणि चिन्ह शोधा`,
      'समोरील निळे बटण दाबा',
      'लाल दिवा, बीप: झाले!',
    ],
    invitation: 'मोबाइलवर सराव करा',
    scan: 'कॅमेऱ्याने स्कॅन करा, बटण दाबा.',
    same: 'मतदानाच्या दिवशीही असेच!',
    notice: 'हे सराव यंत्र आहे. हे खरे मतदान नाही.',
    imprint: ['मुद्रक', 'प्रकाशक', 'प्रती'],
  },
};
