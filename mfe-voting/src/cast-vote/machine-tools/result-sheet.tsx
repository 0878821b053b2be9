import type { CustomEvm } from '@demo-evm/shared/domain';
import { TitledSheet } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { PrintedResult } from './printed-result';
import { resultOf, type ResultOrder } from './result';
import styles from './result-sheet.module.css';
import { ResultTable } from './result-table';
import { ToolIcon } from './tool-icon';
import type { Tools } from './tool-parts';
import { totalOf } from './total-of';

interface ResultSheetProps {
  readonly machine: CustomEvm;
  readonly tools: Tools;
  readonly onClose: () => void;
}

/**
 * Shows and prints the result of a machine of this device, in the order of the ballot or with the most votes
 * first.
 */
export function ResultSheet({ machine, tools, onClose }: ResultSheetProps) {
  const { Button, t, number } = tools;
  const [order, setOrder] = useState<ResultOrder>('ballot');
  const total = number(totalOf(machine));
  const subtitle = t('RESULT_OF', { title: machine.title, total });
  const table = <ResultTable lines={resultOf(machine.candidates, order)} tools={tools} />;
  return (
    <TitledSheet title={t('RESULT')} closeLabel={t('CLOSE')} onClose={onClose}>
      <p className={styles.subtitle} dir="auto">
        {subtitle}
      </p>
      {table}
      <p className={styles.small}>{t('COUNTED_HERE')}</p>
      <div className={styles.actions}>
        <div role="group" aria-label={t('ORDER')} className={styles.order}>
          {(['ballot', 'votes'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={order === each} onClick={() => setOrder(each)}>
              {t(each === 'ballot' ? 'ORDER_BALLOT' : 'ORDER_VOTES')}
            </button>
          ))}
        </div>
        <Button onClick={() => window.print()}>
          <ToolIcon of="print" />
          {t('PRINT')}
        </Button>
      </div>
      <PrintedResult title={machine.title} subtitle={t('VOTES', { number: total })} small={t('COUNTED_HERE')}>
        {table}
      </PrintedResult>
    </TitledSheet>
  );
}
