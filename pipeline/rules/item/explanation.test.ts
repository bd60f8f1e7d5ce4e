/** What item/explanation reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, speeds, testRule } from '../../../tests/rules/cases.ts';

testRule('item/explanation', {
  good: [
    [{}],
    [
      {
        cite: ['practica'],
        explanation: 'Como buena práctica paras y esperas la verde. Tocar la bocina no ayuda.',
      },
    ],
    [
      {
        explanation:
          'El Art. 8.02 de la Ley 22-2000 te pide elegir la opción a la que lleva la luz: esperas y paras.',
      },
    ],
    [
      {
        ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
        explanation:
          'El Art. 8.02 de la Ley 22-2000 pone {{velocidad.rural}} en esa vía, y no más.',
      },
    ],
  ],
  bad: [
    bad({ explanation: 'Paras y esperas por ley 22.' }, 'explanation'),
    bad(
      {
        ...options('Según la Ley 22-2000 paras y esperas la verde', 'Sigues', 'Miras', 'Cedes'),
        explanation: 'Según la Ley 22-2000 paras y esperas la verde.',
      },
      'explanation',
    ),
    bad(
      {
        explanation:
          'El Art. 8.02 de la Ley 22-2000 dice lo que hay que hacer en este caso y en otros.',
      },
      'explanation',
    ),
    bad(
      {
        explanation:
          'Paras y esperas la verde, porque tocar la bocina no te da el paso en la esquina.',
      },
      'explanation',
    ),
    bad(
      {
        explanation:
          'El Art. 8.02 de la Ley 22-2000 dice que paras y esperas. La opción B no vale aquí.',
      },
      'explanation',
    ),
    bad(
      {
        explanation:
          'El Art. 9.99 de la Ley 22-2000 dice que paras y esperas la verde en la esquina.',
      },
      'explanation',
    ),
    bad(
      {
        explanation:
          'Los Arts. 8.02 y 9.99 de la Ley 22-2000 dicen que paras y esperas la verde en la esquina.',
      },
      'explanation',
    ),
  ],
});
