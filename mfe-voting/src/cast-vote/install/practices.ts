/**
 * The key under which this device stores whether the page has offered to be put on the home screen. There is
 * no value before the first practice. The value is `PRACTISED_ONCE` until the offer, and `OFFERED` for ever
 * after it.
 */
export const PRACTICES_KEY = 'demo-evm-practices';
export const PRACTISED_ONCE = '1';
export const OFFERED = 'offered';
