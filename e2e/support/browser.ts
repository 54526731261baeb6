import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * Starts the Chromium that the npm package carries. Where the machine lacks the libraries it needs (a bare
 * Debian has no NSS), it is told to bring its own, which it unpacks beside itself.
 */
export async function startBrowser(): Promise<Browser> {
  const path = await unpack();
  return playwright.launch({
    executablePath: path,
    // The tests run as root in containers, where Chromium's own sandbox cannot start.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
}

async function unpack(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (!lacksLibraries(path)) return path;
  // The package unpacks its libraries only where it recognises its usual home, and asks when it is loaded.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const libraries = join(tmpdir(), 'al2023', 'lib');
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  process.env.FONTCONFIG_PATH ??= join(tmpdir(), 'fonts');
  rmSync(path, { force: true });
  const again = await chromium.executablePath();
  if (lacksLibraries(again)) {
    throw new Error(
      'Chromium lacks libraries that its package does not bring; install libnss3 and libexpat1.',
    );
  }
  return again;
}

function lacksLibraries(path: string): boolean {
  try {
    return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}
