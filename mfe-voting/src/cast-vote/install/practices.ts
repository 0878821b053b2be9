/**
 * The key under which this device stores how far the offer to put the page on the home screen is: nothing before the
 * first practice, then `PRACTISED_ONCE`, and `OFFERED` for ever after the offer.
 */
export const PRACTICES_KEY = 'demo-evm-practices';
export const PRACTISED_ONCE = '1';
export const OFFERED = 'offered';
