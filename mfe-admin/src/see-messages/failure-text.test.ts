import fs from 'node:fs';
import path from 'node:path';
import type { ApiError } from '@demo-evm/shared/api';
import { createTexts } from '@demo-evm/shared/i18n';
import { failureText, type FailedCall } from './failure-text';
import en from '../translations/en.json';
import hi from '../translations/hi.json';
import mr from '../translations/mr.json';

const { t } = createTexts('en', { en, hi, mr });
const inMarathi = createTexts('mr', { en, hi, mr }).t;

const refused = (detail?: string): ApiError => ({ kind: 'refused', status: 400, detail });

/** The beginnings and the fallback texts of the messages must be exactly those of spec 8: Error catalogue. */
it.each<[FailedCall, string, string]>([
  ['login', 'Login failed: ', 'Invalid credentials'],
  ['registration', 'Registration failed: ', 'Error registering user'],
  ['update', 'Failed to Update EVM Demo Info: ', 'Error updating EVM'],
  ['vid', 'Failed to update VID: ', 'Error updating VID'],
  ['upload', 'Upload failed: ', 'Server error'],
])(
  'the message of a failed %s has the server’s detail, else the words of the specification',
  (what, begins, fallback) => {
    expect(failureText(t, what, refused('Nope'))).toBe(`${begins}Nope`);
    expect(failureText(t, what, refused())).toBe(`${begins}${fallback}`);
    expect(failureText(t, what, { kind: 'offline' })).toBe(
      `${begins}The server could not be reached. Check your internet connection and try again.`,
    );
  },
);

it('the message of an upload says when the server’s answer is invalid', () => {
  expect(failureText(t, 'upload', { kind: 'malformed' })).toBe('Upload failed: Invalid response.');
  expect(failureText(t, 'login', { kind: 'malformed' })).toBe('Login failed: Invalid credentials');
});

it('a detail is shown exactly as it is, whatever characters are in it', () => {
  expect(failureText(t, 'vid', refused('<b>{{vid}} $t(SAVE)</b>'))).toBe(
    'Failed to update VID: <b>{{vid}} $t(SAVE)</b>',
  );
});

it('the message begins in the language of the page', () => {
  expect(failureText(inMarathi, 'login', refused('Nope'))).toBe('लॉग इन होऊ शकले नाही: Nope');
});

it('a detail of our own server is in the language of the page, and an unknown one stays as it is', () => {
  const detail = 'Incorrect email or password';
  expect(failureText(inMarathi, 'login', refused(detail))).toContain('ईमेल किंवा पासवर्ड चुकीचा आहे');
  expect(failureText(t, 'login', refused(detail))).toBe(`Login failed: ${detail}`);
});

/**
 * Matches each detail in the server's sources: in an answer, in a call of `notFound`, or as the message of an
 * error.
 */
const DETAILS = /(?:\bdetail: |notFound\(\w+, |override message = )(['`])(.+?)\1/g;

/** Details that no message of the admin page shows. */
const OF_OTHER_CALLS = [
  'Unknown action',
  'Not a list of events',
  'Database not available',
  'EVM not found',
  'Option not found',
];

it('every detail that our own server can give to the page is in the language of the page', () => {
  const folder = path.resolve('../server/src');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!test)\.ts$/.test(file));
  const details = sources.flatMap((file) =>
    [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(DETAILS)].map(([, , text]) =>
      String(text).replace('${MAX_SIDE_PIXELS}', '8192'),
    ),
  );
  expect(details.length).toBeGreaterThan(15);
  const unknown = details.filter((detail) =>
    failureText(inMarathi, 'upload', refused(detail)).endsWith(detail),
  );
  // The account dialog, the short link dialog and the numbers panel have their own texts for these details.
  const ofParts = ['Incorrect password', 'VID is reserved', 'No reset to undo'];
  expect(new Set(unknown)).toEqual(new Set([...OF_OTHER_CALLS, ...ofParts]));
});

it.each([
  ['MSG_LOGIN_OK', 'Login successful! You can now update your details.'],
  ['MSG_REGISTER_OK', 'Registration successful! Please log in.'],
  ['MSG_LOGGED_OUT', 'You have been logged out.'],
  ['MSG_LOGGED_IN', 'You are logged in.'],
  ['MSG_PLEASE_LOGIN', 'Please log in or register.'],
  ['MSG_EVM_UPDATED', 'EVM details updated successfully!'],
  ['MSG_VID_UPDATED', 'VID updated successfully!'],
  ['MSG_UPLOADING', 'Uploading...'],
  ['MSG_UPLOAD_OK', 'Upload successful!'],
  ['MSG_NO_FILE', 'No file selected.'],
] as const)('%s has the words of the specification', (key, words) => {
  expect(t(key)).toBe(words);
});
