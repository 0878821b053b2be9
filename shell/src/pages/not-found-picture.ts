/** The picture of the not-found page. It is in a chunk of its own, because visitors rarely see it. */
export { NOT_FOUND } from '@demo-evm/shared/ui';
