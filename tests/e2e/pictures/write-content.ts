/** Writes the content for picture tests into the given folder. */
import { writeFiles } from '../../fixtures/project.ts';
import { PICTURE_CONTENT } from './content.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: write-content.ts <folder>');
writeFiles(folder, PICTURE_CONTENT);
