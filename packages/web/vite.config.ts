import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadLimit } from './first-load.ts';

/** First load in bytes of gzipped JavaScript: the entry and everything it imports at once. */
const FIRST_LOAD_LIMIT = 170_000;

export default defineConfig({
  plugins: [react(), firstLoadLimit(FIRST_LOAD_LIMIT)],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
