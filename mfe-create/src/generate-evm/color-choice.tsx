import { themeOf } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useId } from 'react';
import styles from './color-choice.module.css';
import { FormIcon } from './icons';
import { Step } from './step';

/** The colours to choose from, each with the translation key of its name. */
const SWATCHES = [
  ['#007fff', 'COLOR_BLUE'],
  ['#430a8a', 'COLOR_PURPLE'],
  ['#0f766e', 'COLOR_TEAL'],
  ['#9f1239', 'COLOR_RED'],
  ['#7c4a1e', 'COLOR_BROWN'],
  ['#475569', 'COLOR_SLATE'],
  ['#ffbf00', 'COLOR_YELLOW'],
  ['#ffffff', 'COLOR_WHITE'],
] as const;

interface ColorChoiceProps {
  readonly color: string;
  readonly onColor: (color: string) => void;
}

/** The colour of the machine's bar: one of eight swatches, or a colour of one's own. */
export function ColorChoice({ color, onColor }: ColorChoiceProps) {
  const { t } = useTexts();
  const name = useId();
  const isOwn = SWATCHES.every(([swatch]) => swatch !== color);
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Step number={2}>{t('FORM_THEME')}</Step>
      </legend>
      <div className={styles.swatches}>
        {SWATCHES.map(([swatch, key]) => (
          <label key={swatch} className={styles.swatch}>
            <input
              type="radio"
              name={name}
              aria-label={t(key)}
              checked={swatch === color}
              onChange={() => onColor(swatch)}
            />
            <i style={{ backgroundColor: swatch, color: themeOf(swatch).ink }}>
              {swatch === color && <FormIcon of="tick" />}
            </i>
          </label>
        ))}
        <label className={styles.swatch} data-own={isOwn}>
          <input
            type="color"
            aria-label={t('COLOR_OWN')}
            value={color}
            onChange={({ target }) => onColor(target.value)}
          />
          <i className={styles.own}>
            <b>{t('COLOR_OTHER')}</b>
          </i>
        </label>
      </div>
    </fieldset>
  );
}
