import type { Texts } from '@demo-evm/shared/i18n';
import type { FieldWords } from './change-account/field-words';
import { passwordRule } from './log-in/password-rule';
import { problemText } from './problem-text';
import type { ResetWords } from './reset-password/reset-words';
import { detailText } from './see-messages/known-details';

/** The texts that the login, the dialog of the account and the dialogs for a new password have in common. */
export function fieldWords(texts: Texts): FieldWords & ResetWords {
  return {
    problemText: (field, error) => problemText(texts, field, error),
    detailText: (detail) => detailText(texts.t, detail),
    passwordRule: passwordRule(texts),
  };
}
