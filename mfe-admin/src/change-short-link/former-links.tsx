import { formatDayOf, type FormerVid } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ErrorNote } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useFormerTexts } from './former-texts';
import styles from './former-links.module.css';

interface FormerLinksProps {
  readonly former: readonly FormerVid[];
  /** Gives up a former link. Resolves to the text of the failure, or to `null` when the link was given up. */
  readonly giveUpVid: (vid: string) => Promise<string | null>;
}

/**
 * Lists the former links that still lead to the machine. The user can give up a link after a warning that anybody may
 * then take this link. Behaviour: Former links.
 */
export function FormerLinks({ former, giveUpVid }: FormerLinksProps) {
  const { language } = useTexts();
  const texts = useFormerTexts();
  const [asked, setAsked] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const giveUp = async (vid: string) => {
    setIsSending(true);
    const refused = await giveUpVid(vid);
    setIsSending(false);
    setRefusal(refused);
    if (refused === null) setAsked(null);
  };
  return (
    <section className={styles.former}>
      <h3>{texts('VID_FORMER')}</h3>
      <ul>
        {former.map(({ vid, since }) => (
          <li key={vid}>
            <span className={styles.path}>/demo/{vid}</span>
            <small>{texts('VID_SINCE', { date: formatDayOf(new Date(since), language) })}</small>
            {asked === vid ? (
              <div className={styles.warning}>
                <p role="alert">{texts('VID_GIVE_UP_WARNING')}</p>
                <Button disabled={isSending} onClick={() => void giveUp(vid)}>
                  {texts('VID_GIVE_UP')}
                </Button>
                <Button onClick={() => setAsked(null)}>{texts('VID_KEEP')}</Button>
                <ErrorNote look="text">{refusal}</ErrorNote>
              </div>
            ) : (
              <button
                type="button"
                className={styles.giveUp}
                aria-label={texts('VID_GIVE_UP_ONE', { path: `/demo/${vid}` })}
                onClick={() => {
                  setRefusal(null);
                  setAsked(vid);
                }}
              >
                {texts('VID_GIVE_UP')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
