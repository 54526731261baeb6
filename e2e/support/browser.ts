import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * Starts the Chromium that the npm package carries. Where the machine lacks the libraries it needs (a bare
 * Debian has no NSS), it is told to bring its own, which it unpacks beside itself.
 */
export async function startBrowser(): Promise<Browser> {
  const path = await chromium.executablePath();
  try {
    return await launch(path);
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error;
    return launch(await withLibraries(path));
  }
}

function launch(executablePath: string): Promise<Browser> {
  return playwright.launch({
    executablePath,
    // The tests run as root in containers, where Chromium's own sandbox cannot start.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
}

/** Unpacks Chromium again, this time with its libraries: the package brings them along only for a cloud it knows. */
function withLibraries(path: string): Promise<string> {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  process.env.LD_LIBRARY_PATH = [join(tmpdir(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  process.env.FONTCONFIG_PATH ??= join(tmpdir(), 'fonts');
  rmSync(path, { force: true });
  return chromium.executablePath();
}
