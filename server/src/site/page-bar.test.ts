import { VOTING } from '../testing/test-site';
import { pageBar } from './page-bar';

const bihar = { ...VOTING, color: '#ffbf00' };

it('is the colour of the machine, else the colour of all pages of the remote', () => {
  expect(pageBar({ remote: VOTING, answers: { '/evm/asha': { extra3: '#430a8a' } } })).toBe('#430a8a');
  expect(pageBar({ remote: VOTING, answers: { '/evm/nobody': null } })).toBeUndefined();
  expect(pageBar({ remote: bihar, answers: {} })).toBe('#ffbf00');
});

it('is darkened where text on it would be hard to read', () => {
  expect(pageBar({ remote: { ...VOTING, color: '#007fff' }, answers: {} })).toBe('#0056ad');
});
