/** Refers to a counter: by the vid of its machine, or by the counter's own name. */
export type CounterRef = { readonly vid: string } | { readonly counter: string };

/** A vote, an open or a share that the server has received and must count. */
export type Incoming =
  | {
      readonly kind: 'vote';
      readonly target: CounterRef;
      /** The id of the vote, in lower case as the database writes it; `undefined` when the vote has no id. */
      readonly rid: string | undefined;
      /**
       * True if the vote comes from a browser in which the machine's account is logged in. Such a vote needs
       * a `rid`: without a `rid`, it does not count as an own vote.
       */
      readonly isOwn: boolean;
    }
  | { readonly kind: 'open' | 'share'; readonly target: { readonly vid: string } };

export interface ArrangedGroup {
  /** For each item, the position of its target in the parameters. As in Postgres, the first position is 1. */
  readonly places: number[];
  /** The parameters `$1` to `$5` of the statements in count-sql.ts. */
  readonly votes: unknown[];
  /** The parameters `$7` to `$10` of `COUNT_ALL` in count-sql.ts. */
  readonly visits: unknown[];
  /** True if the group has an own vote, an open or a share. */
  readonly hasVisits: boolean;
  /** The vids of the group's machines, in lower case. Some of them may not exist. */
  readonly vids: string[];
}

/** Lists each target once, each rid once for each of its targets, and each kind of visit once for each target. */
export function arrangeGroup(items: readonly Incoming[]): ArrangedGroup {
  const targets = new Map<
    string,
    { vid: string | null; counter: string | null; unnamed: number; place: number }
  >();
  const rids = new Map<string, { rid: string; place: number }>();
  const own = new Set<string>();
  const visits = new Map<string, { prefix: string; place: number; count: number }>();
  const places = items.map((item) => {
    const columns = columnsOf(item.target);
    const key = JSON.stringify(columns);
    const row = targets.get(key) ?? { ...columns, unnamed: 0, place: targets.size + 1 };
    targets.set(key, row);
    const { place } = row;
    if (item.kind !== 'vote') {
      const prefix = `${item.kind}:`;
      const visit = visits.get(`${prefix}${place}`) ?? { prefix, place, count: 0 };
      visits.set(`${prefix}${place}`, { ...visit, count: visit.count + 1 });
    } else if (item.rid === undefined) row.unnamed += 1;
    else {
      rids.set(`${item.rid} ${place}`, { rid: item.rid, place });
      if (item.isOwn) own.add(item.rid);
    }
    return place;
  });
  const rows = [...targets.values()];
  const sent = [...rids.values()];
  const visited = [...visits.values()];
  return {
    places,
    votes: [
      rows.map(({ vid }) => vid),
      rows.map(({ counter }) => counter),
      rows.map(({ unnamed }) => unnamed),
      sent.map(({ rid }) => rid),
      sent.map(({ place }) => place),
    ],
    visits: [
      [...own],
      visited.map(({ prefix }) => prefix),
      visited.map(({ place }) => place),
      visited.map(({ count }) => count),
    ],
    hasVisits: own.size + visited.length > 0,
    vids: rows.flatMap(({ vid }) => vid ?? []),
  };
}

/** Gives the columns `vid` and `counter` of a target. One of them is `null`. */
export function columnsOf(target: CounterRef): { vid: string | null; counter: string | null } {
  return 'vid' in target
    ? { vid: target.vid.toLowerCase(), counter: null }
    : { vid: null, counter: target.counter };
}
