import {
  activeSerial,
  describeVid,
  DEMO_VID,
  formatNumber,
  imageUrl,
  isLanguage,
  pairNames,
  proposalOf,
  redirectOf,
  resolveLanguage,
  vidOfPath,
  type EvmDetails,
  type Language,
  type Table,
  type VidMeaning,
} from '@demo-evm/shared/domain';
import { shortenAtWord } from './shorten-at-word';

/** What a messenger shows of a link. All of it is text, not yet HTML. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** Absolute, as is the image's; `undefined`: the page stands for many addresses. */
  readonly url: string | undefined;
  /** `undefined`: none, because there is nothing to show. */
  readonly image: string | undefined;
  /** Is it known that no machine has this address? */
  readonly isMissing: boolean;
  /** May search engines list it? */
  readonly isIndexed: boolean;
}

/** What `describeLink` is to describe, and with what. */
export interface LinkOptions {
  readonly path: string;
  /** What the page speaks when nothing else says so. */
  readonly pageLanguage: Language;
  /** Do the remote's pages stay out of search engines? */
  readonly isUnlisted: boolean | undefined;
  /** Origin of the site as visitors see it. */
  readonly origin: string;
  /** The words of the remote that the path opens. */
  readonly tables: Readonly<Partial<Record<Language, Table>>>;
  /** `null`: no machine has this id; `undefined`: it cannot be known now. */
  readonly findMachine: (vid: string) => Promise<EvmDetails | null | undefined>;
}

/** The most characters of a title that messengers and search engines show whole. */
const MAX_TITLE_CHARACTERS = 70;

const GENERIC_IMAGE = '/images/link-preview.png';

/**
 * Describes a path: by its machine's candidate where it opens one, as missing where no machine has the address, else in
 * general words.
 * Behaviour: Language; behaviour: The machine a visitor sees.
 */
export async function describeLink(options: LinkOptions): Promise<LinkPreview> {
  const { path, origin, tables, pageLanguage } = options;
  const vid = vidOfPath(path);
  const meaning = vid === undefined ? null : describeVid(vid);
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
    url: origin + (redirectOf(path) ?? path),
    image: new URL(pictureOf(machine) ?? GENERIC_IMAGE, origin).href,
    isMissing: false,
    isIndexed: !options.isUnlisted,
  };
}

/** Writes a candidate's title; a long name is cut, so that the serial after it is always seen. */
function titleOf(name: string, write: (name: string) => string): string {
  const rest = write('').length;
  return write(shortenAtWord(name, Math.max(1, MAX_TITLE_CHARACTERS - rest)));
}

/** The machine that the page will show; `null`: there is none; `undefined`: only the browser knows it, or nobody now. */
async function machineOf(
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

/** The candidate's photo, else the symbol; no SVG, which messengers do not draw. */
function pictureOf(machine: EvmDetails | undefined): string | undefined {
  const pictures = [imageUrl(machine?.cpicurl), imageUrl(machine?.symbolurl)];
  return pictures.find((url) => url !== null && !/\.svg($|\?)/i.test(url)) ?? undefined;
}

/** `{{placeholder}}` substitution, as in every translation table. Spec 3: Translation table. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
}
