import type { FastifyPluginAsync } from 'fastify';
import type { PreviewKey } from '../release-preview/preview-key';
import { readSignedQuery, STAFF_PATH } from '../release-preview/signed-query';
import { sendNoticePage } from './notice-page';
import type { StaffCookies } from './staff-cookies';
import { isHttps } from './visitor-origin';

interface StaffRoutesOptions {
  readonly key: PreviewKey;
  readonly staff: StaffCookies;
  /** The origin at which visitors reach this site; `undefined` when each request's origin is used. */
  readonly publicUrl: string | undefined;
}

const HIDDEN = { schema: { hide: true } };
const TO_THE_SITE = { label: 'Open the site', method: 'get', action: '/' } as const;

/**
 * Adds `GET /staff`, which gives a cookie to the person who opens a signed link to it, and `POST /staff`, which takes it
 * away. With the cookie, a person has the canary of each module that has one. docs/decisions/0065
 */
export const staffRoutes: FastifyPluginAsync<StaffRoutesOptions> = async (app, { key, staff, publicUrl }) => {
  app.get(STAFF_PATH, HIDDEN, (request, reply) => {
    const signed = readSignedQuery(key, 'staff', new URL(request.url, 'http://localhost').searchParams);
    const isSecure = isHttps(request, publicUrl);
    if (signed.ok) reply.header('set-cookie', staff.give(isSecure));
    else if (!staff.isStaff(request.headers.cookie, isSecure))
      return sendNoticePage(reply, 403, {
        title: 'You get the same releases as visitors',
        sentences: [
          signed.error === 'expired'
            ? 'This link has expired. Ask for a new one.'
            : 'This address needs a link that is signed by this site. Ask for one.',
        ],
        button: TO_THE_SITE,
      });
    return sendNoticePage(reply, 200, {
      title: 'You now get canary releases first',
      sentences: [
        'When a canary of any part of this site runs, this browser gets it. This lasts for 90 days from the day you opened the link.',
      ],
      button: { label: 'Leave, and get what visitors get', method: 'post', action: STAFF_PATH },
    });
  });

  app.post(STAFF_PATH, HIDDEN, (request, reply) => {
    reply.header('set-cookie', staff.remove(isHttps(request, publicUrl)));
    return sendNoticePage(reply, 200, {
      title: 'You get the same releases as visitors',
      sentences: ['This browser no longer gets canary releases first.'],
      button: TO_THE_SITE,
    });
  });
};
