import { whatsappLink, type Language } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import {
  CopyIcon,
  SendIcon,
  TickIcon,
  TitledSheet,
  useCopyLink,
  VisuallyHidden,
  type ShareContent,
} from '@demo-evm/shared/ui';
import { LinkCode } from './link-code';
import styles from './send-dialog.module.css';
import { SEND_WORDS } from './send-words';
import { TravelPicture } from './travel-picture';

interface SendDialogProps {
  readonly title: string;
  /** True if a candidate has a photo. Photos do not travel, and the dialog says so. */
  readonly hasPhotos: boolean;
  /** It is `null` if the machine is too long for a link. The dialog then only says so. */
  readonly content: ShareContent | null;
  readonly language: Language;
  readonly t: Texts['t'];
  readonly onClose: () => void;
}

/** The code of a longer link has squares that are too small for the cameras of cheap phones. */
const MAX_LENGTH_OF_CODE = 1_000;
/** Messengers do not always show a longer address as a link. */
const MAX_LENGTH_OF_MESSAGE = 2_000;

/** Sends a machine of this device: as a QR code, by WhatsApp, or as a copied link. Behaviour: A machine that travels. */
export function SendDialog({ title, hasPhotos, content, language, t, onClose }: SendDialogProps) {
  const words = SEND_WORDS[language];
  const length = content?.url.length ?? 0;
  const hasMessage = length <= MAX_LENGTH_OF_MESSAGE;
  return (
    <TitledSheet title={words.send} closeLabel={t('CLOSE')} onClose={onClose}>
      <p className={styles.machine} dir="auto">
        {title}
      </p>
      {content === null ? (
        <p className={styles.problem}>{words.noLink}</p>
      ) : (
        <div className={styles.parts}>
          {length <= MAX_LENGTH_OF_CODE ? (
            <LinkCode url={content.url} label={words.code} caption={words.scan} />
          ) : (
            <p className={styles.problem}>{hasMessage ? words.noCode : words.copyOnly}</p>
          )}
          <div className={styles.carry}>
            <TravelPicture />
            <p>
              <b>{words.inLink}</b> {words.travels} {hasPhotos && words.photosStay}
            </p>
          </div>
          <CopyRow url={content.url} t={t} />
          {hasMessage && (
            <a
              className={styles.whatsapp}
              href={whatsappLink(content.text)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <SendIcon />
              {t('SHARE_WHATSAPP')}
            </a>
          )}
          <p className={styles.fine}>{words.ownVotes}</p>
        </div>
      )}
    </TitledSheet>
  );
}

/** The link, and the button that copies it. Where the clipboard is refused, the link is selected. */
function CopyRow({ url, t }: { readonly url: string; readonly t: Texts['t'] }) {
  const { isCopied, field, copy } = useCopyLink(url);
  return (
    <div className={styles.row}>
      <input
        ref={field}
        className={styles.address}
        aria-label={t('SHARE_LINK')}
        readOnly
        value={url}
        dir="ltr"
      />
      <button type="button" onClick={copy}>
        {isCopied ? <TickIcon /> : <CopyIcon />}
        {t('COPY_LINK')}
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('LINK_COPIED')}</span>
      </VisuallyHidden>
    </div>
  );
}
