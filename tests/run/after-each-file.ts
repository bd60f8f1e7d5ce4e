/**
 * Vitest runs this before every test file, also where a worker's files share their modules: there the module that makes the
 * folders runs once, and what it registers ends with the first file.
 */
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

afterAll(removeTemporaryFolders);
