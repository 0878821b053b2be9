import Type, { type Static } from 'typebox';
import { Name, orNull, Text } from './shapes';

/** Accepts something@domain.tld. Only an e-mail to the address could prove that the address exists. */
const Email = Type.String({
  pattern: '^[^\\s@\\u0000-\\u001f]+@[^\\s@.\\u0000-\\u001f]+(\\.[^\\s@.\\u0000-\\u001f]+)+$',
  maxLength: 254,
});

/** The body of a registration. The server drops unknown keys. Spec 7: POST {auth}/register/. */
export const Registration = Type.Object(
  {
    client_name: Name,
    phone_no: Type.Optional(orNull(Text)),
    email: Email,
    password: Type.String({ minLength: 8, maxLength: 128 }),
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
  password: Type.String({ minLength: 1, maxLength: 128 }),
});

export const Token = Type.Object({ access_token: Type.String(), token_type: Type.Literal('bearer') });
