import { version } from '../package.json';

/** Version of the program, as package.json states it. */
export const PROGRAM_VERSION: string = version;
