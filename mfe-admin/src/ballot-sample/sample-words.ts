import type { Language, SectionKind } from '@demo-evm/shared/domain';

/**
 * The words on a machine. They are not in the page's translations, because a machine may be in another
 * language than the page.
 */
export interface SampleWords {
  readonly ready: string;
  /** The word on the plate of a machine without a valid serial. */
  readonly notSetUp: string;
  readonly press: string;
  /** The kind of section, which is shown beside the section number. */
  readonly section: Readonly<Record<SectionKind, string>>;
}

/** The same words as in the translations of the voting page, so that the sample says what voters read. */
export const SAMPLE_WORDS: Readonly<Record<Language, SampleWords>> = {
  en: {
    ready: 'Ready',
    notSetUp: 'Not set up',
    press: 'Press',
    section: { ward: 'Ward', constituency: 'Constituency', area: 'Area' },
  },
  hi: {
    ready: 'तैयार',
    notSetUp: 'अभी तैयार नहीं',
    press: 'दबाएँ',
    section: { ward: 'वार्ड', constituency: 'क्षेत्र', area: 'क्षेत्र' },
  },
  mr: {
    ready: 'तयार',
    notSetUp: 'अद्याप तयार नाही',
    press: 'दाबा',
    section: { ward: 'प्रभाग', constituency: 'मतदारसंघ', area: 'विभाग' },
  },
};
