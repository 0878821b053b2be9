import type { PictureFacts } from '../link-picture/picture-facts';

/** Facts of a link's picture. They name an invented candidate. */
export const ASHA: PictureFacts = {
  language: 'mr',
  names: ['आशा नमुने', 'Asha Namune'],
  section: 'प्रभाग क्र. २१',
  areas: ['उदाहरण नगर', 'Udaharan Nagar'],
  serial: '३',
  press: 'दाबा',
  notice: 'हे सराव यंत्र आहे. हे खरे मतदान नाही.',
  bar: '#0056ad',
  ink: '#ffffff',
  photo: null,
  symbol: null,
};
