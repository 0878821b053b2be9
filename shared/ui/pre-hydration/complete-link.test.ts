import { completeWhatsappLinks } from './complete-link';

it('adds the address of the page once, even if two scripts complete the links', () => {
  document.body.innerHTML =
    '<a href="https://wa.me/?text=Try%3A%20">Send</a><a href="https://wa.me/?text=Done%20">Send</a>';
  completeWhatsappLinks(document.body);
  completeWhatsappLinks(document.body);
  const address = encodeURIComponent('http://localhost/');
  expect(Array.from(document.querySelectorAll('a'), ({ href }) => href)).toEqual([
    `https://wa.me/?text=Try%3A%20${address}`,
    `https://wa.me/?text=Done%20${address}`,
  ]);
});
