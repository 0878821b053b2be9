import { useTexts } from '@demo-evm/shared/i18n';
import { useCopyLink } from '@demo-evm/shared/ui';
import styles from './current-link.module.css';
import { withoutScheme } from './without-scheme';

/**
 * The present short link and a button that copies it. If the browser refuses access to the clipboard, a field shows the
 * link, so that the user can select it.
 */
export function CurrentLink({ url }: { readonly url: string }) {
  const { t } = useTexts();
  const { isCopied, isRefused, field, copy } = useCopyLink(url);
  return (
    <div className={styles.current}>
      <p>
        {t('VID_CURRENT')} <b>{withoutScheme(url)}</b>
      </p>
      <button type="button" onClick={copy}>
        {t('COPY_LINK')}
      </button>
      <input ref={field} aria-label={t('VID_CURRENT')} readOnly hidden={!isRefused} value={url} />
      <p role="status">{isCopied && t('LINK_COPIED')}</p>
    </div>
  );
}
