import type { Host } from '@demo-evm/shared/contract';
import { isTable, type Language, type Table } from '@demo-evm/shared/domain';
import { createTexts } from './create-texts';
import { tableUrl } from './table-loader';

/**
 * The Hindi and Marathi texts that are shown while the first translation table loads. The English texts come from the
 * parameter `builtIn` of `firstTexts`.
 */
const LOADING_TEXTS = {
  hi: { LOADING: 'लोड हो रहा है…', NET_SLOW: 'नेटवर्क धीमा है। कृपया रुकें।' },
  mr: { LOADING: 'लोड होत आहे…', NET_SLOW: 'नेटवर्क संथ आहे. कृपया थांबा.' },
};

/**
 * Makes the texts of the first render. They are complete if the page's early answers (`host.early`) include the
 * translation table.
 */
export function firstTexts(host: Host, builtIn: Table, only: Language | undefined) {
  const first = only ?? host.language.getState().language;
  const table = host.early?.peek(tableUrl(first));
  const isEarly = isTable(table);
  const words = isEarly ? { [first]: { ...(first === 'en' && builtIn), ...table } } : {};
  return { i18n: createTexts(first, { en: builtIn, ...LOADING_TEXTS, ...words }), first, isEarly };
}
