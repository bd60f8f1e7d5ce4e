/** Findings about facts, their readings and rulings in Spanish: a part of the catalogue, which says how it is read. */
import type { RuleTexts } from './catalogue-es-questions.ts';
import type { RuleId } from './finding.ts';

export const ABOUT_FACTS: Partial<Record<RuleId, RuleTexts>> = {
  'claim/unsupported': {
    about: 'Algo que el sitio dice de sí mismo sin cuenta ni fuente.',
    says: {
      'nothing supports the claim: %1': 'nada sostiene lo que el sitio dice: %1',
      'Add a source or a computed reading, or record that it stays as the site’s own figure:':
        'Añade una fuente o una lectura que se cuente, o anota que se queda como cifra del sitio:',
    },
  },
  'fact/against-authority': {
    about: 'Una lectura del sitio no es lo que dice una autoridad, y nadie lo decidió.',
    says: {
      '%1: %2 says %3; %4 says %5': '%1: %2 dice %3; %4 dice %5',
      'Correct a reading, or record what you decided:':
        'Corrige una lectura, o anota lo que decidiste:',
      'Write %1 instead of %2 at %3.': 'Escribe %1 en lugar de %2 en %3.',
      'Or, if both are meant: %1': 'O, si valen las dos: %1',
    },
  },
  'fact/bad-period': {
    about: 'Los días de las lecturas dejan un hueco, se cruzan o son imposibles.',
    says: {
      'the reading of %1 begins on %2, after its last day %3':
        'la lectura de %1 empieza el %2, después de su último día, %3',
      '%1 begins on %2, after its last day %3': '%1 empieza el %2, después de su último día, %3',
      'Correct "from" or "until".': 'Corrige "from" o "until".',
      '%1 prints a reading that is not in force on %2': '%1 muestra una lectura que no rige el %2',
      'Write %1, which prints the reading of the day.':
        'Escribe %1, que muestra la lectura del día.',
      'the reading of %1 is in force %2, but its source %3 %4':
        'la lectura de %1 rige %2, pero su fuente %3 %4',
      'Correct the days of one of them: a reading is in force only while its source is.':
        'Corrige los días de una de las dos: una lectura solo rige mientras rige su fuente.',
      '%1: two readings of %2 are in force on %3': '%1: dos lecturas de %2 rigen el %3',
      'Add "from" to the newer one.': 'Añade "from" a la más nueva.',
      'Add "until": "%1" to the older one.': 'Añade "until": "%1" a la más vieja.',
      '%1: no reading of %2 is in force between %3 and %4':
        '%1: ninguna lectura de %2 rige entre el %3 y el %4',
      'Let the older one end on %1, or the newer one begin earlier.':
        'Termina la más vieja el %1, o empieza antes la más nueva.',
      'no reading of %1 is in force on %2': 'ninguna lectura de %1 rige el %2',
      'Add the reading that is in force then, or correct "from" and "until".':
        'Añade la lectura que rige entonces, o corrige "from" y "until".',
      'the ruling on %1 prefers %2, which has no reading in force on %3':
        'la decisión sobre %1 prefiere %2, que no tiene lectura que rija el %3',
      'Add the reading that follows, or decide for one that lasts:':
        'Añade la lectura que sigue, o decide por una que dure:',
    },
  },
  'fact/bad-sum': {
    about: 'Una suma de un texto que no se puede calcular: mezcla unidades o no da un número.',
    says: {
      '%1 mixes %2 and %3': '%1 mezcla %2 y %3',
      'Add and subtract only values of one unit.': 'Suma y resta solo valores de una unidad.',
      '%1 is negative: %2': '%1 es negativo: %2',
      'Subtract the smaller value from the larger one.': 'Resta el menor del mayor.',
      'a sum multiplies %1 by %2': 'una suma multiplica %1 por %2',
      'Multiply a value with a unit only by numbers.':
        'Multiplica un valor con unidad solo por números.',
      'a sum cannot hold %1': 'una suma no puede llevar %1',
      'Write a quantity in a unit of the ledger.':
        'Escribe una cantidad en una unidad de los datos.',
      'a sum cannot compute with %1, which is of the kind "%2"':
        'una suma no puede calcular con %1, que es de la clase "%2"',
      'Compute only with facts of the kind "quantity".':
        'Calcula solo con datos de la clase "quantity".',
      'a sum cannot compute with %1: its readings are undecided':
        'una suma no puede calcular con %1: nadie decidió entre sus lecturas',
      'Name the reading, %1, or decide with `licencia settle`.':
        'Nombra la lectura, %1, o decide con `licencia settle`.',
      'a sum needs one number, and %1 prints %2': 'una suma necesita un número, y %1 muestra %2',
      'Name a reading with one number, or write the result as a literal that rests on the fact.':
        'Nombra una lectura con un número, o escribe el resultado como literal que se apoye en el dato.',
    },
  },
  'fact/bad-value': {
    about: 'El valor de una lectura no va con la clase o la unidad del dato.',
    says: {
      '%1 is a quantity without a unit': '%1 es una cantidad sin unidad',
      'Add "unit".': 'Añade "unit".',
      '%1 has a unit but is not a quantity': '%1 tiene unidad, pero no es una cantidad',
      'Delete "unit", or make the kind "quantity".': 'Borra "unit", o pon la clase "quantity".',
      '%1 has two readings called "%2"': '%1 tiene dos lecturas que se llaman "%2"',
      'Give each reading of one surface an "id" of its own.':
        'Da a cada lectura de un mismo lugar su propio "id".',
      'Known: %1.': 'Se conocen: %1.',
      'nothing computes "%1"': 'nada calcula "%1"',
      '"%1" is not %2, as a fact of the kind "%3" needs':
        '"%1" no es %2, como pide un dato de la clase "%3"',
      'Correct the name or the kind.': 'Corrige el nombre o la clase.',
      '%1 is of the kind "%2", so its value must be %3':
        '%1 es de la clase "%2": su valor tiene que ser %3',
      'Correct the value or the kind.': 'Corrige el valor o la clase.',
      'Correct the timetable.': 'Corrige el horario.',
      'the reading of %1 names no source': 'la lectura de %1 no nombra ninguna fuente',
      'Add "source", "asOf" and "confidence", so that people can check the reading.':
        'Añade "source", "asOf" y "confidence", para que se pueda comprobar la lectura.',
      '"%1" ends before it begins': '"%1" termina antes de empezar',
      '"%1" is in "%2" and in "%3"': '"%1" está en "%2" y en "%3"',
    },
  },
  'fact/begins': {
    about: 'Una lectura empieza pronto, o ya empezó y las páginas son de un día anterior.',
    says: {
      '%1: %2 no longer says %3 from %4, and the pages are of %5':
        '%1: %2 ya no dice %3 desde el %4, y las páginas son del %5',
      '%1: %2 says %3 from %4, and the pages are of %5':
        '%1: %2 dice %3 desde el %4, y las páginas son del %5',
      '%1: %2 no longer says %3 from %4': '%1: %2 ya no dice %3 desde el %4',
      '%1: %2 says %3 from %4': '%1: %2 dice %3 desde el %4',
      'Build with the day: licencia build --today %1':
        'Construye con el día: licencia build --today %1',
      'Or raise a date of the content to %1 or later: renew the ruling, or set "updated" of the text that you looked through.':
        'O sube una fecha del contenido al %1 o después: renueva la decisión, o pon "updated" en el texto que repasaste.',
      'licencia diff --on %1 shows what visitors will read.':
        'licencia diff --on %1 muestra lo que se leerá.',
    },
  },
  'fact/cite-differs': {
    about: 'Un registro cita una fuente que no es la de las cifras que muestra.',
    says: {
      'the record cites %1, which says %2, and prints %3':
        'el registro cita %1, que dice %2, y muestra %3',
      'the record cites %1, and not %2, where its %3 comes from':
        'el registro cita %1, y no %2, de donde viene su %3',
      'Take the source out of "cite": the reading that is printed has none.':
        'Quita la fuente de "cite": la lectura que se muestra no tiene ninguna.',
      'Cite the source of the figure: %1.': 'Cita la fuente de la cifra: %1.',
    },
  },
  'fact/provenance-differs': {
    about: 'Una oración que muestra un dato nombra otra fuente que la de su lectura.',
    says: {
      '"según %1" is not the source of %2': '"según %1" no es la fuente de %2',
      '"%1" is not the source of %2, which names no source':
        '"%1" no es la fuente de %2, que no nombra ninguna',
      '"%1" is not the source of %2, which is from %3':
        '"%1" no es la fuente de %2, que viene de %3',
      '%1 says %2, and %3 prints %4': '%1 dice %2, y %3 muestra %4',
      'Name no source: the reading that is printed has none.':
        'No nombres fuente: la lectura que se muestra no tiene ninguna.',
      'Write %1, which prints "%2".': 'Escribe %1, que muestra "%2".',
    },
  },
  'fact/source-address': {
    about: 'Dos fuentes que son obras distintas tienen la misma dirección.',
    says: {
      '%1 and %2 are different works with the same address':
        '%1 y %2 son obras distintas con la misma dirección',
      'Correct the address of one of them, or begin both titles with the same work.':
        'Corrige la dirección de una, o empieza los dos títulos con la misma obra.',
    },
  },
  'fact/source-title': {
    about: 'El título o el artículo de una fuente no es el de su id.',
    says: {
      'the source %1 has another %2: its id says %3': 'la fuente %1 tiene otro %2: su id dice %3',
      'Look at the source, and correct its title or article. If the id is wrong, rename it everywhere.':
        'Mira la fuente, y corrige su título o su artículo. Si lo que está mal es el id, cámbialo en todas partes.',
    },
  },
  'fact/text-differs': {
    about: 'Las palabras de una lectura, o la razón de una decisión, no dicen su valor.',
    says: {
      'the wording "%1" does not say %2': 'las palabras "%1" no dicen %2',
      'Correct the wording or the value: visitors read the one, programs the other.':
        'Corrige las palabras o el valor: los visitantes leen lo uno, y los programas lo otro.',
      'the reason of the ruling names "%1", which no reading of its topic has':
        'la razón de la decisión nombra "%1", que ninguna lectura de su tema tiene',
      'Correct the reason, or add the reading.': 'Corrige la razón, o añade la lectura.',
    },
  },
  'fact/too-sure': {
    about: 'Una lectura se da por más segura de lo que su fuente permite.',
    says: {
      'a reading of %1 confidence rests on %2 alone, which is of %3 confidence':
        'una lectura de confianza "%1" se apoya solo en %2, de confianza "%3"',
      'Lower it to "%1", or cite a better source.': 'Bájala a "%1", o cita una fuente mejor.',
      'an amount of high confidence rests on %1, which does not say of which day its amounts are':
        'una cantidad de confianza alta se apoya en %1, que no dice de qué día son sus cantidades',
      'Add "amountsAsOf" to %1 in data/sources.json: the day of the copy, or of the last law that is in it.':
        'Añade "amountsAsOf" a %1 en data/sources.json: el día de la copia, o de la última ley que contiene.',
      'an amount of high confidence rests on %1, whose amounts are of %2, before they changed on %3':
        'una cantidad de confianza alta se apoya en %1, cuyas cantidades son del %2, antes de que cambiaran el %3',
      'Lower it to "medium", so that pages say where it comes from, or cite a newer copy.':
        'Bájala a "medium", para que las páginas digan de dónde viene, o cita una copia más nueva.',
    },
  },
  'fact/uneven': {
    about: 'Las lecturas van juntas, pero unas dicen más que otras.',
    says: {
      'several wordings for one value: %1': 'varias maneras de decir un valor: %1',
      'Use %1 in every place, or record that all are true:':
        'Usa %1 en todas partes, o anota que todas son ciertas:',
    },
  },
  'fact/unneeded-quote': {
    about: 'Un literal entre comillas que no lleva ninguna cantidad.',
    says: {
      '%1 quotes no quantity': '%1 no lleva ninguna cantidad',
      'Write %1 without the braces.': 'Escribe %1 sin las llaves.',
    },
  },
  'fact/unsourced': {
    about: 'Un texto nombra la fuente de un dato, y la lectura que se muestra no tiene ninguna.',
    says: {
      '%1 has no source to name: the reading that %2 prints has none':
        '%1 no tiene fuente que nombrar: la lectura que %2 muestra no tiene ninguna',
      'Add "source" to the reading, or take the reference out of the sentence.':
        'Añade "source" a la lectura, o quita la referencia de la oración.',
    },
  },
  'fact/withdrawn-source': {
    about: 'Una lectura o un texto se apoya en una fuente que se retiró.',
    says: {
      'the reading of %1 rests on %2, which was withdrawn on %3: %4':
        'la lectura de %1 se apoya en %2, que se retiró el %3: %4',
      '%1 rests on %2, which was withdrawn on %3: %4': '%1 se apoya en %2, que se retiró el %3: %4',
      'Cite another source.': 'Cita otra fuente.',
      'Find another source for it, or end it: "until", the last day on which it was believed.':
        'Búscale otra fuente, o termínala: "until", el último día en que se dio por cierta.',
      'licencia impact %1 lists the places that print it.':
        'licencia impact %1 enumera los lugares que la muestran.',
    },
  },
  'ruling/against-authority': {
    about: 'Una decisión prefiere una lectura que una cuenta o una autoridad segura contradice.',
    says: {
      'The ruling on %1 prefers a claim that the content itself contradicts':
        'La decisión sobre %1 prefiere algo que el propio contenido contradice',
      'Prefer the computed reading, or correct the text.':
        'Prefiere la lectura que se cuenta, o corrige el texto.',
      'The ruling on %1 prefers %2 (%3), but %4': 'La decisión sobre %1 prefiere %2 (%3), pero %4',
      'Or record why: %1': 'O anota por qué: %1',
    },
  },
  'ruling/bad-reading': {
    about: 'Una decisión prefiere una lectura que no existe.',
    says: {
      'The ruling on %1 prefers "%2", which is not one of its readings':
        'La decisión sobre %1 prefiere "%2", que no es una de sus lecturas',
      'Its readings: %1.': 'Sus lecturas: %1.',
    },
  },
  'ruling/together': {
    about: 'Una decisión nombra un dato como decidido con ella, y la de allá no lo dice.',
    says: {
      'The ruling on %1 was made together with %2, whose ruling does not say so':
        'La decisión sobre %1 se tomó junto con %2, cuya decisión no lo dice',
      'Decide both again: %1': 'Decide las dos otra vez: %1',
      'Or delete the name from "together".': 'O borra el nombre de "together".',
    },
  },
  'ruling/unneeded': {
    about: 'Una decisión donde las lecturas ya coinciden.',
    says: {
      'The readings of %1 agree, so its ruling decides nothing':
        'Las lecturas de %1 coinciden: su decisión no decide nada',
      'Delete the "ruling".': 'Borra "ruling".',
    },
  },
};
