import {
  activeSerial,
  DEMO_VID,
  formatNumber,
  imageUrl,
  isLanguage,
  pairNames,
  proposalOf,
  resolveLanguage,
  type EvmDetails,
  type Language,
  type Table,
  type VidMeaning,
} from '@demo-evm/shared/domain';
import type { PageAddress } from './page-address';
import { shortenAtWord } from './shorten-at-word';

/** The facts about a page for messengers and search engines. The texts are plain and must be escaped in HTML. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /**
   * The absolute URL of the page; `undefined` when no machine has the address, or when a page is exported for many
   * addresses.
   */
  readonly url: string | undefined;
  /** The absolute URL of a picture; `undefined` when no machine has the address. */
  readonly image: string | undefined;
  /** Whether it is certain that no machine has this address. */
  readonly isMissing: boolean;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
}

export interface LinkOptions {
  readonly address: PageAddress;
  /** The language of the page when neither the address nor the machine decides the language. */
  readonly pageLanguage: Language;
  /** Whether search engines must not list the remote's pages. */
  readonly isUnlisted: boolean | undefined;
  /** The origin at which visitors reach the site. */
  readonly origin: string;
  /** The translation tables of the remote that the address opens. */
  readonly tables: Readonly<Partial<Record<Language, Table>>>;
  /** Gives `null` when no machine has this vid, and `undefined` when the machine cannot be looked up now. */
  readonly findMachine: (vid: string) => Promise<EvmDetails | null | undefined>;
}

/** Messengers and search engines may shorten longer titles. */
const MAX_TITLE_CHARACTERS = 70;

const GENERIC_IMAGE = '/images/link-preview.png';

/**
 * Makes the link preview of an address. The preview names the candidate of the machine at the address. If no machine
 * has the address, the preview says so. If the machine is not known, or has no name or serial number, the preview has
 * general words.
 * Behaviour: Language; behaviour: The machine a visitor sees.
 */
export async function describeLink(options: LinkOptions): Promise<LinkPreview> {
  const { address, origin, tables, pageLanguage } = options;
  const { path, meaning } = address;
  const machine = meaning ? await machineOf(meaning, options.findMachine) : undefined;
  const language = resolveLanguage(undefined, {
    page: pageLanguage,
    ...(meaning && proposalOf(meaning)),
    machine: isLanguage(machine?.extra4) ? machine.extra4 : undefined,
  });
  const words = (key: string, values: Readonly<Record<string, string>> = {}) =>
    fill(tables[language]?.[key] ?? tables.en?.[key] ?? '', values);

  if (machine === null) {
    const [title, description] = [words('NOT_FOUND_TITLE'), words('NOT_FOUND_BODY')];
    return {
      title,
      description,
      language,
      url: undefined,
      image: undefined,
      isMissing: true,
      isIndexed: false,
    };
  }
  const name = pairNames(machine?.cname, machine?.e_cname, language)?.first.text;
  const serial = activeSerial(machine?.evmsr);
  const values = name && serial ? { name, serial: formatNumber(serial, language) } : undefined;
  return {
    title: values
      ? titleOf(values.name, (text) => words('LINK_TITLE_MACHINE', { ...values, name: text }))
      : words('LINK_TITLE'),
    description: values ? words('LINK_DESCRIPTION_MACHINE', values) : words('LINK_DESCRIPTION'),
    language,
    url: origin + path,
    image: new URL(pictureOf(machine) ?? GENERIC_IMAGE, origin).href,
    isMissing: false,
    isIndexed: !options.isUnlisted,
  };
}

/**
 * Makes a title with a candidate's name. A long name is shortened, so that the serial number after the name stays
 * visible.
 */
function titleOf(name: string, write: (name: string) => string): string {
  const rest = write('').length;
  return write(shortenAtWord(name, Math.max(1, MAX_TITLE_CHARACTERS - rest)));
}

/**
 * The machine that the page will show: `null` when there is no such machine, and `undefined` when only the browser
 * knows the machine, or when the machine cannot be looked up now.
 */
export async function machineOf(
  meaning: VidMeaning,
  find: LinkOptions['findMachine'],
): Promise<EvmDetails | null | undefined> {
  switch (meaning.kind) {
    case 'machine':
      return find(meaning.vid);
    case 'language':
      return (await find(meaning.vid)) ?? find(DEMO_VID);
    case 'preview':
    case 'custom':
      return undefined;
    default:
      return meaning satisfies never;
  }
}

/** The candidate's photo, otherwise the symbol. A `.svg` file is not chosen, because messengers do not show it. */
function pictureOf(machine: EvmDetails | undefined): string | undefined {
  const pictures = [imageUrl(machine?.cpicurl), imageUrl(machine?.symbolurl)];
  return pictures.find((url) => url !== null && !/\.svg($|\?)/i.test(url)) ?? undefined;
}

/** Replaces each `{{placeholder}}` of a translation by its value or an empty text. Spec 3: Translation table. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
}
