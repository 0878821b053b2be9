import type { Language } from '@demo-evm/shared/domain';
import type { ProductTexts } from './product-texts';

/** What each part of the picture needs. */
export interface PictureProps {
  readonly t: ReturnType<ProductTexts>;
  readonly language: Language;
}
