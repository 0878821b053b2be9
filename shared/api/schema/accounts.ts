import Type, { type Static } from 'typebox';
import { Name, orNull, SEEN, Text, UNSEEN_OR_SPACE } from './shapes';

/** Accepts something@domain.tld. Only an e-mail to the address could prove that the address exists. */
const Email = Type.String({
  pattern: `^[^@${UNSEEN_OR_SPACE}]+@[^@.${UNSEEN_OR_SPACE}]+(\\.[^@.${UNSEEN_OR_SPACE}]+)+$`,
  maxLength: 254,
});

/** The language of the page that sends the request. The mail with the link has this language. */
const PageLanguage = Type.Enum(['en', 'hi', 'mr']);

/** A blank password is refused by the pattern. The server also refuses the commonest passwords. */
const NewPassword = Type.String({ minLength: 8, maxLength: 128, pattern: SEEN });

/** A password that the server compares with the account's password. */
const TypedPassword = Type.String({ minLength: 1, maxLength: 128 });

/** The body of a registration. The server drops unknown keys. Spec 7: POST {auth}/register/. */
export const Registration = Type.Object(
  {
    client_name: Name,
    phone_no: Type.Optional(orNull(Text)),
    email: Email,
    password: NewPassword,
  },
  { additionalProperties: false },
);
export type Registration = Static<typeof Registration>;

export const Registered = Type.Object({
  id: Type.Integer(),
  client_name: Type.String(),
  email: Type.String(),
});
export type Registered = Static<typeof Registered>;

/** The login form. Its user name is the e-mail address. Spec 3: Login. */
export const Login = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 254 }),
  password: TypedPassword,
});

export const Token = Type.Object({ access_token: Type.String(), token_type: Type.Literal('bearer') });

/** The account as its owner reads it. Behaviour: GET auth/account. */
export const OwnAccount = Type.Object({
  client_name: Type.String(),
  email: Type.String(),
  phone_no: orNull(Type.String()),
});
export type OwnAccount = Static<typeof OwnAccount>;

/**
 * The details that an account may change. A missing detail stays as it is. `password` is needed for a new e-mail only.
 * Behaviour: PUT auth/account.
 */
export const AccountUpdate = Type.Object(
  {
    client_name: Type.Optional(Name),
    phone_no: Type.Optional(orNull(Text)),
    email: Type.Optional(Email),
    password: Type.Optional(TypedPassword),
  },
  { additionalProperties: false },
);
export type AccountUpdate = Static<typeof AccountUpdate>;

/** The body that changes the password. Behaviour: PUT auth/account/password. */
export const PasswordChange = Type.Object(
  { current_password: TypedPassword, new_password: NewPassword },
  { additionalProperties: false },
);

/** Says whether the server sends links for a new password by mail. Behaviour: GET auth/forgot-password. */
export const ForgotPasswordState = Type.Object({ by_mail: Type.Boolean() });

/** The body that asks for a mail with a link for a new password. Behaviour: POST auth/forgot-password. */
export const ForgotPassword = Type.Object(
  { email: Email, language: PageLanguage },
  { additionalProperties: false },
);
export type ForgotPassword = Static<typeof ForgotPassword>;

/** The body that sets a new password with the token of a link. Behaviour: POST auth/reset-password. */
export const PasswordReset = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }), password: NewPassword },
  { additionalProperties: false },
);

/** The body that deletes the account. Behaviour: POST auth/account/delete. */
export const AccountDeletion = Type.Object({ password: TypedPassword }, { additionalProperties: false });
