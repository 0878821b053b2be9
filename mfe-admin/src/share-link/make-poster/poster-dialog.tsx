import {
  isLanguage,
  LANGUAGE_KEYS,
  LANGUAGES,
  type EvmDetails,
  type Language,
} from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, TitledSheet } from '@demo-evm/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { Choice } from './choice';
import { createMeasure } from './measure';
import { usePosterTexts } from './poster-texts';
import styles from './poster-dialog.module.css';
import { posterFacts } from './poster-facts';
import { SHEET, STATUS } from './poster-shape';
import { PosterSheet } from './poster-sheet';
import { PrintedSheets, type PaperSize } from './printed-sheets';
import { StatusButtons } from './status-buttons';

export interface PosterDialogProps {
  /** The saved machine, because the page at the link does not show unsaved changes. */
  readonly machine: EvmDetails;
  readonly url: string;
  readonly onClose: () => void;
}

type Size = PaperSize | 'status';

const SIZE_KEYS = {
  a4: 'POSTER_A4',
  a6: 'POSTER_A6',
  status: 'POSTER_STATUS',
} as const satisfies Record<Size, string>;
const SIZES = Object.keys(SIZE_KEYS) as Size[];

/**
 * Shows the machine's poster in the chosen language and size. Paper sizes can be printed, if the browser can print. The
 * picture for a status can be shared and saved. Behaviour: Posters.
 */
export function PosterDialog({ machine, url, onClose }: PosterDialogProps) {
  const { t, language: pageLanguage } = useTexts();
  const texts = usePosterTexts();
  const [language, setLanguage] = useState<Language>(
    isLanguage(machine.extra4) ? machine.extra4 : pageLanguage,
  );
  const canPrint = typeof window.print === 'function'; // the web view of an Android app cannot print
  const sizes = canPrint ? SIZES : SIZES.slice(-1);
  const [size, setSize] = useState<Size>(sizes[0] ?? 'status');
  const [measure] = useState(createMeasure);
  const poster = useRef<SVGSVGElement>(null);

  const facts = useMemo(() => posterFacts(machine, url, language), [machine, url, language]);
  const label = texts('POSTER_LABEL', { name: facts.name || facts.address });
  const sheet = { facts, measure, label };
  const fileName = `${url.split('/').pop() ?? 'demo-evm'}-${language}.png`;
  return (
    <TitledSheet title={t('POSTER_MAKE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <Choice
        name={t('LANGUAGE')}
        options={LANGUAGES.map((value) => ({ value, label: t(LANGUAGE_KEYS[value]), lang: value }))}
        chosen={language}
        onChoose={setLanguage}
      />
      <Choice
        name={texts('POSTER_SIZE')}
        options={sizes.map((value) => ({ value, label: texts(SIZE_KEYS[value]) }))}
        chosen={size}
        onChoose={setSize}
      />
      <div className={styles.preview}>
        <PosterSheet {...sheet} ref={poster} shape={size === 'status' ? STATUS : SHEET} />
      </div>
      {size === 'status' ? (
        <StatusButtons poster={poster} fileName={fileName} />
      ) : (
        <Button look="primary" onClick={() => window.print()}>
          {texts('PRINT_POSTER')}
        </Button>
      )}
      {size !== 'status' && <PrintedSheets size={size} {...sheet} />}
    </TitledSheet>
  );
}
