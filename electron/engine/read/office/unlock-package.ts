import { CodedError } from '../../../../shared/app-error.ts';
import { holdsEncryptedPackage, signatureOf } from '../file-signature.ts';

/**
 * The zip archive of an Office file. Office puts a file with a password into an OLE container; any other file comes back
 * as it is.
 * @param password used here and kept nowhere
 * @throws CodedError `password-required`, {reason: 'wrong-password'} when the one given does not open the file
 */
export async function unlockPackage(bytes: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  if (signatureOf(bytes) !== 'ole' || !holdsEncryptedPackage(bytes)) return bytes;
  if (password === undefined || password === '') throw new CodedError('password-required');
  // Loaded when the first locked file comes: it brings half a megabyte of ciphers.
  const { default: officeCrypto } = await import('officecrypto-tool');
  try {
    // A copy: the input must stay as it is, and Buffer.from(buffer) would share it.
    return new Uint8Array(await officeCrypto.decrypt(Buffer.from(bytes), { password }));
  } catch {
    throw new CodedError('password-required', { reason: 'wrong-password' });
  }
}
