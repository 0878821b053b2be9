#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The sources of `shared` are TypeScript, which Node does not run from a library.
register();
await import('./run-in-repository.ts');
