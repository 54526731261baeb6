#!/usr/bin/env node
// Plain JavaScript, so that a Node too old for TypeScript still gets the guard's sentence.
import '../../../scripts/guard.mjs';

await import('../src/main.ts');
