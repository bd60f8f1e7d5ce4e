/**
 * Vitest runs this before every test file, even if the files of a worker share modules: then the module that makes the
 * folders runs only once, and its own `afterAll` would end with the first file.
 */
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

afterAll(removeTemporaryFolders);
