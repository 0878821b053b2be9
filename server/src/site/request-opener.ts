import { mountedAt } from '@demo-evm/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FindStored } from '../link-picture/picture-facts';
import type { FindMachine } from './machine-source';
import { openRoute, readAnswers, type Answers, type OpenedRoute } from './open-route';
import type { PageAddress } from './page-address';
import { presentPathOf } from './present-path';
import type { Site } from './site-registry';
import { visitorOrigin } from './visitor-origin';

interface OpenerOptions {
  /** The base URL at which the page calls the `evm` API. */
  readonly evmBase: string;
  readonly findMachine: FindMachine;
  /** Finds the stored pictures of a machine; `undefined` when the server draws no pictures of links. */
  readonly findStored: FindStored | undefined;
  /** The origin at which visitors reach this site; `undefined` to use the origin of each request. */
  readonly publicUrl: string | undefined;
}

/** Collects the data of a page for a request. A failed lookup of the machine is logged with the request. */
export interface RequestOpener {
  /** Reads the machine of an address. The answers lack the machine when the lookup fails or takes too long. */
  readonly readAnswers: (request: FastifyRequest, address: PageAddress) => Promise<Answers>;
  /** Gives the path of the machine's page when the address has a former vid; otherwise `null`. */
  readonly presentPath: (address: PageAddress, answers: Answers) => string | null;
  /** Describes the route at an address; `undefined` when no remote of the site has the address. */
  readonly open: (
    request: FastifyRequest,
    site: Site,
    address: PageAddress,
  ) => Promise<OpenedRoute> | undefined;
}

/**
 * Makes the opener with which the routes of pages, manifests and pictures of links look up the machine of an address.
 */
export function createRequestOpener(options: OpenerOptions): RequestOpener {
  const { evmBase, findMachine, findStored, publicUrl } = options;
  const lookup = (request: FastifyRequest, address: PageAddress) => ({
    address,
    evmBase,
    findMachine,
    onFailure: (error: unknown) => request.log.error({ err: error }, 'the page is sent without its machine'),
  });
  return {
    readAnswers: (request, address) => readAnswers(lookup(request, address)),
    presentPath: (address, answers) => presentPathOf(address, evmBase, answers),
    open(request, site, address) {
      const remote = mountedAt(address.path, site.remotes);
      const origin = visitorOrigin(request, publicUrl);
      return remote && openRoute(site, remote, { ...lookup(request, address), findStored, origin });
    },
  };
}
