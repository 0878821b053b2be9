import type { Browser } from '@playwright/test';
import { openLine } from '../../slow-line';
import { orderOfRound } from '../order-of-round';
import type { Served } from '../served';
import type { PressFigures } from './measure-press';
import { NETWORKS, type Network } from './networks';
import { KINDS, visitAll, type Kind, type Visits } from './visit-all';

/** The name of a network and the name of a kind of visit, such as `2G, cold`. */
export type PressVisit = `${Network['name']}, ${Kind}`;

/** For each network and kind of visit, the figures of each round. The list is empty if a variant has no such visit. */
export type PressRuns = Readonly<Record<PressVisit, PressFigures[]>>;

/** A variant with its line, and its page at the origin of the line. */
type Opened = readonly [key: string, page: Pick<Visits, 'line' | 'url'>];

/**
 * Presses the candidate's button of each variant on every network, in each round in another order. An extra round at
 * the beginning, on the first network only, warms up the servers and the browser. Its figures are not kept.
 */
export async function runPresses(
  browser: Browser,
  served: ReadonlyMap<string, Served>,
  rounds: number,
): Promise<ReadonlyMap<string, PressRuns>> {
  const opened = await Promise.all([...served].map(([key, { url }]) => openPage(key, url)));
  try {
    return await pressInRounds(browser, opened, rounds);
  } finally {
    for (const [, { line }] of opened) line.close();
  }
}

async function pressInRounds(browser: Browser, opened: readonly Opened[], rounds: number) {
  const runs = new Map(opened.map(([key]) => [key, emptyRuns()] as const));
  for (let round = 0; round <= rounds; round += 1) {
    for (const network of round === 0 ? NETWORKS.slice(0, 1) : NETWORKS) {
      for (const [key, page] of orderOfRound(opened, round)) {
        for (const [kind, figures] of await visitAll({ browser, network, ...page }))
          if (round > 0) runs.get(key)?.[`${network.name}, ${kind}`].push(figures);
      }
    }
    console.info(round === 0 ? 'Warmed up the presses.' : `Presses: round ${round} of ${rounds} is done.`);
  }
  return runs;
}

/**
 * Opens a line to a variant, and keeps it for all rounds. A new line would have a new origin, for which the server makes
 * and compresses the page again, but the page of a real site is made once.
 */
async function openPage(key: string, url: string): Promise<Opened> {
  const { origin, pathname } = new URL(url);
  const line = await openLine(origin);
  return [key, { line, url: line.url + pathname }];
}

function emptyRuns(): PressRuns {
  const visits = NETWORKS.flatMap(({ name }) =>
    KINDS.map((kind): [PressVisit, PressFigures[]] => [`${name}, ${kind}`, []]),
  );
  return Object.fromEntries(visits) as Record<PressVisit, PressFigures[]>;
}
