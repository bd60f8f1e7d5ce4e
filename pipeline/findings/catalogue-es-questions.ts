/** Findings about questions in Spanish: a part of the catalogue, which says how it is read. */
import type { RuleId } from './finding.ts';

export type Texts = Readonly<Record<string, string>>;

/** One line of a rule's own reason, and its sentences. */
export type RuleTexts = { about: string; says: Texts };

/** Why the form of `dev` does not open or save a question. */
export const FORM_REFUSALS: Texts = {
  'there is no topic "%1" in temas-examen.json. Did you mean %2?':
    'no hay ningún tema del examen "%1". ¿Querías decir %2?',
  'there is no topic "%1" in temas-examen.json. Its numbers are %2 to %3; name the main one first, with commas: --asks %4.':
    'no hay ningún tema del examen "%1". Sus números van del %2 al %3; pon primero el principal.',
  '--asks names nothing': 'no dice qué tema del examen pregunta',
  'say how the question asks and which topics of the exam it asks: %1':
    'di cómo pregunta y qué temas del examen pregunta',
  'say which topics of the exam it asks: %1': 'di qué temas del examen pregunta',
  'there is no question "%1"': 'no hay ninguna pregunta "%1"',
  '%1 has been changed by somebody else since it was opened: copy your words, and open it again':
    'otra persona cambió %1 desde que lo abriste: copia tus palabras, y ábrelo otra vez',
  'the content cannot be read now: see what dev has printed':
    'ahora no se puede leer el contenido: mira lo que dice dev en la terminal',
  'the file of this question is not sound JSON: correct it in an editor':
    'el archivo de esta pregunta no es JSON correcto: corrígelo en un editor',
};

export const ABOUT_QUESTIONS: Partial<Record<RuleId, RuleTexts>> = {
  'item/agreement-cue': {
    about: 'La pregunta termina en un artículo con el que una opción no concuerda.',
    says: {
      '"%1" does not agree with "%2" at the end of the question':
        '"%1" no concuerda con "%2", al final de la pregunta',
      'Put the article into each option, or ask a whole question.':
        'Pon el artículo en cada opción, o haz una pregunta completa.',
    },
  },
  'item/alt-text': {
    about: 'La descripción de una señal dice lo que significa, o falta.',
    says: {
      'the sign "%1" has no "symbol", its description for people who cannot see it':
        'la señal "%1" no tiene "symbol", su descripción para quien no la ve',
      'Describe its shape, colour and symbol in data/senales, without its meaning.':
        'Describe en data/senales su forma, su color y su símbolo, sin lo que significa.',
      'the description of the sign "%1" holds %2 of the right option':
        'la descripción de la señal "%1" tiene %2, de la opción correcta',
      'Describe what is drawn, not what it means: "%1"':
        'Describe lo que está dibujado, no lo que significa: "%1"',
      'or use another word in the right option.': 'o usa otra palabra en la opción correcta.',
    },
  },
  'item/combined-options': {
    about: 'Una opción que quiere decir otras: todas, ninguna, algunas, o sus letras.',
    says: {
      '"%1" means the other options': '"%1" quiere decir las otras opciones',
      '"%1" comes before options that it means':
        '"%1" está antes de opciones que también quiere decir',
      'Write a fourth answer of its own, or ask for one thing at a time.':
        'Escribe una cuarta respuesta propia, o pregunta una cosa a la vez.',
      '"%1" is not an answer of its own': '"%1" no es una respuesta propia',
      'Write a plausible wrong answer instead.':
        'Escribe en su lugar una respuesta incorrecta que alguien pueda creer.',
      '"%1" refers to other options': '"%1" se refiere a otras opciones',
      'Write one answer that does not need the other options.':
        'Escribe una respuesta que no necesite las otras opciones.',
    },
  },
  'item/contradiction': {
    about: 'Dos preguntas cuyas respuestas se contradicen.',
    says: {
      'answers the same question otherwise than %1: "%2", not "%3"':
        'contesta la misma pregunta de otra manera que %1: "%2", y no "%3"',
      'gives another value of %1 than %2: "%3", not "%4"':
        'da otro valor de %1 que %2: "%3", y no "%4"',
      'Correct the wrong one, or say in both questions under which condition each holds.':
        'Corrige la que está mal, o di en las dos preguntas en qué caso vale cada una.',
    },
  },
  'item/driver-side': {
    about:
      'Una marca de dos líneas distintas sin el lado de quien conduce, o una pregunta que dice otro lado.',
    says: {
      'the marking "%1" does not say which of its lines is on the driver\'s side':
        'la marca "%1" no dice cuál de sus líneas está del lado de quien conduce',
      'Add "driverSide": "continua" or "driverSide": "discontinua"; the drawing follows it.':
        'Añade "driverSide": "continua" o "driverSide": "discontinua"; el dibujo lo sigue.',
      'the question puts the line "%1" on the driver\'s side, and the drawing "%2" the line "%3"':
        'la pregunta pone la línea "%1" del lado de quien conduce, y el dibujo "%2" la línea "%3"',
      'Show the marking of the other side, or ask for the one that is drawn.':
        'Enseña la marca del otro lado, o pregunta por la que está dibujada.',
    },
  },
  'item/gives-away': {
    about: 'Una pregunta o su explicación da la respuesta de otra pregunta.',
    says: {
      'the question gives away the answer of %1: "%2"': 'la pregunta da la respuesta de %1: "%2"',
      'the explanation gives away the answer of %1: "%2"':
        'la explicación da la respuesta de %1: "%2"',
      'Leave the answer out here, or ask the other question so that this does not answer it.':
        'Quita de aquí la respuesta, o haz la otra pregunta de modo que esto no la conteste.',
    },
  },
  'item/guessable': {
    about: 'Una sola pista señala las opciones correctas, o lejos de ellas, en todo un nivel.',
    says: {
      '%1; chance is 25 %': '%1; al azar es 25 %',
      '%1 is right in %2 of the %3 questions of %4 where it can be told (%5 to %6)':
        '%1 acierta en el %2 de las %3 preguntas de %4 donde se nota (de %5 a %6)',
      'Give wrong options of the questions named here the same look.':
        'Haz que opciones incorrectas de las preguntas que se nombran aquí se vean igual.',
      'Let the cue be right now and then: change options of the questions named here.':
        'Deja que la pista acierte a veces: cambia opciones de las preguntas que se nombran aquí.',
      '%1 gets %2 of %3 (maximum %4)': '%1 acierta el %2 de %3 (máximo %4)',
      'Use the words of the right options named here in wrong options too.':
        'Usa también en opciones incorrectas las palabras de las correctas que se nombran aquí.',
    },
  },
  'item/mixed-style': {
    about: 'Opciones que se distinguen en el punto final, la mayúscula o la unidad.',
    says: {
      '"%1" is with a full stop at the end, unlike other options':
        '"%1" termina en punto, y otras opciones no',
      '"%1" is without a full stop at the end, unlike other options':
        '"%1" no termina en punto, y otras opciones sí',
      '"%1" is with a capital at the start, unlike other options':
        '"%1" empieza con mayúscula, y otras opciones no',
      '"%1" is without a capital at the start, unlike other options':
        '"%1" no empieza con mayúscula, y otras opciones sí',
      'Write all options without a full stop.': 'Escribe todas las opciones sin punto final.',
      'Start all options with a capital.': 'Empieza todas las opciones con mayúscula.',
      '"%1" has another unit than other options': '"%1" tiene otra unidad que otras opciones',
      'Write all four quantities in one unit.': 'Escribe las cuatro cantidades en una unidad.',
    },
  },
  'item/negative-stem': {
    about:
      'Una pregunta negativa que no resalta su negación, que tropieza con otra en una opción, o cuya respuesta es la regla misma.',
    says: {
      'the question depends on "%1", which is not stressed':
        'la pregunta depende de "%1", que no está resaltado',
      'Ask a positive question, or write %1 in capitals.':
        'Pregunta en positivo, o escribe %1 en mayúsculas.',
      '"%1" answers a question with "%2" by another negation':
        '"%1" contesta con otra negación una pregunta que tiene "%2"',
      'Ask the question without the negation.': 'Haz la pregunta sin la negación.',
      'the question asks for the exception ("%1"), and its right option is what %2 says':
        'la pregunta pide la excepción ("%1"), y su opción correcta es lo que dice %2',
      'Ask a positive question, or make the option right that the fact contradicts.':
        'Pregunta en positivo, o marca correcta la opción que el dato contradice.',
    },
  },
  'item/overlapping-ranges': {
    about: 'Dos opciones cuyos intervalos se cruzan: las dos pueden ser correctas.',
    says: {
      '"%1" and "%2" can both be right': '"%1" y "%2" pueden ser correctas a la vez',
      'Let each range begin where the other ends, or give single values.':
        'Empieza cada intervalo donde termina el otro, o da valores sueltos.',
    },
  },
  'item/repeated': {
    about: 'Dos preguntas que preguntan lo mismo, o casi.',
    says: {
      'the same question and options as %1': 'la misma pregunta y las mismas opciones que %1',
      'Delete one of the two.': 'Borra una de las dos.',
      'asks in the same words as %1': 'pregunta con las mismas palabras que %1',
      'asks the same as %1: the same picture, concept and right option':
        'pregunta lo mismo que %1: el mismo dibujo, concepto y opción correcta',
      'Keep one of the two.': 'Deja una de las dos.',
      'Ask for another thing, or delete one of the two.':
        'Pregunta otra cosa, o borra una de las dos.',
      'nearly the same question and answer as %1': 'casi la misma pregunta y respuesta que %1',
      'asks about the same sign as %1 in much the same words':
        'pregunta por la misma señal que %1, casi con las mismas palabras',
      'Ask for another thing about the sign, or use another sign.':
        'Pregunta otra cosa de la señal, o usa otra señal.',
    },
  },
  'item/structure': {
    about: 'Una pregunta de cierto o falso, o dos opciones que se leen casi igual.',
    says: {
      '"%1" makes it a true-or-false question': '"%1" la hace una pregunta de cierto o falso',
      'Ask what, where or how much, with four answers.':
        'Pregunta qué, dónde o cuánto, con cuatro respuestas.',
      '"%1" and "%2" read nearly the same': '"%1" y "%2" se leen casi igual',
      'Make the difference plain, or write another answer.':
        'Haz clara la diferencia, o escribe otra respuesta.',
    },
  },
  'item/topic-supply': {
    about: 'Cuántas preguntas tiene cada tema del examen.',
    says: {
      '%1 questions by topic: %2': '%1 preguntas por tema: %2',
      'Write questions of %1.': 'Escribe preguntas de %1.',
    },
  },
  'item/unbound-figure': {
    about:
      'Una cifra de la pregunta, la opción correcta o la explicación que no es referencia ni literal.',
    says: {
      '"%1" is written out, so it does not change with its fact':
        '"%1" está escrito a mano: no cambia con su dato',
      'Refer to its fact, {{topic.name}}; or quote it, {{"…"}}, if it comes from no law and no claim.':
        'Nombra su dato, {{tema.nombre}}; o cítala, {{"…"}}, si no es de una ley ni algo que el sitio afirme.',
    },
  },
  'item/unfocused-stem': {
    about: 'Una pregunta que sola no pregunta nada, o con signos de interrogación que no cuadran.',
    says: {
      '%1 "¿" and %2 "?"': '%1 "¿" y %2 "?"',
      'Open and close the question: "Si llueve, ¿qué haces?"':
        'Abre y cierra la pregunta: "Si llueve, ¿qué haces?"',
      'the text asks nothing': 'el texto no pregunta nada',
      'End it with a question, or with ":" if the options complete the sentence.':
        'Termínalo en una pregunta, o en ":" si las opciones completan la oración.',
      'a question of %1 words leaves it to the options what is asked':
        'una pregunta de %1 palabras deja a las opciones qué se pregunta',
      'Ask the whole question.': 'Haz la pregunta completa.',
    },
  },
  'item/unneeded-waiver': {
    about: 'Una excepción de una pregunta que no exceptúa nada.',
    says: {
      'the waiver of %1 names a check that is gone':
        'la excepción de %1 nombra una revisión que ya no existe',
      'the waiver of %1 names no check of a question':
        'la excepción de %1 no nombra ninguna revisión de preguntas',
      'the waiver of %1 was given for revision %2, and the question is at %3':
        'la excepción de %1 se dio para la revisión %2, y la pregunta va por la %3',
      'Look again: renew it with the new revision, or delete it.':
        'Mírala otra vez: renuévala con la revisión nueva, o bórrala.',
      'the waiver of %1 cannot waive an error': 'la excepción de %1 no puede dejar pasar un error',
      'Correct the question.': 'Corrige la pregunta.',
      'the waiver of %1 is not needed: the check finds nothing':
        'la excepción de %1 no hace falta: la revisión no encuentra nada',
    },
  },
  'item/unofficial-key': {
    about:
      'Una pregunta que solo cita buena práctica, o cuya respuesta solo tiene fuentes sin autoridad.',
    says: {
      'the question rests on good practice alone': 'la pregunta se apoya solo en la buena práctica',
      'Cite a law, an agency or a manual that says so, ask for something that one of them says, or retire the question.':
        'Cita una ley, una agencia o un manual que lo diga, pregunta algo que uno de ellos diga, o retira la pregunta.',
      'every source that the question cites has the label "%1"':
        'toda fuente que la pregunta cita lleva la etiqueta "%1"',
      'Cite a law, an agency, the press or a guide that says so, or retire the question.':
        'Cita una ley, una agencia, la prensa o una guía que lo diga, o retira la pregunta.',
      'the right option is %1, which no source with authority states':
        'la opción correcta es %1, que ninguna fuente con autoridad dice',
      'Ask for a figure that has a source, or ask what the site knows: that nothing official states it.':
        'Pregunta una cifra que tenga fuente, o pregunta lo que el sitio sabe: que nada oficial la dice.',
    },
  },
  'item/unordered-numbers': {
    about: 'Opciones que son números y no están en orden.',
    says: {
      'the quantities are in no order: "%1" breaks it':
        'las cantidades no están en orden: "%1" lo rompe',
      'Write them as: %1, each with its reason.': 'Escríbelas así: %1, cada una con su razón.',
    },
  },
  'item/untaught-section': {
    about: 'Una pregunta que manda a una sección que no enseña su respuesta.',
    says: {
      'the section "%1" states no fact, shows no sign and has no concept of this question':
        'la sección "%1" no dice ningún dato, no enseña ninguna señal ni tiene ningún concepto de esta pregunta',
      'Name the section that states %1,': 'Nombra la sección que dice %1,',
      'Name the section that teaches it,': 'Nombra la sección que lo enseña,',
      'or give the question and the section the same "concepts" once the section does teach it.':
        'o da a la pregunta y a la sección los mismos "concepts" cuando la sección sí lo enseñe.',
    },
  },
  'item/vague-frequency': {
    about: 'Una frecuencia vaga en una opción: «a veces», «generalmente», «poco».',
    says: {
      '"%1" says no certain amount': '"%1" no dice una cantidad cierta',
      'Say how often or how much, or leave the word out.':
        'Di cada cuánto o cuánto, o quita la palabra.',
    },
  },
  'quiz/answer-against-ruling': {
    about: 'La opción correcta dice una lectura que una decisión no prefirió.',
    says: {
      'the right option says %1, but %2 was ruled to be %3':
        'la opción correcta dice %1, pero se decidió que %2 es %3',
      'Write %1 there, or set "right" at the option that says %2.':
        'Escribe %1 ahí, o pon "right" en la opción que dice %2.',
    },
  },
  'quiz/listed-count': {
    about: 'El número de preguntas que se anuncia no es el que hay.',
    says: {
      '%1: %2 questions listed, %3 in the bank': '%1: se anuncian %2 preguntas y hay %3',
      'Write %1, or delete the field: the list then shows the computed count.':
        'Escribe %1, o borra el campo: entonces la lista muestra las que se cuentan.',
    },
  },
  'exam/detour': {
    about: 'Una pregunta de un test que pregunta con un rodeo.',
    says: {
      '"%1": the question asks for another one that would say the same':
        '"%1": la pregunta pide otra que diría lo mismo',
      '"%1": the question asks what is missing': '"%1": la pregunta pide lo que falta',
      '"%1": the question asks what would have to change':
        '"%1": la pregunta pide qué tendría que cambiar',
      '"%1": the question asks for the difference of two figures':
        '"%1": la pregunta pide la diferencia de dos cifras',
      '"%1": the question hides a part of what it asks about':
        '"%1": la pregunta esconde una parte de lo que pregunta',
      '"%1": the question compares four cases': '"%1": la pregunta compara cuatro casos',
      'Ask the rule itself: what it means, what you do, how much. A question that needs the detour belongs into data/retos; a waiver says why this one does not.':
        'Pregunta la regla misma: qué significa, qué haces, cuánto. Una pregunta que necesita el rodeo va en data/retos; una excepción dice por qué esta no.',
    },
  },
  'exam/form-shares': {
    about: 'Los tests juntos preguntan de otra manera que los exámenes, o con textos largos.',
    says: {
      '%1 % of the questions of the tests have the form "%2", and %3 % of those of exams (%4 to %5)':
        'el %1 % de las preguntas de los tests tiene la forma "%2", y en los exámenes es el %3 % (de %4 a %5)',
      'Ask some of them in another way.': 'Pregunta algunas de otra manera.',
      'Ask more in this way: what is frequent on exams is what learners must practise.':
        'Pregunta más de esta manera: hay que practicar lo que sale a menudo en los exámenes.',
      'the questions of the tests are %1 words long on average (maximum %2)':
        'las preguntas de los tests tienen %1 palabras de promedio (máximo %2)',
      'the options of the tests are %1 words long on average (maximum %2)':
        'las opciones de los tests tienen %1 palabras de promedio (máximo %2)',
      'the explanations of the tests are %1 words long on average (maximum %2)':
        'las explicaciones de los tests tienen %1 palabras de promedio (máximo %2)',
      'Shorten the longest: one plain sentence asks one rule.':
        'Acorta las más largas: una oración sencilla pregunta una regla.',
    },
  },
  'exam/opening': {
    about: 'Una de las primeras cinco preguntas de un test no es de un tema central.',
    says: {
      '"%1" begins with a topic that is "%2": %3': '"%1" empieza con un tema que es "%2": %3',
      'Begin the test with %1 questions on central topics, the plainest first, and move this one down.':
        'Empieza el test con %1 preguntas de temas centrales, la más sencilla primero, y baja esta.',
    },
  },
  'exam/unclassified': {
    about: 'Una pregunta sin su forma o sus temas del examen, o con un tema que no existe.',
    says: {
      'the question does not say how it asks': 'la pregunta no dice de qué manera pregunta',
      'Add "form". A question that asks in none of its ways is no question of a test: move it to data/retos.':
        'Añade "form". Una pregunta que no pregunta de ninguna de sus maneras no va en un test: llévala a data/retos.',
      'the question does not say which topics of the exam it asks':
        'la pregunta no dice qué temas del examen pregunta',
      'Add "asks" with numbers of data/temas-examen.json, the main one first.':
        'Añade "asks" con números de data/temas-examen.json, el principal primero.',
      'data/temas-examen.json has no topic %1': 'data/temas-examen.json no tiene el tema %1',
      'Name one of the topics 1 to %1.': 'Nombra uno de los temas del 1 al %1.',
    },
  },
  'exam/uncovered': {
    about: 'Un tema que los exámenes preguntan, o una señal que enseñan, y este sitio no.',
    says: {
      'the %1 topic %2, "%3", is asked by no question of a test':
        'ninguna pregunta de un test pregunta el tema %2, "%3" (%1)',
      'the %1 topic %2, "%3", is asked by no question, drill or reto':
        'ninguna pregunta, ejercicio o reto pregunta el tema %2, "%3" (%1)',
      'Ask its main rule in a test, and name its number in "asks".':
        'Pregunta su regla principal en un test, y nombra su número en "asks".',
      'Ask it in a test or among the retos, or name its signs in "signs" if a drill asks them.':
        'Pregúntalo en un test o entre los retos, o nombra sus señales en "signs" si un ejercicio las pregunta.',
      'no question of a test shows the sign "%1"':
        'ninguna pregunta de un test enseña la señal "%1"',
      'Show it with a question. Of a sign with words ask what you do, not what they say.':
        'Enséñala con una pregunta. De una señal con palabras pregunta qué haces, no qué dicen.',
    },
  },
};
