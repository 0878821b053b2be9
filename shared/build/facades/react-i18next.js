export { I18nextProvider, useTranslation } from 'whole-library/react-i18next';
