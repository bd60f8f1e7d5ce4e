/**
 * Vitest runs this before every test file, even if the files of a worker share modules. The module that creates
 * temporary folders then runs only once, so its own `afterAll` would run only after the first file.
 */
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

afterAll(removeTemporaryFolders);
