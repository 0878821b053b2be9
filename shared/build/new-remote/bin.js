#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api';

// The sources of `shared` are TypeScript, which Node does not run from a library.
await tsImport('./run-in-repository.ts', import.meta.url);
