import {
  badExample,
  options,
  speedQuestion,
  testRule,
} from '../../../tests/rules/rule-examples.ts';

const RULE = 'Ante la roja paras y esperas la verde.';
const WHY =
  'Si entras, te chocan de lado los carros que la tienen, porque ninguno espera que vengas tú y no frena a tiempo.';

testRule('item/explanation', {
  good: [
    [{}],
    [{ explanation: `${RULE} ${WHY}` }],
    [{ explanation: `${RULE} ${WHY} La ley te pide elegir la opción a la que lleva la luz.` }],
    [
      {
        ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
        explanation: `Fuera del pueblo el límite es {{velocidad.rural}} si ningún letrero dice otra cosa. ${WHY}`,
      },
    ],
    [{ explanation: `${RULE} ${WHY} El formulario DTOP-DIS-255 no lo pregunta.` }],
  ],
  bad: [
    badExample(
      { explanation: 'Ante la roja paras y esperas la verde, y nada más.' },
      'explanation',
    ),
    badExample({ explanation: `${RULE} ${WHY} ${WHY}` }, 'explanation'),
    badExample(
      { ...options(`${RULE} ${WHY}`, 'Sigues', 'Miras', 'Cedes'), explanation: `${RULE} ${WHY}` },
      'explanation',
    ),
    badExample(
      { explanation: `Lo que se hace en este caso es lo de siempre. ${WHY}` },
      'explanation',
    ),
    badExample({ explanation: `${RULE} ${WHY} La opción B no vale aquí.` }, 'explanation'),
    badExample(
      { explanation: `El Art. 8.02 de la Ley 22-2000 manda: ${RULE} ${WHY}` },
      'explanation',
    ),
    badExample({ explanation: `${RULE} ${WHY} Lo dice la {{@ley}}.` }, 'explanation'),
    badExample({ explanation: `${RULE} ${WHY} No leímos el artículo.` }, 'explanation'),
    badExample({ explanation: `${RULE} ${WHY} Así es también en Nueva York.` }, 'explanation'),
    badExample({ explanation: `${RULE} ${WHY} Sale en unas tarjetas de repaso.` }, 'explanation'),
  ],
});
