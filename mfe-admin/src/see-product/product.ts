/** The parts of the logged-out page about the product. They are loaded after a paint (late-product.tsx). */
export { Logo } from './logo';
export { Showcase } from './showcase';
