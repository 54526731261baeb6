import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

const derive = promisify(argon2);

/** A password as it is kept: `salt:hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...PARAMETERS });
  return `${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

/** Is this the password that was kept? Takes the same time either way. */
export async function checkPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':').map(part => Buffer.from(part, 'base64url'));
  const tried = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...PARAMETERS });
  return timingSafeEqual(tried, Buffer.from(hash));
}
