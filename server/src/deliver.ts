import { commandLine } from './command-line';
import { runDeliveryCommand } from './delivery/run-delivery-command';

/** `npm run release -- mfe-voting` and its sisters: docs/releasing.md. */
await commandLine(runDeliveryCommand);
