import {
  OTHER_QUESTION,
  options,
  speedQuestion,
  testRule,
  withRightOption,
} from '../../../tests/rules/rule-examples.ts';

testRule('item/contradiction', {
  good: [
    [{}, OTHER_QUESTION],
    [{ sign: 'octagono' }, { sign: 'delatora', ...withRightOption(1) }],
    [
      { ...speedQuestion('{{velocidad.escolar@urbana}}', '35 mph', '45 mph', '55 mph') },
      {
        ...OTHER_QUESTION,
        ...options('{{velocidad.escolar@rural}}', '45 mph', '55 mph', '65 mph'),
      },
    ],
  ],
  bad: [
    { questions: [{}, withRightOption(1)], at: ['options', 1, 'text'] },
    {
      questions: [
        { ...speedQuestion('{{velocidad.disputada@guia}}', '55 mph', '65 mph', '75 mph') },
        {
          ...OTHER_QUESTION,
          ...options('{{velocidad.disputada@manual}}', '65 mph', '75 mph', '85 mph'),
        },
      ],
      at: ['options', 0, 'text'],
    },
  ],
});
