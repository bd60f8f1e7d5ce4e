import { describe, expect, it } from 'vitest';
import {
  type PaperStorage,
  readTicks,
  writeTicks,
} from '../../../templates/islands/page/papers.ts';
import { PAPERS_KEY } from '../../../templates/islands/storage/registry.ts';

function device(text?: string) {
  const values = new Map(text === undefined ? [] : [[PAPERS_KEY, text]]);
  const storage: PaperStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return { values, open: () => storage };
}

const blocked = (): PaperStorage => {
  throw new Error('blocked');
};

describe('the ticked papers', () => {
  it('are read as they were written', () => {
    const { open } = device();
    writeTicks(open, new Set(['acta', 'curso']));
    expect(readTicks(open)).toEqual(new Set(['acta', 'curso']));
  });

  it('leave no key behind when none is ticked', () => {
    const { open, values } = device('["acta"]');
    writeTicks(open, new Set());
    expect(values.size).toBe(0);
  });

  it.each(['{', '"acta"', '{"acta":true}', 'null', '[1,null,{}]'])(
    'are none where the stored text is %s',
    (text) => {
      expect(readTicks(device(text).open)).toEqual(new Set());
    },
  );

  it('are undefined where storage is blocked, and writing does not throw', () => {
    expect(readTicks(blocked)).toBeUndefined();
    expect(() => writeTicks(blocked, new Set(['acta']))).not.toThrow();
  });
});
