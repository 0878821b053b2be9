/** Stands for every CSS module: a class is called what the source calls it. */
const classes = new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });

export default classes;
