import fs from 'node:fs/promises';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { OperatorError, reasonOf } from '../errors/operator-error';

/** An absolute URL or a path, without a trailing slash. An empty text is the root of this site. */
const Base = Type.String({ pattern: '^(https?://[^\\s?#]*[^\\s?#/]|(/[^\\s?#/]+)*)$' });
const Url = Type.String({ pattern: '^(https?:/)?/[^\\s?#]+$' });
const Hour = Type.Integer({ minimum: 0, maximum: 23 });
const VotingDay = Type.Object({
  date: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
  from: Hour,
  to: Hour,
});
const closed = { additionalProperties: false };

/**
 * The shape of the deployer's configuration file. A setting that is missing has this server's default.
 * Behaviour: The HTTP contract.
 */
const SiteConfig = Type.Object(
  {
    bases: Type.Optional(
      Type.Object(
        {
          auth: Type.Optional(Base),
          evm: Type.Optional(Base),
          stat: Type.Optional(Base),
          upload: Type.Optional(Base),
          counter: Type.Optional(Type.Union([Base, Type.Null()])),
        },
        closed,
      ),
    ),
    voteIds: Type.Optional(Type.Boolean()),
    uploadKey: Type.Optional(Type.String()),
    overrideOrigins: Type.Optional(Type.Array(Type.String({ pattern: '^https?://[0-9a-z.:[\\]-]+$' }))),
    eventsUrl: Type.Optional(Type.Union([Url, Type.Null()])),
    votingDays: Type.Optional(
      Type.Object(
        {
          ELECTION_BIHAR_ASSEMBLY: Type.Optional(VotingDay),
          ELECTION_MH_MUNICIPAL: Type.Optional(VotingDay),
          ELECTION_OTHER: Type.Optional(VotingDay),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type SiteConfig = Static<typeof SiteConfig>;

/**
 * Reads the deployer's configuration of the pages.
 * @throws {OperatorError} When the file cannot be read as JSON, or is not valid. The message says what is wrong.
 */
export async function readSiteConfig(file: string): Promise<SiteConfig> {
  const config = await parse(file);
  if (Value.Check(SiteConfig, config)) return config;
  const places = Value.Errors(SiteConfig, config).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );
  throw new OperatorError(`SITE_CONFIG ${file} is not valid: ${places.join('; ')}.`);
}

async function parse(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`SITE_CONFIG ${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}
