import { appTables, createTestHost, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App from '../app';
import en from '../translations/en.json';
import hi from '../translations/hi.json';
import mr from '../translations/mr.json';

export const tables = appTables({ en, hi, mr });

/** The page's English words. */
export const words = tables.en;

/** Serves the HTTP contract and the page's translations to all tests of a file. */
export const serveVoting = () => serveContract({ tables });

/** Opens the page of one machine. Without `host`, the visitor has chosen no language. */
export const openPage = (path = '/demo/demo', host = createTestHost()) =>
  renderWithHost(App, { path, mount: '/demo/:vid', host });

/** Creates the Host of a visitor who has chosen English. */
export const englishHost = () => createTestHost({}, { language: 'en' });

/** Creates a Host with a constituency counter. */
export const hostWithCounter = () => {
  const { bases } = createTestHost().config;
  return createTestHost({ bases: { ...bases, counter: 'http://localhost/fn/vidhansabha' } });
};

/** Finds the button of one row on a page in English. */
export const findButton = (serial: number) =>
  screen.findByRole('button', { name: new RegExp(`serial no\\. ${serial},`) });
