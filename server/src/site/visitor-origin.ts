import type { FastifyRequest } from 'fastify';
import { createLruCache } from '../cache/lru-cache';

/**
 * Gives the origin at which the visitor reaches the site: `publicUrl` if the deployer has set it, otherwise the origin
 * that the visitor requested. If the request has no valid host, `http://localhost` is used as the requested origin.
 * X-Forwarded-Host is never used, because many proxies pass on what a visitor writes there.
 */
export function visitorOrigin(
  { protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return publicUrl;
  // With a trusted proxy, `protocol` is any text that the proxy sends.
  const address = `${protocol === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`;
  return ORIGINS.get(address) ?? ORIGINS.set(address, originOf(address, headers.host ?? ''));
}

/** The origins of the addresses that were requested last. A site has few, and visitors can invent some. */
const ORIGINS = createLruCache<string>(100);

function originOf(address: string, host: string): string {
  return HOST.test(host) && URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}

/** Says whether the visitor reaches the site by https, so that its cookies can be `Secure`. */
export function isHttps(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicUrl: string | undefined,
): boolean {
  return protocol === 'https' || publicUrl?.startsWith('https:') === true;
}

/** The characters of a host with a port. `URL` would also accept a quotation mark in a host. */
const HOST = /^[\w.:[\]-]+$/;
