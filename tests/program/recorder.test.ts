/** Results by what was read while they were made: which are used again, and what they depend on. */
import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { createRecorder, type Recorder, type Results } from '../../pipeline/program/recorder.ts';

/** One build over some inputs. @returns the names of what was made, and the results for the next build */
function run(
  inputs: Record<string, string>,
  work: (recorder: Recorder, read: (name: string) => string, made: string[]) => void,
  before?: Results,
) {
  const asked: string[] = [];
  const recorder = createRecorder(before, (name) => {
    asked.push(name);
    return inputs[name] ?? 'none';
  });
  const made: string[] = [];
  const read = (name: string) => {
    recorder.read(name);
    return inputs[name] ?? 'none';
  };
  work(recorder, read, made);
  const results = recorder.results();
  // As the cache gives them back.
  return { made, asked, results: results && (deserialize(serialize(results)) as Results) };
}

const pages: Parameters<typeof run>[1] = ({ kept, once }, read, made) => {
  const shared = once((name: string) => `${name}: ${read('shared')}`);
  kept('one', () => {
    made.push('one');
    return read('a');
  });
  kept('two', () => {
    made.push('two');
    return read('b') + shared('x');
  });
  kept('three', () => {
    made.push('three');
    return shared('x') + shared('y');
  });
};
const INPUTS = { a: '1', b: '2', shared: '3' };

test('a result is made again only if an input of its own changed, also one of what it shares', () => {
  const first = run(INPUTS, pages);
  expect(first.made).toEqual(['one', 'two', 'three']);
  const same = run(INPUTS, pages, first.results);
  expect([same.made, same.results]).toEqual([[], undefined]);
  expect(run({ ...INPUTS, a: '9' }, pages, first.results).made).toEqual(['one']);
  expect(run({ ...INPUTS, shared: '9' }, pages, first.results).made).toEqual(['two', 'three']);
});

test('inputs that changed back and forth are compared with the last build', () => {
  const first = run(INPUTS, pages);
  const second = run({ ...INPUTS, a: '9' }, pages, first.results);
  expect(run(INPUTS, pages, second.results).made).toEqual(['one']);
});

test('the state of an input is asked for once', () => {
  const first = run(INPUTS, pages);
  expect(run(INPUTS, pages, first.results).asked.sort()).toEqual(['a', 'b', 'shared']);
});

test('a result that uses a kept one depends on the inputs of that one', () => {
  const nested: Parameters<typeof run>[1] = ({ kept }, read, made) => {
    kept('outer', () => {
      made.push('outer');
      return kept('inner', () => {
        made.push('inner');
        return read('a');
      });
    });
  };
  const first = run(INPUTS, nested);
  expect(run({ ...INPUTS, a: '9' }, nested, first.results).made).toEqual(['outer', 'inner']);
  expect(run({ ...INPUTS, b: '9' }, nested, first.results).made).toEqual([]);
});

test('what is made apart is no input; its value is, where the maker says so', () => {
  const work: Parameters<typeof run>[1] = ({ kept, apart }, read, made) => {
    kept('one', () => {
      made.push('one');
      return read('value') + apart(() => read('a'));
    });
  };
  const first = run(INPUTS, work);
  expect(run({ ...INPUTS, a: '9' }, work, first.results).made).toEqual([]);
  expect(run({ ...INPUTS, value: '9' }, work, first.results).made).toEqual(['one']);
});

test('a result that cannot be used is made again', () => {
  const first = run(INPUTS, pages);
  const made: string[] = [];
  run(
    INPUTS,
    ({ kept }) =>
      kept(
        'one',
        () => made.push('one'),
        () => false,
      ),
    first.results,
  );
  expect(made).toEqual(['one']);
});

test('a read that would be in no list throws', () => {
  const recorder = createRecorder(undefined, () => '');
  expect(() => recorder.read('a')).toThrow('a is read while nothing is made');
});

test('inputs that no result reads any more are left out', () => {
  let before: Results | undefined;
  for (let edit = 0; edit < 50; edit++)
    before = run(
      {},
      ({ kept }, read) => {
        kept(`page ${edit}`, () => read(`input ${edit}`));
      },
      before,
    ).results;
  expect(before!.inputs.length).toBeLessThanOrEqual(2);
  expect([...before!.byName.keys()]).toEqual(['page 49']);
});
