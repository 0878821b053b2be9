import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

export interface Config extends Configuration {
  devServer?: DevServer | undefined;
}

/** The result of `baseConfig` in base-config.js. The other configurations use parts of this result. */
export interface BaseConfig extends Config {
  output: NonNullable<Configuration['output']>;
  module: { parser: { javascript: object }; rules: NonNullable<Configuration['module']>['rules'] & object };
  plugins: WebpackPluginInstance[];
}

/** The function that a `webpack.config.js` exports. webpack calls it with the flags and options of the command line. */
export type MakeConfig = (
  env: Record<string, unknown> | undefined,
  argv: { readonly mode?: 'production' | 'development' },
) => Config;

/** The federation plugin's `shared` option, with an entry for each library that the shell lends to remotes. */
export type LentLibraries = Record<
  string,
  {
    shareKey: string;
    singleton: boolean;
    version: string;
    requiredVersion: false;
    import?: string | false;
    eager?: boolean;
  }
>;
