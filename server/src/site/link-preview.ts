import {
  activeSerial,
  formatNumber,
  isLanguage,
  pairNames,
  proposalOf,
  publishedVid,
  resolveLanguage,
  type EvmDetails,
  type Language,
  type Table,
} from '@demo-evm/shared/domain';
import type { FindStored } from '../link-picture/picture-facts';
import { linkImage, type LinkImage } from './link-image';
import { linkTitle } from './link-title';
import { machineOf } from './machine-of-address';
import type { PageAddress } from './page-address';

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
  /** `undefined` when no machine has the address. */
  readonly image: LinkImage | undefined;
  /** True if it is certain that no machine has this address. */
  readonly isMissing: boolean;
  /** True if search engines may list the page. */
  readonly isIndexed: boolean;
}

export interface LinkOptions {
  readonly address: PageAddress;
  /** The language of the page when neither the address nor the machine decides the language. */
  readonly pageLanguage: Language;
  /** True if search engines must not list the remote's pages. */
  readonly isUnlisted: boolean | undefined;
  /** The origin at which visitors reach the site. */
  readonly origin: string;
  /** The translation tables of the remote that the address opens. */
  readonly tables: Readonly<Partial<Record<Language, Table>>>;
  /** Gives `null` when no machine has this vid, and `undefined` when the machine cannot be looked up now. */
  readonly findMachine: (vid: string) => Promise<EvmDetails | null | undefined>;
  /** Finds the stored pictures of a machine; `undefined` when the server draws no pictures of links. */
  readonly findStored?: FindStored | undefined;
}

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
  const title = values
    ? linkTitle(values.name, (text) => words('LINK_TITLE_MACHINE', { ...values, name: text }))
    : words('LINK_TITLE');
  const vid = meaning && publishedVid(meaning);
  const shown = vid && machine ? { vid, details: machine } : undefined;
  return {
    title,
    description: values ? words('LINK_DESCRIPTION_MACHINE', values) : words('LINK_DESCRIPTION'),
    language,
    url: origin + path,
    image: linkImage(shown, { language, origin, words, title, findStored: options.findStored }),
    isMissing: false,
    isIndexed: !options.isUnlisted,
  };
}

/** Replaces each `{{placeholder}}` of a translation by its value or an empty text. Spec 3: Translation table. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
}
